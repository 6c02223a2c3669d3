import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { plainProduct, smallMarket } from '../../../../../tests/support/market.ts';
import { findFamily } from '#models/library.ts';
import { choiceAt, formatId } from '#models/model-id.ts';
import { productItem } from '../product.ts';
import type { FoundList } from '#features/foundation/search/found.ts';
import { saveProduct } from '../save-product.server.ts';

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
    '180x200床架',
    '1.8m床垫的床 便宜',
    '1.8米床垫 床架',
    'bed frame 1.8m',
    'cheap bed for a 1.8m mattress',
    'khung giường 1m8',
    'giường nệm 1m8 giá rẻ',
  ])('%s finds frames for that mattress, whichever of their variants it is', async (words) => {
    expect(await found(words)).toEqual(['p_double', 'p_either', 'p_thick']);
  });

  test.each(['king bed', 'queen bed', 'king size bed', 'queen-size bed'])('%s finds beds', async (words) => {
    expect(await found(words)).toEqual(expect.arrayContaining(['p_double', 'p_either', 'p_thick']));
  });

  test.each(['giường 1m6', 'giường cho nệm 1m6', 'giường 160x200', 'bed 1.6m', '1.6米床'])(
    '%s finds no frame of 1580, which is for a smaller mattress',
    async (words) => {
      expect(await found(words)).toEqual([]);
    },
  );

  test('a child’s bed likewise; other furniture is meant from outside', async () => {
    expect(await found('kids bed 1m')).toEqual(['p_bunk']);
    expect(await found('bookshelf 1.8m')).toEqual(['p_shelf']);
  });
});

describe('F5: a search by size or colour leads to the variant that was meant', () => {
  const card = async (path: string, id: string) =>
    z
      .object({ items: z.array(productItem) })
      .parse((await world.call('GET', path)).data)
      .items.find((item) => item.id === id);
  const searched = (w: string, id = 'p_three') => card(`/products?w=${encodeURIComponent(w)}`, id);

  const outside = (width: number) => ({ width, depth: 2150, height: 1000 });
  const model = (width: number) => {
    const bed = findFamily('bed')!;
    let number = 0;
    while (choiceAt(bed, number)!.width !== width) number += 1;
    return formatId(bed, number);
  };

  beforeAll(async () => {
    await saveProduct(
      world.db,
      world.clock,
      plainProduct({
        id: 'p_three',
        category: 'bed',
        colours: ['white', 'brown'],
        variants: [
          { id: 'v_three0', ...outside(1580), model: model(1580), price: 9_000_000, stock: 4, colour: 'brown' },
          { id: 'v_three1', ...outside(1880), model: model(1880), price: 11_000_000, stock: 0, colour: 'brown' },
          { id: 'v_three2', ...outside(1880), model: model(1880), price: 12_000_000, stock: 2, colour: 'white' },
        ],
      }),
    );
  });

  test.each(['1.8米床', '1米8的床', 'giường 1m8', 'bed 1.8m'])('%s', async (words) => {
    expect(await searched(words)).toMatchObject({
      price: { min: 9_000_000, max: 12_000_000 },
      match: {
        variant: 'v_three2',
        price: 12_000_000,
        size: { width: 1880 },
        mattress: 1800,
        inStock: true,
        sized: true,
      },
    });
  });

  test.each([
    ['vi', 'giường cho nệm 1m8', ['Giường', 'Nệm rộng 1800 mm']],
    ['en', 'bed for a 1.8 m mattress', ['Bed', 'Mattress width 1800 mm']],
    ['zh', '1.8米床垫的床', ['床', '床垫宽 1800 mm']],
  ] as const)(
    'what was understood is told once, and the size is that of the mattress, in %s',
    async (locale, w, told) => {
      const answer = await world.call('GET', `/products?${new URLSearchParams({ w })}`, { locale });
      expect((answer.data as FoundList).understood.map(({ label }) => label)).toEqual(told);
    },
  );

  test('a colour is taken too, spoken or as a filter, and the right size before what can be had', async () => {
    expect((await searched('brown bed 1.8m'))?.match).toMatchObject({ variant: 'v_three1', inStock: false });
    expect((await card('/products?category=bed&colour=white', 'p_three'))?.match).toMatchObject({
      variant: 'v_three2',
      sized: false,
    });
  });

  test('of the right ones, one within the price that was named', async () => {
    expect((await searched('bed 1.8m'))?.match).toMatchObject({ variant: 'v_three2' });
    expect((await card('/products?category=bed&w=bed 1.8m&priceTo=11500000', 'p_three'))?.match).toMatchObject({
      variant: 'v_three1',
    });
  });

  test.each([
    'category=bed&colour=white&priceTo=10000000',
    'category=bed&colour=white&price=to10',
    'category=bed&colour=white&sort=cheap',
    'category=bed&colour=white&sort=dear',
    `w=${encodeURIComponent('white bed under 10 million')}`,
  ])('F3 in a list by price its card has the price it was found by: %s', async (query) => {
    expect(await card(`/products?${query}`, 'p_three')).toMatchObject({
      price: { min: 9_000_000, max: 12_000_000 },
      match: { variant: 'v_three2', price: null },
    });
  });

  test('nothing is chosen for one who named neither; a frame that is not ours says nothing of its mattress', async () => {
    expect((await searched('bed'))?.match).toBeNull();
    expect((await searched('bed 1.8m', 'p_thick'))?.match).toMatchObject({ variant: 'v_thick0', mattress: null });
  });
});
