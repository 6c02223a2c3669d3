import { describe, expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { header } from '../support/dialogs.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('A2 the error page in %s', (language) => {
  const { shell } = wordsOf(language);

  test('an unknown address ends at /error with 404, its path shown as text and nothing else', async () => {
    const { page } = await visit({ language });
    const path = '/nowhere/<script>window.hurt=1</script>/<img src=x onerror=window.hurt=1>';
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/error');
    expect(answer?.request().redirectedFrom()?.url(), 'by a redirect').toContain('/nowhere/');
    await page.getByRole('heading', { level: 1, name: shell('error.notFound'), exact: true }).waitFor();
    await page.getByText(shell('error.notFoundPath', { path }), { exact: true }).waitFor();
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await header(page)
      .getByRole('link', { name: shell('header.home') })
      .waitFor();
  });

  test('/error says 404 for 404 and an internal error otherwise, and shows no words from the address', async () => {
    const { context } = await visit({ language });
    for (const [query, status, words] of [
      ['?code=404', 404, 'notFound'],
      // Nothing has failed where it is only opened.
      ['', 200, 'internal'],
      ['?code=500&path=/x&message=call+this+number', 200, 'internal'],
    ] as const) {
      const answer = await context.request.get(`/error${query}`, { headers: { 'accept-language': language } });
      expect(answer.status()).toBe(status);
      const html = await answer.text();
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(shell(`error.${words}`));
      expect(html).not.toContain('call this number');
    }
  });
});

test('A2 a page that could not be fetched shows the error inside the frame, never a white screen, and the way on works', async () => {
  const { page } = await visit({ fresh: true });
  const { shell, priceHeading } = wordsOf('en');
  await page.route('**/works.data*', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await open(page, '/help');
  await header(page)
    .getByRole('link', { name: shell('tabs.works'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: shell('error.internal'), exact: true }).waitFor();
  await header(page)
    .getByRole('link', { name: shell('tabs.price'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: priceHeading }).waitFor();
});

test('D7 a page asked for without a network says so, and comes when the network is back', async () => {
  const { page, context } = await visit({ language: 'vi', fresh: true });
  const { shell, pages, priceHeading } = wordsOf('vi');
  await open(page, '/works');
  await header(page)
    .getByRole('link', { name: shell('tabs.price'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: priceHeading }).waitFor();
  await context.setOffline(true);
  await header(page)
    .getByRole('link', { name: shell('tabs.works'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: shell('error.offline'), exact: true }).waitFor();
  await header(page)
    .getByRole('link', { name: shell('tabs.price'), exact: true })
    .waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: shell('error.reload') }).click();
  await page.getByRole('heading', { level: 1, name: pages('works.title') }).waitFor();
});
