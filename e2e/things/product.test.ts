import { beforeAll, describe, expect, inject, test } from 'vitest';
import { quoteOf } from '#features/catalogue/products/made-to-size.ts';
import { findModel } from '#models/library.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { translator } from '#text/messages.server.ts';
import { fitted } from '../../tests/support/market.ts';
import { axe, hydrated, open, visitors } from '../support/browser.ts';
import { someAddress } from '../support/people.ts';
import { languages } from '../support/words.ts';
import { live, stageStats, patient } from '../viewer/stage.ts';
import { addProducts, maker, sofa, taken, wardrobe, widths } from './product-market.ts';

const visit = visitors();
beforeAll(addProducts);

const detail = (id: string, more = '') => `/things/detail?id=${id}${more}`;
async function ask(path: string, language: string) {
  const answer = await fetch(inject('baseUrl') + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': someAddress(), cookie: `i18n_redirected=${language}` },
  });
  return {
    status: answer.status,
    html: (await answer.text()).replaceAll('<!-- -->', ''),
    to: answer.headers.get('location'),
  };
}
const trianglesOf = (id: string) => {
  const { family, choice } = findModel(id)!;
  return triangleCount(family.build(choice, 'middle'));
};

/** What the workshop asks for one width, worked out anew. */
function quote(width: number) {
  const found = quoteOf(fitted(), { parameters: { width: String(width) }, finishes: {} });
  if ('wrong' in found) throw new Error(found.wrong);
  return found;
}
const lengths = fitted()
  .parameters.width!.map(Number)
  .toSorted((a, b) => a - b);

describe.each(languages)('F3, F4: the first byte in %s', (language) => {
  const t = translator(language, 'product');
  const price = (sum: number) =>
    language === 'vi' ? `${sum.toLocaleString('vi-VN')}\u00a0₫` : `₫${sum.toLocaleString('en')}`;

  test('a product: name, price, struck price, size, stock, data for who shares it', async () => {
    const { status, html } = await ask(detail(sofa, '&variant=v_journey10'), language);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    for (const words of [
      price(15_000_000),
      price(18_000_000),
      t('stock.left', { count: 6 }),
      `${widths[1]} × `,
      'J-10',
      t('care.wood'),
      'og:image',
      '"@type":"Product"',
      'BreadcrumbList',
    ])
      expect(html, words).toContain(words);
    expect(html).not.toMatch(/>\s*product\.\w+/);
  });

  test('made to size: the permalink shows the very choice', async () => {
    const { html } = await ask(detail(wardrobe, `&width=${lengths.at(-1)}`), language);
    expect(html).toContain(price(quote(lengths.at(-1)!).price));
    expect(html).toContain(t('stock.made', fitted().days));
  });

  test('taken off the shelf: said so, with a way on; unknown: 404; no id: the list', async () => {
    const gone = await ask(detail(taken), language);
    expect(gone.status).toBe(410);
    expect(gone.html).toContain(t('gone.text'));
    for (const id of ['p_none', 'x', 'p_' + 'a'.repeat(900)])
      expect((await ask(detail(id), language)).status, id).toBe(404);
    expect((await ask(detail('p_%00'), language)).status).toBe(400);
    expect((await ask('/things/merchant-detail?id=m_none', language)).status).toBe(404);
    expect((await ask('/things/merchant-detail', language)).to).toBe('/things/merchants');
  });

  test('a merchant: facts, shelf, contact; searched on their own shelf', async () => {
    const { status, html } = await ask(`/things/merchant-detail?id=${maker}&w=sofa`, language);
    expect(status).toBe(200);
    for (const words of [
      translator(language, 'merchant')('shelf.title'),
      detail(sofa).replace('&', '&amp;'),
      'tel:0901230118',
      '"@type":"Organization"',
    ])
      expect(html, words).toContain(words);
  });
});

