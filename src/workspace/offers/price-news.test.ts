import { expect, test } from 'vitest';
import type { Design } from '#design/document.ts';
import type { OfferedProduct, OffersPort } from '../ports/offers-port.ts';
import { newsSince, offersNow } from './price-news.ts';

const chair = (id: string, product: string, variant: string) => ({
  id,
  level: 'lv_1',
  model: 'chair-0000',
  finishes: {},
  product,
  variant,
  at: { x: 0, y: 0, z: 0 },
  turn: 0,
  placement: 'floor' as const,
});
const items = Object.fromEntries(
  [
    chair('it_1', 'p_1', 'v_1'),
    chair('it_2', 'p_1', 'v_1'),
    chair('it_3', 'p_2', 'v_2'),
    chair('it_4', 'p_3', 'v_3'),
  ].map((item) => [item.id, item]),
) as unknown as Design['items'];

function market(offered: Record<string, { price: number; stock: number }>): OffersPort {
  return {
    product(id) {
      const variant = id.replace('p', 'v');
      const now = offered[id];
      const product: OfferedProduct | null = now
        ? {
            id,
            name: id,
            merchant: 'm',
            address: '/',
            made: null,
            variants: [
              {
                id: variant,
                label: '',
                model: 'chair-0000',
                finishes: {},
                size: { width: 1, depth: 1, height: 1 },
                ...now,
              },
            ],
          }
        : null;
      return Promise.resolve(product);
    },
    quote: () => Promise.resolve(null),
  };
}

const before = { p_1: { price: 100, stock: 5 }, p_2: { price: 70, stock: 2 }, p_3: { price: 30, stock: 1 } };

test('O1 what changed since last time is counted by pieces: price, sold out, withdrawn', async () => {
  const was = await offersNow(items, market(before));
  const is = await offersNow(items, market({ p_1: { price: 120, stock: 5 }, p_2: { price: 60, stock: 0 } }));
  expect(newsSince(was, is, items)).toEqual({ changed: 3, difference: 30, soldOut: 1, withdrawn: 1 });
});

test('O1 nothing new is nothing to tell; what was not offered before neither', async () => {
  const was = await offersNow(items, market(before));
  expect(newsSince(was, was, items)).toBeNull();
  expect(newsSince({}, was, items)).toBeNull();
  expect(newsSince(await offersNow(items, market({})), was, items)).toBeNull();
});
