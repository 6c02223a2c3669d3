import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { fitted, ids, smallMarket, plainProduct } from '../../../../tests/support/market.ts';
import { loadProductPage, type ProductPageData } from './product-page.server.ts';
import { productListData, quoteData } from './product.ts';
import { saveProduct } from './save-product.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

function load(query: Record<string, string>, locale: (typeof locales)[number] = 'en'): Promise<ProductPageData> {
  return loadProductPage(
    { db: world.db, studio: world.services.studio, locale },
    new URL(`http://localhost/things/detail?${new URLSearchParams(query)}`),
  );
}
async function shown(query: Record<string, string>) {
  const page = await load(query);
  if (page.kind !== 'product') throw new Error(page.kind);
  return page;
}
const widths = fitted().parameters.width!.map(Number);

describe('F3: the page of a product', () => {
  test.each([
    ['vi', 'Ghế sofa Hiên'],
    ['en', 'Hien sofa'],
    ['zh', '轩沙发'],
  ] as const)('names itself in %s, with a picture for who shares it', async (locale, name) => {
    const { title, description, picture, status } = await load({ id: ids.sofa }, locale);
    expect({ status, title }).toEqual({ status: 200, title: expect.stringContaining(name) });
    expect(description).toContain('2200');
    expect(picture).toMatch(/^\/api\/models\/sofa-/);
  });

  test('made to size: the address carries the choice, the server its price', async () => {
    const usual = await shown({ id: ids.wardrobe });
    const large = await shown({ id: ids.wardrobe, width: String(Math.max(...widths)) });
    const asked = quoteData.parse(
      (await world.call('GET', `/products/${ids.wardrobe}/quote?width=${Math.max(...widths)}`)).data,
    );
    expect(large.quote).toEqual(asked);
    expect(large.quote!.price).toBeGreaterThan(usual.quote!.price);
    expect([usual.refused, large.refused]).toEqual([false, false]);
  });

  test.each<Record<string, string>>([
    { width: '1' },
    { width: '-800' },
    { width: '1e4' },
    { finish: 'carcass:unobtainium' },
    { width: "800' or 1=1" },
  ])('an address that wishes %j gets the usual one, and is told so', async (wish) => {
    const { quote, refused, product } = await shown({ id: ids.wardrobe, ...wish });
    expect(refused).toBe(true);
    expect(quote).toEqual(product.quote);
  });

  test.each(['price=1', 'base=1', 'discount=100', 'days=1'])('nobody names their own price: %s', async (given) => {
    const usual = (await shown({ id: ids.wardrobe })).quote;
    expect((await shown({ id: ids.wardrobe, ...Object.fromEntries(new URLSearchParams(given)) })).quote).toEqual(usual);
    expect(await world.call('GET', `/products/${ids.wardrobe}/quote?${given}`)).toMatchObject({
      status: 400,
      error: 'invalid_form',
      field: given.split('=')[0],
    });
  });

  test('a quote says which slots its form has', async () => {
    const { quote, product } = await shown({ id: ids.wardrobe });
    expect(quote!.wears.length).toBeGreaterThan(0);
    for (const slot of product.made!.slots) expect(typeof slot.key).toBe('string');
    expect(quote!.wears.every((slot) => /^[a-zA-Z]+$/.test(slot))).toBe(true);
  });

  test('what was taken off the shelf says so and offers its kind; what never was is a 404', async () => {
    const page = await load({ id: ids.hidden });
    expect(page).toMatchObject({ kind: 'productGone', status: 410, name: 'Hidden sofa' });
    expect(page.kind === 'productGone' && page.others.map(({ id }) => id)).toEqual([ids.sofa, ids.black]);
    for (const id of ['p_none', '', 'x'.repeat(500), "p_';--", '\u0000'])
      await expect(load({ id }), id).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('F3: variants and cards', () => {
  test('a cut price, a weight and the finish that tells variants apart', async () => {
    const variant = { width: 1800, depth: 900, height: 780, price: 9_000_000, stock: 1 };
    await saveProduct(
      world.db,
      world.clock,
      plainProduct({
        id: 'p_cut',
        category: 'sofa',
        name: { en: 'Cut' },
        variants: [
          {
            ...variant,
            id: 'v_cut1',
            priceBefore: 12_000_000,
            weight: 42_500,
            finishes: { legs: 'oak-pale', frame: 'oak-pale' },
          },
          { ...variant, id: 'v_cut2', finishes: { legs: 'walnut', frame: 'oak-pale' } },
          { ...variant, id: 'v_cut3', colour: 'green' },
        ],
      }),
    );
    const { variants } = (await shown({ id: 'p_cut' })).product;
    expect(variants.map(({ priceBefore, weight }) => [priceBefore, weight])).toEqual([
      [12_000_000, 42_500],
      [null, null],
      [null, null],
    ]);
    expect(variants.map(({ look }) => look?.name)).toEqual(expect.arrayContaining(['Green']));
    expect(new Set(variants.map(({ look }) => look?.name)).size).toBe(3);
  });

  test('a price before that is not higher is no cut: the database refuses it', async () => {
    await expect(
      world.db.updateTable('product_variants').set({ price_before: 1 }).where('id', '=', 'v_a').execute(),
    ).rejects.toThrow(/check constraint/);
  });

  test('a made-to-size piece has a studio picture on its card', async () => {
    const { items } = productListData.parse((await world.call('GET', '/products?made=yes')).data);
    expect(items[0]!.thumbnail).toMatch(/^\/api\/models\/wardrobe-/);
  });
});
