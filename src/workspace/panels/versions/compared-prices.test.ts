import { expect, test } from 'vitest';
import type { HomeList, ListLine, ListOffer } from '../../ports/list-port.ts';
import type { Difference } from '#design/compare/compare-designs.ts';
import { exchangedItems, priceOf, pricesByItem } from './compared-prices.ts';
import { rulerPosts } from './ruler-posts.ts';

const line = (items: string[], available: number, price: number | null): ListLine => ({
  key: items[0] ?? '',
  items,
  quantity: items.length,
  available,
  amount: available * (price ?? 0),
  state: 'sold',
  offer: price === null ? null : ({ price } as ListOffer),
  piece: null,
  instead: [],
});
const listOf = (...lines: ListLine[]): HomeList => ({
  lines,
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  count: 0,
  merchants: [],
  fee: null,
});

test('J10 a piece counts for what it adds to the sum: nothing where it cannot be had', () => {
  const all = new Set(['a', 'b', 'c', 'x', 'n']);
  const before = pricesByItem(listOf(line(['a', 'b', 'c'], 2, 100), line(['x'], 0, null)), all);
  const after = pricesByItem(listOf(line(['b'], 1, 130), line(['n'], 1, 70)), all);
  expect([...before.values()].reduce((sum, each) => sum + each, 0)).toBe(200);
  expect([...all].map((id) => priceOf({ id }, before, after))).toEqual([-100, 30, 0, 0, 70]);
});

test('J10 the one of three alike that goes costs nothing where two could be had: as the sums say', () => {
  const [was, is] = [listOf(line(['a', 'b', 'c'], 2, 100)), listOf(line(['b', 'c'], 2, 100))];
  const change = (id: string, how: Difference['how'], ...kinds: Difference['kinds'][number][]) =>
    ({ id, table: 'items', how, kinds, distance: 0 }) as const;
  const changes = [change('a', 'removed'), change('c', 'changed', 'moved')];
  const [before, after] = [was, is].map((list) => pricesByItem(list, exchangedItems(changes)));
  expect(changes.map((each) => before && after && priceOf(each, before, after))).toEqual([0, 0]);
  expect(is.total - was.total).toBe(0);
  expect([...exchangedItems([...changes, change('b', 'changed', 'moved', 'finish')])]).toEqual(['a', 'b']);
});

test('figures of the ruler stand apart; now is always one of them', () => {
  expect(rulerPosts([0, 10, 100, 130, 200], (time) => time)).toEqual([200, 130, 10]);
});
