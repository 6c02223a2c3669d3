import { afterAll, beforeAll, expect, test } from 'vitest';
import { productList } from '#features/catalogue/products/product-list.ts';
import { testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import { countValues } from '../count-values.server.ts';
import { find } from '../find.server.ts';
import type { ListAddress } from '../list-address.ts';
import { writeIndex } from '../write-index.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  await called(ids.table, 'Kệ KT 200', 1, 800, { category: ['storage'] });
  await called(ids.wardrobe, 'Kệ KT 900', 50, 2000, { category: ['storage'] });
  await called(ids.sofa, 'Bàn Gỗ60z6d2', 1, 900, { category: ['tables'], material: ['wood'] });
  await called(ids.black, 'Bàn gỗ tròn', 50, 1800, { category: ['tables'], material: ['wood'] });
  await called(ids.lamp, 'Đèn No.5 B', 1, 300, { category: ['lighting'] });
});
afterAll(() => world.close());

function called(id: string, name: string, popularity: number, width: number, facets: Record<string, string[]>) {
  const document = { id, names: [{ vi: name }], about: [], facets, popularity, newest: world.clock.now() };
  const hidden = { merchant: [ids.merchant] };
  return writeIndex(world.db, world.clock, 'products', { ...document, hidden }, { width, depth: 500, height: 500 });
}
const addressOf = (words: string): ListAddress => ({
  words,
  filters: {},
  sort: productList.sorts[0],
  fits: null,
  priceFrom: null,
  priceTo: null,
});
const search = (words: string, size = 5) => find(world.db, productList, addressOf(words), { size, locale: 'vi' });

test.each([
  ['Kệ KT 200', [ids.table, ids.wardrobe]],
  ['ke kt 200', [ids.table, ids.wardrobe]],
  ['KỆ  KT 900', [ids.wardrobe, ids.table]],
  ['Bàn Gỗ60z6d2', [ids.sofa, ids.black]],
  ['ban go60z6d2', [ids.sofa, ids.black]],
  ['đèn no.5 b', [ids.lamp]],
  ['60z6d2', [ids.sofa]],
])('F5: %s is a name with numbers and single letters: what is called so comes first', async (words, found) => {
  const { ids: listed, ignored, total, understood } = await search(words);
  expect([listed, ignored, total]).toEqual([found, [], found.length]);
  expect(understood.map(({ kind }) => kind)).not.toContain('size');
  const counted = await countValues(world.db, productList, addressOf(words), 'merchant', [ids.merchant]);
  expect(counted.get(ids.merchant), 'counted by its merchant too').toBe(found.length);
});

test('F5: page by page nothing is listed twice', async () => {
  const first = await search('Kệ KT 200', 1);
  const cursor = first.next ?? '';
  const second = await find(world.db, productList, addressOf('Kệ KT 200'), { size: 1, locale: 'vi', cursor });
  expect([first.ids, second.ids, second.next]).toEqual([[ids.table], [ids.wardrobe], null]);
});

test.each([
  ['kệ kt 2000', [ids.wardrobe]],
  ['kệ kt rộng 2m', [ids.wardrobe]],
  ['bàn 1m8', [ids.black]],
])('F5: nothing is called %s: its size is a size', async (words, found) => {
  const { ids: listed, understood, ignored } = await search(words);
  expect([listed, ignored, understood.at(-1)?.kind]).toEqual([found, [], 'size']);
});

test('F5: what nothing is called is still left out, and said', async () => {
  expect(await search('kệ kt q')).toMatchObject({ ignored: ['q'], total: 2 });
});
