import { expect, test } from 'vitest';
import type { Cart } from '../order.ts';
import { deliveryFee } from './cart-delivery.ts';

const days = { from: 2, to: 4 };
const line = (why: 'few' | null) => ({ why }) as Cart['groups'][number]['lines'][number];
const group = (why: 'few' | null, rest: number, own: Record<string, number> = {}): Cart['groups'][number] => ({
  merchant: { id: 'm', name: 'M' },
  lines: [line(why)],
  goods: 100,
  delivery: {
    rest: { fee: rest, days },
    own: Object.fromEntries(Object.entries(own).map(([province, fee]) => [province, { fee, days }])),
  },
});
const cart: Cart = {
  groups: [group(null, 300, { '79': 0 }), group(null, 200), group('few', 50)],
  count: 3,
  goods: 200,
};

test('G1: delivery follows the province, once for each merchant that has something to bring', () => {
  expect(deliveryFee(cart, '')).toBeNull();
  expect(deliveryFee(cart, '79')).toBe(200);
  expect(deliveryFee(cart, '01')).toBe(500);
});
