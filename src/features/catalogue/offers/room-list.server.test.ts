import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { fillLooks } from '#features/catalogue/products/looks/variant-look.server.ts';
import { findFamily } from '#models/library.ts';
import { choiceAt, formatId } from '#models/model-id.ts';
import { giveRoles, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket, plainProduct } from '../../../../tests/support/market.ts';
import { mostReplaced } from './offer-limits.ts';
import { roomListOf, type RoomPiece } from './room-list.server.ts';

const chair = findFamily('dining-chair')!;
const model = formatId(chair, 0);
const size = choiceAt(chair, 0) as unknown as { width: number; depth: number; height: number };
/** Another model of the family that nobody sells. */
const unsold = formatId(chair, 1);

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await giveRoles(world, (await smallMarket(world)).merchant.id, 'ROLE_MERCHANT');
  await sell('p_chair', [{ id: 'v_chair', model, price: 1_000_000, stock: 4 }]);
  await sell('p_near', [
    { id: 'v_near', price: 1_200_000, stock: 9 },
    { id: 'v_bigger', price: 1_010_000, stock: 9, width: size.width + 21 },
  ]);
  await sell('p_far', [{ id: 'v_far', price: 3_000_000, stock: 9, width: size.width + 20 }]);
  await sell('p_none', [{ id: 'v_none', price: 1_000_001, stock: 0 }]);
  await sell('p_last', [{ id: 'v_last', price: 9_000_000, stock: 6 }]);
  await sell('p_more', [{ id: 'v_more', price: 9_900_000, stock: 6 }]);
});
afterAll(() => world.close());

interface Variant {
  id: string;
  price: number;
  stock: number;
  model?: string;
  width?: number;
}
function sell(id: string, variants: Variant[]): Promise<void> {
  return saveProduct(
    world.db,
    world.clock,
    plainProduct({
      id,
      category: 'dining-chair',
      name: { en: id },
      variants: variants.map(({ width = size.width, ...rest }) => ({
        ...rest,
        width,
        depth: size.depth,
        height: size.height,
      })),
    }),
  );
}
const chairs = (count: number, over: Partial<RoomPiece> = {}): RoomPiece[] =>
  Array.from({ length: count }, (_, at) => ({ item: `it_${at}`, model, finishes: {}, ...over }));
const listOf = (pieces: readonly RoomPiece[]) =>
  roomListOf({ db: world.db, locale: 'en', studio: world.services.studio }, pieces);

describe('O1, D2: the list of a room', () => {
  test('equal pieces are one line of the exact variant, counted; the sum is of what can be had', async () => {
    expect(await listOf(chairs(3))).toMatchObject({
      total: 3_000_000,
      count: 3,
      lines: [
        {
          state: 'sold',
          quantity: 3,
          items: ['it_0', 'it_1', 'it_2'],
          offer: { product: 'p_chair', variant: 'v_chair', price: 1_000_000 },
          instead: [],
        },
      ],
    });
  });

  test('six where there are four: four in the sum, said beforehand, with what there are six of and fits instead', async () => {
    const { lines, total, count } = await listOf(chairs(6));
    expect([lines[0]!.state, lines[0]!.available, total, count]).toEqual(['few', 4, 4_000_000, 4]);
    // Same kind, no side 21 mm longer, enough in stock, nearest price first, three at most, one of a product.
    expect(lines[0]!.instead.map(({ variant, price }) => [variant, price])).toEqual([
      ['v_near', 1_200_000],
      ['v_far', 3_000_000],
      ['v_last', 9_000_000],
    ]);
  });

  test('of a storey with hundreds of different pieces not all are looked up: one page does not hold up the others', async () => {
    const different = Array.from({ length: mostReplaced + 20 }, (_, at) => ({
      item: `it_${at}`,
      model: formatId(chair, 1 + at),
      finishes: {},
    }));
    const { lines } = await listOf(different);
    expect(lines.length).toBeGreaterThan(mostReplaced);
    const offered = lines.map(({ state, instead }) => state !== 'sold' && instead.length > 0);
    expect(offered.slice(mostReplaced).every((has) => !has)).toBe(true);
    expect(offered.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('where the free space is known, what fills it fits too', async () => {
    const gap = { width: size.width + 40, depth: size.depth, height: size.height };
    const { lines } = await listOf(chairs(6, { gap }));
    expect(lines[0]!.instead.map(({ variant }) => variant)).toEqual(['v_bigger', 'v_far', 'v_last']);
  });

  test('sold out and not sold are never in the sum; both offer what fits', async () => {
    await world.db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', 'v_chair').execute();
    const list = await listOf([...chairs(1), ...chairs(1, { item: 'it_other', model: unsold })]);
    expect([list.total, list.count]).toEqual([0, 0]);
    expect(list.lines.map(({ state, offer }) => [state, offer?.variant ?? null])).toEqual([
      ['soldOut', 'v_chair'],
      ['notSold', null],
    ]);
    expect(list.lines[1]).toMatchObject({
      piece: { name: chair.name.en, size: { width: expect.any(Number) as number } },
    });
    for (const { instead } of list.lines) expect(instead.length).toBeGreaterThan(0);
    await world.db.updateTable('product_variants').set({ stock: 4 }).where('id', '=', 'v_chair').execute();
  });

  test('a look follows its variant: sold in another finish, the old piece is no longer it; one without a look gets it', async () => {
    const [slot, { finishes }] = Object.entries(chair.slots)[0]!;
    const other = finishes.at(-1)!;
    await sell('p_chair', [{ id: 'v_chair', model, price: 1_000_000, stock: 4 }]);
    await world.db.deleteFrom('variant_looks').where('variant_id', '=', 'v_chair').execute();
    expect((await listOf(chairs(1))).lines[0]!.state).toBe('notSold');
    expect(await fillLooks(world.db)).toBe(1);
    expect(await fillLooks(world.db)).toBe(0);
    expect((await listOf(chairs(1))).lines[0]!.state).toBe('sold');
    expect((await listOf(chairs(1, { finishes: { [slot]: other } }))).lines[0]!.state).toBe('notSold');
  });

  test('nothing is offered of who may no longer sell', async () => {
    await world.db.updateTable('merchants').set({ status: 'unlisted' }).where('id', '=', ids.merchant).execute();
    const [line] = (await listOf(chairs(1))).lines;
    expect([line!.state, line!.instead]).toEqual(['notSold', []]);
    await world.db.updateTable('merchants').set({ status: 'listed' }).where('id', '=', ids.merchant).execute();
  });
});
