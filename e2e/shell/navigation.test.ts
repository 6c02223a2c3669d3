import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open, visitors } from '../support/browser.ts';
import { dialogOn, header, toast } from '../support/dialogs.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const { accounts, pages, priceHeading, shell } = wordsOf('en');

test('A3 forward starts at the top, back and forward restore where one was', async () => {
  const { page } = await visit({ fresh: true });
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/TermsOfUse');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(height).toBe(900);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.privacy') })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: pages('privacyPolicy.title') }).waitFor();
  await expect.poll(height, { message: 'forward: the top' }).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(height).toBe(500);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: pages('termsOfUse.title') }).waitFor();
  await expect.poll(height, { message: 'back: where one was' }).toBe(900);
  await page.goForward();
  await expect.poll(height, { message: 'forward again: where one was' }).toBe(500);
});

describe('A5 after a new deployment', () => {
  /** Every document the page asked the server for from now on: a client-side navigation asks for none. */
  function documentsOf(page: Page): string[] {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname);
    });
    return seen;
  }

  test('a page whose chunk is gone reloads once; within ten seconds the second try is a plain load of what was asked for', async () => {
    const { page, faults } = await visit({ fresh: true });
    await open(page, '/help');
    await page.route(/\/assets\/plans-[^/]*\.js$/, (route) => route.abort());
    const documents = documentsOf(page);
    const price = header(page).getByRole('link', { name: shell('tabs.price'), exact: true });
    await price.click();
    await expect.poll(() => documents, { message: 'one reload' }).toEqual(['/help']);
    await hydrated(page);
    await price.click();
    await page.getByRole('heading', { level: 1, name: priceHeading }).waitFor();
    expect(documents, 'no second reload').toEqual(['/help', '/price']);
    expect(
      faults.splice(0).filter((fault) => !fault.includes('/assets/plans-')),
      'the router says what it missed, and nothing else is wrong',
    ).toEqual([]);
  });

  test('a dialog whose chunk is gone reloads once; within ten seconds it says so instead', async () => {
    const { page } = await visit({ fresh: true });
    await page.route(/\/assets\/account-dialogs-[^/]*\.js$/, (route) => route.abort());
    await open(page, '/help');
    const documents = documentsOf(page);
    const signIn = header(page).getByRole('button', { name: shell('header.signIn'), exact: true });
    await signIn.click();
    await expect.poll(() => documents, { message: 'one reload' }).toEqual(['/help']);
    await hydrated(page);
    await signIn.click();
    await toast(page, accounts('client.server_fail')).waitFor();
    expect(documents, 'no second reload').toEqual(['/help']);
    expect(await dialogOn(page).box.count()).toBe(0);
  });

  test('while the server is away a chunk that does not come reloads nothing: the page stays as it is', async () => {
    const { page, faults } = await visit({ fresh: true });
    await open(page, '/help');
    const documents = documentsOf(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.route(/\/assets\/(account-dialogs|plans)-[^/]*\.js$|\/healthz$/, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
    await header(page)
      .getByRole('button', { name: shell('header.signIn'), exact: true })
      .click();
    await toast(page, accounts('client.server_fail')).waitFor();
    await asked;
    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
    await header(page)
      .getByRole('link', { name: shell('tabs.price'), exact: true })
      .click();
    await again;
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(documents).toEqual([]);
    expect(
      faults.splice(0).filter((fault) => !/plans-|account-dialogs-|healthz/.test(fault)),
      'the router says on the console what did not come',
    ).toEqual([]);
  });

  test('a newer build is noticed within a minute, and then the next navigation is a full load', async () => {
    const { page } = await visit({ fresh: true });
    await page.clock.install();
    await open(page, '/help');
    const documents = documentsOf(page);
    await header(page)
      .getByRole('link', { name: shell('tabs.works'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: pages('works.title') }).waitFor();
    expect(documents, 'the same build: no full load').toEqual([]);
    await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'of tomorrow' } }));
    const asked = page.waitForResponse('**/build.json');
    await page.clock.runFor(60_000);
    await (await asked).finished();
    // Whoever asks after it gets the answer after it: by then the page has read its own.
    await page.evaluate(() => fetch('/build.json').then((answer) => answer.json()));
    await header(page)
      .getByRole('link', { name: shell('tabs.price'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: priceHeading }).waitFor();
    expect(documents).toEqual(['/price']);
  });
});
