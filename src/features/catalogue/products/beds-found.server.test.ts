import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { plainProduct, smallMarket } from '../../../../tests/support/market.ts';
import { saveProduct } from './save-product.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  await sell('p_double', 'bed', [1880]);
  // Its first variant, which it is shown and indexed by, is another size.
  await sell('p_either', 'bed', [1580, 1880]);
  // Thick sides, no model of ours: the mattress inside is smaller than its frame by more than usual.
  await sell('p_thick', 'bed', [1990]);
  await sell('p_single', 'bed', [980]);
  await sell('p_bunk', 'kids-bed', [1080]);
  await sell('p_day', 'day-bed', [2000]);
  await sell('p_shelf', 'bookshelf', [1800]);
});
afterAll(() => world.close());

function sell(id: string, category: string, widths: number[]): Promise<void> {
  return saveProduct(
    world.db,
    world.clock,
    plainProduct({
      id,
      category,
      name: { en: id },
      variants: widths.map((width, at) => ({
        id: `v_${id.slice(2)}${at}`,
        width,
        depth: 2150,
        height: 1000,
        price: 9_000_000,
        stock: 1,
      })),
    }),
  );
}
const found = async (w: string) =>
  ((await world.call('GET', `/products?w=${encodeURIComponent(w)}`)).data as { items: { id: string }[] }).items
    .map(({ id }) => id)
    .toSorted();

describe('F5: a bed is asked for by its mattress', () => {
  test.each([
    'giường 1m8',
    'giuong 1m8',
    '1.8米床',
    '床 1.8米',
    'bed 1.8m',
    '1.8 m bed',
    'bed 1800x2000',
    '床 1.8×2米',
  ])('%s finds frames for that mattress, whichever of their variants it is', async (words) => {
    expect(await found(words)).toEqual(['p_double', 'p_either', 'p_thick']);
  });

  test('a child’s bed likewise; other furniture is meant from outside', async () => {
    expect(await found('kids bed 1m')).toEqual(['p_bunk']);
    expect(await found('bookshelf 1.8m')).toEqual(['p_shelf']);
  });
});
