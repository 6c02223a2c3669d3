import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { axe, hydrated, visitors } from '../support/browser.ts';
import { languages } from '../support/words.ts';

const visit = visitors();
/** Pictures are made when first asked for: nothing here waits for all of them. */
const patient = { timeout: 20_000 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

describe.each(languages)('L1, F5 the model library in %s', (language) => {
  const t = translator(language, 'models');
  const list = translator(language, 'list');
  const sofa = { en: 'sofa', zh: '沙发', vi: 'ghế sofa' }[language];

  test('search by words and sizes, filter, let go again', async () => {
    const { page } = await visit({ language });
    await open(page, '/models');
    await page.getByLabel(t('search.label')).fill(`${sofa} ≤ 1900 mm`);
    await page
      .locator('main')
      .getByRole('button', { name: list('search.submit') })
      .click();
    await page.waitForURL(/w=/);
    const cards = page.getByRole('list', { name: t('results.list') }).getByRole('listitem');
    await expect.poll(() => cards.first().textContent(), patient).toMatch(/1[0-9]00 × /);

    const counted = async () => Number((await page.locator('h2 .num').first().textContent())!.replace(/\D/g, ''));
    const before = await counted();
    await page.locator('summary', { hasText: { en: 'Style', zh: '风格', vi: 'Phong cách' }[language] }).click();
    await page
      .locator('label', { hasText: 'Japandi' })
      .or(page.locator('label', { hasText: '日式' }))
      .first()
      .click();
    await page.waitForURL(/style=japandi/);
    await expect.poll(counted, patient).toBeLessThan(before);
    await page
      .getByRole('link', {
        name: list('filters.remove', { label: { en: 'Japandi', zh: '日式', vi: 'Japandi' }[language] }),
      })
      .click();
    await expect.poll(counted, patient).toBe(before);
  });

  test('suggestions by keyboard', async () => {
    const { page } = await visit({ language });
    await open(page, '/models');
    await page.getByLabel(t('search.label')).pressSequentially(sofa.slice(0, -1), { delay: 20 });
    const suggestions = page.getByRole('list', { name: list('search.suggestions') });
    await suggestions.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/w=/);
    await expect.poll(() => suggestions.count(), patient).toBe(0);
  });
});

test('L1 a model: picture, measures, a finish, a neighbour, its file', async () => {
  const { page } = await visit({ language: 'vi', pictures: true });
  const t = translator('vi', 'models');
  // The list's two dozen pictures, which nobody looks at here, would be drawn before the one that is.
  const ofTheList = /thumbnail\?.*size=480/;
  await page.route(ofTheList, (route) => route.abort());
  await open(page, `/models?family=sofa`);
  await page
    .getByRole('list', { name: t('results.list') })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/models\/detail/);
  await page.unroute(ofTheList);
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), patient)
    .toBe(960);
  expect(await page.title()).not.toBe('');

  const before = page.url();
  await page.locator('main ul a[aria-label]:not([aria-current])').first().click();
  await page.waitForURL(/finish=/);
  await page.locator('.chip:not([aria-current])').first().click();
  await expect.poll(() => page.url(), patient).not.toBe(before);

  await page.getByRole('button', { name: t('detail.measures') }).click();
  await page.getByText(t('detail.front')).waitFor();
  const file = await page.request.get(
    (await page.getByRole('link', { name: t('detail.download') }).getAttribute('href')) ?? '',
  );
  expect([file.status(), (await file.body()).subarray(0, 4).toString()]).toEqual([200, 'glTF']);
});

test('more stay when one comes back (A3)', async () => {
  const { page } = await visit();
  const t = translator('en', 'models');
  await open(page, '/models?family=sofa');
  const cards = page.getByRole('list', { name: t('results.list') }).getByRole('listitem');
  await page.getByRole('link', { name: t('results.more', { count: 24 }) }).click();
  await expect.poll(() => cards.count(), patient).toBe(48);
  await cards.nth(40).getByRole('link').scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  await cards.nth(40).getByRole('link').click();
  await page.waitForURL(/detail/);
  await page.goBack();
  await expect.poll(() => cards.count(), patient).toBe(48);
  await expect.poll(() => page.evaluate(() => scrollY), patient).toBeGreaterThan(at - 200);
});

test('nothing found says what to let go of (N3)', async () => {
  const { page } = await visit();
  const t = translator('en', 'models');
  await open(page, '/models?w=sofa+9m');
  await page.getByRole('heading', { name: 'Nothing found for “sofa 9m”' }).waitFor();
  await page.getByRole('link', { name: /Without “Width 9000 mm”/ }).click();
  await page.getByRole('list', { name: t('results.list') }).waitFor();
});

test('the form works without scripts', async () => {
  const { context } = await visit();
  const plain = await context.browser()!.newContext({ javaScriptEnabled: false, baseURL: inject('baseUrl') });
  const page = await plain.newPage();
  await page.goto('/models');
  await page.locator('main input[name=w]').fill('sofa');
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(/w=sofa/);
  expect(await page.locator('ul[aria-label="Models"] > li').count()).toBe(24);
  await page.locator('main summary').filter({ hasText: 'Style' }).click();
  await page.locator('input[name=style][value=modern]').check();
  await page.locator('main button[type=submit]:visible').filter({ hasText: 'Apply' }).click();
  await page.waitForURL(/style=modern/);
  await plain.close();
});

describe('N2', () => {
  const pages = ['/models', '/models?w=sofa&style=japandi', '/models?w=blorptastic', '/models/detail?id=sofa-002s'];
  const eyes = [
    ['zh', 'light', 390],
    ['vi', 'dark', 1440],
    ['en', 'dark', 390],
    ['en', 'light', 1440],
  ] as const;
  const seen = pages.flatMap((path, at) =>
    eyes.filter((_, eye) => eye % 2 === at % 2).map((eye) => [path, ...eye] as const),
  );
  test.each(seen)('axe finds nothing at %s, in %s, %s, %i px', async (path, language, theme, width) => {
    const { page } = await visit({ language, theme, width });
    await open(page, path);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('a model nobody made is not there (A2)', async () => {
  const { page } = await visit();
  const response = await page.goto('/models/detail?id=sofa-zzzzzzzz');
  expect(response!.status()).toBe(404);
});
