import { beforeEach, expect, test } from 'vitest';
import { mostLines } from '../order-limits.ts';
import { countOf, readGuestCart, withLine, without, withQuantity, writeGuestCart } from './guest-cart.ts';

const chair = { product: 'p_chair', variant: 'v_1', quantity: 1 };
const table = { product: 'p_table', choice: 'width=1800', quantity: 2 };

beforeEach(() => localStorage.clear());

test('P5: the same choice is more of it, another one is another line; the newest stands first', () => {
  const one = withLine([], chair, 'add')!;
  expect(withLine(one, chair, 'add')).toEqual([{ ...chair, quantity: 2 }]);
  expect(withLine(one, { ...chair, quantity: 3 }, 'least')).toEqual([{ ...chair, quantity: 3 }]);
  expect(withLine([{ ...chair, quantity: 5 }], chair, 'least')).toEqual([{ ...chair, quantity: 5 }]);
  expect(withLine(one, table, 'add')).toEqual([table, chair]);
  expect(withLine(one, { ...chair, variant: 'v_2' }, 'add')).toHaveLength(2);
  expect(withQuantity([table, chair], 1, 4)).toEqual([table, { ...chair, quantity: 4 }]);
});

test('P5: 200 lines and no more; 999 of one', () => {
  const full = Array.from({ length: mostLines }, (_, at) => ({ ...chair, variant: `v_${at}` }));
  expect(full).toHaveLength(200);
  expect(withLine(full, table, 'add')).toBeNull();
  expect(withLine(full, { ...chair, variant: 'v_7' }, 'add')?.find(({ variant }) => variant === 'v_7')?.quantity).toBe(
    2,
  );
  expect(withLine([{ ...chair, quantity: 999 }], chair, 'add')).toEqual([{ ...chair, quantity: 999 }]);
});

test('P5: it survives the page; what somebody else wrote there is left out', () => {
  writeGuestCart([table, chair]);
  expect(readGuestCart()).toEqual([table, chair]);
  expect(countOf(readGuestCart())).toBe(3);
  const broken = [null, 7, { product: '' }, { product: 'p_x', quantity: 0 }, { product: 'p_x', quantity: 1.5 }, chair];
  localStorage.setItem('hien_cart', JSON.stringify([...broken, { ...chair, price: 1 }]));
  expect(readGuestCart()).toEqual([chair, chair]);
  for (const nonsense of ['{', '{}', '"x"', 'null']) {
    localStorage.setItem('hien_cart', nonsense);
    expect(readGuestCart()).toEqual([]);
  }
});

test('P5: after the merge what was put in meanwhile stays', () => {
  expect(without([chair, table], [chair])).toEqual([table]);
  expect(without([{ ...chair, quantity: 2 }], [chair])).toEqual([{ ...chair, quantity: 2 }]);
});
