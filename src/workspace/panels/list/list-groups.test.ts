import { describe, expect, test } from 'vitest';
import type { HomeList, ListLine, ListOffer } from '../../ports/list-port.ts';
import { sumStep } from '../sum-step.ts';
import { groupings, listGroups } from './list-groups.ts';
import { listPieces } from './list-pieces.ts';
import { readAmount } from './read-amount.ts';

const offer = (merchant: string, price: number, days = 0): ListOffer => ({
  product: 'p_1',
  variant: 'v_1',
  choice: '',
  name: 'Ghế',
  label: null,
  size: { width: 1, depth: 1, height: 1 },
  merchant: { id: merchant, name: merchant },
  price,
  stock: 9,
  days: { from: days, to: days },
  picture: null,
  address: '/',
  model: null,
  finishes: {},
});
function line(key: string, items: string[], of: ListOffer | null, available = items.length): ListLine {
  const state = of === null ? 'notSold' : ({ 0: 'soldOut', [items.length]: 'sold' } as const)[available];
  return {
    key,
    items,
    quantity: items.length,
    available,
    amount: available * (of?.price ?? 0),
    state: state ?? 'few',
    offer: of,
    piece: null,
    instead: [],
  };
}
const list: HomeList = {
  lines: [
    line('chairs', ['a', 'b', 'c'], offer('Mộc', 100), 2),
    line('sofa', ['s'], offer('Sofa', 900, 14)),
    line('vase', ['v'], offer('Mộc', 70), 0),
    line('plant', ['x'], null, 0),
  ],
  total: 1100,
  count: 3,
  merchants: [
    { merchant: { id: 'Sofa', name: 'Sofa' }, goods: 900, fee: 50, days: { from: 3, to: 5 } },
    { merchant: { id: 'Mộc', name: 'Mộc' }, goods: 200, fee: 30, days: { from: 2, to: 4 } },
  ],
  fee: 80,
};
const rooms = { a: 'rm_1', b: 'rm_2', c: 'rm_2', s: 'rm_2', v: 'rm_1' };
const told = (by: Parameters<typeof listGroups>[1]) =>
  listGroups(list, by, rooms).map(({ key, amount, pieces }) => [key, amount, pieces]);

describe('O2: the list by room, merchant and delivery', () => {
  test('by room: a line stands in each of its rooms, the first ones can be had', () => {
    expect(told('room')).toEqual([
      ['rm_2', 1000, 2],
      ['rm_1', 100, 1],
      ['soldOut', 0, 2],
      ['notSold', 0, 1],
    ]);
  });
  test('by merchant', () => {
    expect(told('merchant')).toEqual([
      ['m Sofa', 900, 1],
      ['m Mộc', 200, 2],
      ['soldOut', 0, 2],
      ['notSold', 0, 1],
    ]);
  });
  test('by delivery: making it and bringing it together; sold out last', () => {
    expect(told('delivery')).toEqual([
      ['2–4', 200, 2],
      ['17–19', 900, 1],
      ['soldOut', 0, 2],
      ['notSold', 0, 1],
    ]);
  });
  test.each(groupings)('by %s: what counts in a group is what can be had, and together what the list counts', (by) => {
    const groups = listGroups(list, by, rooms);
    const had = groups.filter(({ quiet }) => !quiet);
    expect(had.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(list.count);
    expect(had.reduce((sum, { amount }) => sum + amount, 0)).toBe(list.total);
    const rest = groups.filter(({ quiet }) => quiet).flatMap(({ rows }) => rows);
    expect(rest.flatMap(({ items }) => items).toSorted()).toEqual(['c', 'v', 'x']);
  });
  test('what stands in no room is told apart', () => {
    expect(listGroups(list, 'room', {}).map(({ of }) => of.kind)).toEqual(['noRoom', 'soldOut', 'notSold']);
  });
});

test('equal pieces are asked for together, whatever the order; places are not told', () => {
  const piece = {
    level: 'lv_1',
    model: 'sofa-0',
    at: { x: 1, y: 2, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  };
  const of = (id: string, more: object = {}) => [id, { id, finishes: {}, ...piece, ...more }] as const;
  const items = Object.fromEntries([of('it_2'), of('it_1'), of('it_3', { product: 'p_1', variant: 'v_1' })]);
  const asked = [
    { model: 'sofa-0', finishes: {}, items: ['it_1', 'it_2'] },
    { model: 'sofa-0', finishes: {}, product: 'p_1', variant: 'v_1', items: ['it_3'] },
  ];
  expect(listPieces(items as never)).toEqual(asked);
  expect(listPieces(items as never, new Set(['it_1', 'it_2']))).toEqual(asked.slice(1));
});

test.each([
  ['', null],
  ['150000000', 150_000_000],
  ['150.000.000 ₫', 150_000_000],
  ['₫1,500,000', 1_500_000],
  ['1.5', undefined],
  ['-5', undefined],
  ['a lot', undefined],
  ['9999999999999', undefined],
])('a budget typed as %j', (typed, value) => expect(readAmount(typed)).toBe(value));

test.each([
  [150_000_000, 50_000_000],
  [100_000_000, 50_000_000],
  [90_000_000, 50_000_000],
  [20_000_000, 5_000_000],
])('posts of a ruler of %i', (budget, step) => expect(sumStep(budget)).toBe(step));
