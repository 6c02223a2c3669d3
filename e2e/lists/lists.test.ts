import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { scaleDemo } from '#demo/scale/scale-demo.server.ts';
import type { PageKey } from '#features/catalogue/content/addresses.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { axe, hydrated, visitors } from '../support/browser.ts';
import { startHouse, type House } from '../support/house.ts';

const visit = visitors();
const patient = { timeout: 45_000 };
let server: House;

/** A server of its own, with enough on its shelves to go on and on. */
beforeAll(async () => {
  server = await startHouse();
  const db = openDatabase(server.databaseUrl);
  await scaleDemo(db, { products: 400, merchants: 8, works: 200, designers: 30 }, () => undefined);
  await closeDatabase(db);
});
afterAll(() => server.stop());

async function get(path: string, language: Locale = 'en'): Promise<{ status: number; html: string; words: string }> {
  const answer = await fetch(server.url + path, { headers: { cookie: `i18n_redirected=${language}` } });
  const html = await answer.text();
  const words = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return { status: answer.status, html, words };
}

const lists: [PageKey, string][] = [
  ['works', '/works?style=japandi&sort=popular'],
  ['products', '/product?category=seating&fits=2000x1000'],
  ['designers', '/desginer/desginers'],
  ['merchants', '/things/merchants'],
  ['articles', '/article'],
  ['productResult', '/things/product-result'],
  ['designerResult', '/desginer/designer-result'],
];