test('F3: a variant changes address, price, picture, size, stock and number; one that is sold out stays in reach', async () => {
  const { page } = await visit();
  const t = translator('en', 'product');
  await open(page, detail(sofa));
  const price = page.locator('[data-price]');
  expect(await price.getAttribute('data-price')).toBe('10000000');
  const still = await page.locator('main img').first().getAttribute('src');
  await page.getByRole('link', { name: `${widths[1]} mm` }).press('Enter');
  await page.waitForURL(/variant=v_journey10/);
  await expect.poll(() => price.getAttribute('data-price')).toBe('15000000');
  expect(await page.locator('main s').first().textContent()).toBe('₫18,000,000');
  expect(await page.locator('main dl').innerText()).toContain('J-10');
  expect(await page.locator('main img').first().getAttribute('src')).not.toBe(still);

  const out = page.getByRole('link', { name: new RegExp(t('choice.option', { name: '' }).replace(/^, /, '')) }).first();
  await out.focus();
  expect(await out.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/variant=v_journey11/);
  await page.getByText(t('stock.none')).waitFor();
  await page.reload();
  await hydrated(page);
  expect(await price.getAttribute('data-price')).toBe('15700000');

  await page.getByLabel(t('fit.width'), { exact: true }).fill('500');
  await page.getByText(t('fit.no')).waitFor();
  await page.getByLabel(t('fit.width'), { exact: true }).fill(String(widths[1] + 50));
  await page.getByText(t('fit.spare', { name: t('fit.width'), millimetres: 50 })).waitFor();
});

test('LOOK: at 1440 × 900 one can buy without scrolling, from stock and made to size', async () => {
  const { page } = await visit({ width: 1440 });
  const buy = page.getByRole('button', { name: translator('en', 'orders')('buy.buy'), exact: true }).first();
  for (const path of [detail(sofa), detail(wardrobe)]) {
    await open(page, path);
    const box = await buy.boundingBox();
    expect(box!.y + box!.height, path).toBeLessThanOrEqual(900);
  }
});

test('F3: made to size: 3D, size, address and price follow the choice', async () => {
  const { page } = await visit({ webgl: true, pictures: false });
  const last = lengths.at(-1)!;
  await open(page, detail(wardrobe, '&quality=test'));
  await page.getByRole('button', { name: translator('en', 'product')('stage.turn') }).click();
  await live(page);
  expect((await stageStats(page)).triangles).toBe(trianglesOf(quote(Number(fitted().parameters.width![0])).model));
  await page.getByRole('slider').first().press('End');
  await expect.poll(() => page.locator('[data-price]').getAttribute('data-price')).toBe(String(quote(last).price));
  await page.waitForURL(new RegExp(`width=${last}`));
  await expect.poll(async () => (await stageStats(page)).triangles, patient).toBe(trianglesOf(quote(last).model));
  expect(await page.locator('main dl').innerText()).toContain(`${last} × `);
});

test('F3: a figure goes to the nearest size that is made; an old answer never wins; no line, no new price', async () => {
  const { page } = await visit({ fresh: true });
  const t = translator('en', 'product');
  const price = page.locator('[data-price]');
  await open(page, detail(wardrobe));
  const slider = page.getByRole('slider').first();
  // The first question is held back until the second one has been answered.
  const slow = lengths[1]!;
  const quick = lengths[2]!;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/quote?*width=${slow}&*`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const figure = page.getByLabel(t('made.millimetres', { name: (await slider.getAttribute('aria-label')) ?? '' }));
  const asked = page.waitForRequest(new RegExp(`quote.*width=${slow}`));
  await figure.fill(String(slow + 1));
  await figure.press('Enter');
  await page.getByText(t('made.snapped', { value: slow })).waitFor();
  await asked;
  await slider.press('ArrowRight');
  await expect.poll(() => price.getAttribute('data-price')).toBe(String(quote(quick).price));
  release();
  await page.waitForURL(new RegExp(`width=${quick}`));
  expect(await price.getAttribute('data-price')).toBe(String(quote(quick).price));

  await page.route('**/quote?*', (route) => route.abort());
  await slider.press('Home');
  await page.getByText(t('made.failed')).waitFor();
  expect(await price.getAttribute('data-price')).toBe(String(quote(quick).price));
  await page.unroute('**/quote?*');
  await page.getByRole('button', { name: t('made.again') }).click();
  await expect.poll(() => price.getAttribute('data-price')).toBe(String(quote(lengths[0]!).price));
  await page.waitForURL(new RegExp(`width=${lengths[0]}`));
  await page.reload();
  expect(await price.getAttribute('data-price')).toBe(String(quote(lengths[0]!).price));
});

test.each([
  ['vi', 'light', 390],
  ['zh', 'dark', 1440],
  ['en', 'dark', 390],
] as const)('N2: axe finds nothing and nothing runs over, %s, %s, %i px', async (language, theme, width) => {
  const { page } = await visit({ language, theme, width });
  for (const path of [
    detail(sofa, '&variant=v_journey11&fits=900x900'),
    detail(wardrobe),
    detail(taken),
    `/things/merchant-detail?id=${maker}`,
  ]) {
    await open(page, path);
    expect(await axe(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
