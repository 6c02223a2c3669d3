import { expect, test } from 'vitest';
import type { HomeList, ListLine, ListOffer } from '../../ports/list-port.ts';
import { priceOf, pricesByItem } from './compared-prices.ts';
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
  const before = pricesByItem(listOf(line(['a', 'b', 'c'], 2, 100), line(['x'], 0, null)));
  const after = pricesByItem(listOf(line(['b'], 1, 130), line(['n'], 1, 70)));
  expect([...before.values()].reduce((sum, each) => sum + each, 0)).toBe(200);
  expect(['a', 'b', 'c', 'x', 'n'].map((id) => priceOf({ id }, before, after))).toEqual([-100, 30, 0, 0, 70]);
});

test('figures of the ruler stand apart; now is always one of them', () => {
  expect(rulerPosts([0, 10, 100, 130, 200], (time) => time)).toEqual([200, 130, 10]);
});