describe.each(locales)('A1, N1 lists in %s', (language) => {
  test.each(lists)('%s at %s', async (key, path) => {
    const { status, html, words } = await get(path, language);
    const pages = translator(language, 'pages');
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${pages('withBrand', { title: pages(`${key as 'works'}.title`) })}</title>`);
    expect(words).not.toMatch(/\b(list|cards|pages)\.[a-z]+\.?[a-z]*/i);
    expect(html).toMatch(/<li id="i0"/);
  });

  test('F5: what was understood is said, a slip is corrected, a size is read', async () => {
    const list = translator(language, 'list');
    const { words, html } = await get('/things/product-result?w=Sofaa+200cm', language);
    expect(words).toContain(list('reading.corrected', { typed: 'sofaa', meant: 'sofa' }));
    expect(words).toContain('2000 mm');
    expect(html).toContain(`<title>${list('result.products', { words: 'Sofaa 200cm' })}`);
  });

  test('F5, N3: nothing found, and the ways out', async () => {
    const list = translator(language, 'list');
    const lost = await get('/things/product-result?w=sofa+9m', language);
    expect(lost.words).toContain(list('kind.none', { kind: list('kind.words', { words: 'sofa 9m' }) }));
    expect(lost.words).toContain(list('empty.without', { label: '9m' }));
    expect(lost.words).toContain(list('result.categories'));
    const person = await get('/things/product-result?w=Lê+Quốc+Huy', language);
    expect(person.words).toContain(list('result.others'));
    expect(person.html).toContain(`/desginer/designer-result?w=L%C3%AA+Qu%E1%BB%91c+Huy`);
  });
});

const hostile = [
  'page=-1',
  'size=1e9',
  'style=nope&category=__proto__&city=x',
  'after=%00',
  'after=WzAsMSwieCIsIngiXQ',
  'fits=99999999x',
  'priceFrom=1e9&priceTo=-1',
  'sort=drop',
  'lang=xx',
  `w=${encodeURIComponent('<script>alert(1)</script>')}`,
  `w=${encodeURIComponent("' or 1=1; drop table works; --")}`,
  'w=%00%ff',
  `w=${encodeURIComponent('диван ソファー كنبة 🛋')}`,
  `w=${'a'.repeat(3000)}`,
  `w=${encodeURIComponent('\\:*&|!()<->')}`,
  'w=%25%25%25',
];

/** One reader reads them all: the whole list at two of them, a part at the others. */
test.each(
  lists.map(
    ([key, path]) =>
      [
        path.split('?')[0]!,
        hostile.filter((_, at) => key === 'works' || key === 'productResult' || at % 4 === 1),
      ] as const,
  ),
)('bad input gets a calm page at %s', async (path, queries) => {
  for (const query of queries) {
    const { status, html } = await get(`${path}?${query}`);
    expect(status, query).toBeLessThan(500);
    expect(html, query).not.toContain('<script>alert(1)');
    expect(html, query).toContain('</footer>');
  }
});

test('F1: more is a plain link for those without scripts', async () => {
  const idsIn = (html: string) =>
    [...html.matchAll(/<li id="i\d+".*?href="\/things\/detail\?id=(w_[^"]+)"/g)].map(([, id]) => id);
  const first = await get('/works?space=whole');
  const next = /href="(\?[^"]*after=[^"]*)"/.exec(first.html)![1]!.replaceAll('&amp;', '&');
  const second = await get(`/works${next}`);
  expect(idsIn(first.html)).toHaveLength(21);
  expect(idsIn(second.html).length).toBeGreaterThan(0);
  expect(idsIn(second.html).filter((id) => idsIn(first.html).includes(id))).toEqual([]);
  expect(second.html).toContain('<li id="i21"');
  expect(second.words).toContain(translator('en', 'list')('more.start'));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Pictures are made when first asked for: nothing here waits until all have come. */
async function at(page: Page, address: RegExp): Promise<void> {
  await expect.poll(() => page.url(), patient).toMatch(address);
}

test('F1, A3: filter, load more, open one, come back to the same place', async () => {
  const { page } = await visit({ baseUrl: server.url, language: 'vi' });
  const t = translator('vi', 'list');
  const cards = page.getByRole('list', { name: t('works.list') }).getByRole('listitem');
  await open(page, '/works');
  await page.locator('summary', { hasText: 'Loại nhà' }).click();
  await page
    .getByRole('checkbox', { name: /Căn hộ \d|^Căn hộ$/ })
    .first()
    .check();
  await at(page, /home=apartment/);
  const remove = page.getByRole('link', { name: t('filters.remove', { label: 'Căn hộ' }) });
  await remove.click();
  await expect.poll(() => page.url(), patient).not.toMatch(/home=/);
  // The address changes first: until the list is the whole one, what loads more is that of the filtered one.
  await remove.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: t('more.more', { count: 21 }) }).click();
  await expect.poll(() => cards.count(), patient).toBe(42);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id), patient).toBe('i21');
  const link = cards.nth(30).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const name = await link.textContent();
  await link.click();
  await at(page, /things\/detail/);
  await page.goBack();
  await expect.poll(() => cards.count(), patient).toBe(42);
  await expect.poll(() => cards.nth(30).textContent(), patient).toBe(name);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), place), patient).toBeLessThan(200);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => cards.count(), patient).toBe(42);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), place), patient).toBeLessThan(200);
});

test('F3, N2: on a phone the filters are a sheet', async () => {
  const { page } = await visit({ baseUrl: server.url, language: 'zh', width: 390, theme: 'dark' });
  const t = translator('zh', 'list');
  await open(page, '/product');
  await page.getByRole('button', { name: t('filters.title'), exact: true }).click();
  await page.locator('summary', { hasText: '颜色' }).click();
  await page.getByRole('checkbox', { name: /棕色/ }).check();
  await at(page, /colour=brown/);
  expect(await axe(page)).toEqual([]);
  await page.locator('.filter-sheet button[type=submit]').last().click();
  await page.locator('.filter-sheet:popover-open').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: t('filters.remove', { label: '棕色' }) }).waitFor();
  await page.getByRole('combobox', { name: t('sort.label') }).selectOption('cheap');
  await at(page, /sort=cheap/);
});

describe('N2', () => {
  const seen = [
    ['/works?style=japandi', 'en', 'dark', 390],
    ['/product?category=seating', 'vi', 'light', 1440],
    ['/things/product-result?w=sofa+9m', 'zh', 'dark', 1440],
    ['/desginer/desginers', 'zh', 'light', 390],
    ['/things/merchants', 'vi', 'dark', 1440],
    ['/article', 'en', 'light', 390],
  ] as const;
  test.each(seen)('axe finds nothing at %s, in %s, %s, %i px', async (path, language, theme, width) => {
    const { page } = await visit({ baseUrl: server.url, language, theme, width });
    await open(page, path);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
