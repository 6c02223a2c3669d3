import { expect, test } from 'vitest';
import type { BillDetail } from '#features/trade/payments/bill.ts';
import { droppedIn, livingOrders, purchaseState } from './purchase-state.ts';

function bill(status: BillDetail['status'], states: string[], received = 0): BillDetail {
  const orders = states.map((state, at) => ({
    id: `o_${at}`,
    number: `HIEN-${at + 1}`,
    merchant: `Shop ${at}`,
    total: 1_000_000,
    state,
    goods: [],
  }));
  return {
    id: 'h_1',
    reference: 'HIEN',
    kind: 'order',
    subject: 'o_placement',
    amount: 3_000_000,
    received,
    rest: 3_000_000 - received,
    currency: 'VND',
    status,
    page: null,
    payBy: null,
    reason: null,
    receipt: null,
    submittedAt: null,
    decidedAt: null,
    createdAt: '2026-11-16T00:00:00.000Z',
    orders,
    refunds: [],
  };
}

test.each([
  ['OPEN', ['PENDING_PAYMENT', 'PENDING_PAYMENT'], 0, 'OPEN'],
  ['OPEN', ['PENDING_PAYMENT', 'PENDING_PAYMENT'], 1_000_000, 'PART'],
  ['SUBMITTED', ['RECEIPT_SUBMITTED', 'REFUND_DUE'], 1_000_000, 'SUBMITTED'],
  ['REJECTED', ['RECEIPT_REJECTED', 'RECEIPT_REJECTED'], 0, 'REJECTED'],
  ['PAID', ['SHIPPED', 'REFUNDED'], 3_000_000, 'PAID'],
  ['PAID', ['REFUND_DUE', 'REFUNDED'], 3_000_000, 'BACK'],
  ['CANCELLED', ['CANCELLED', 'CANCELLED'], 1_000_000, 'CANCELLED'],
] as const)('O4: a bill %s of orders %j with %d arrived is told as %s', (status, states, received, told) => {
  expect(purchaseState(bill(status, [...states], received))).toBe(told);
});

test('O4: what was given up of a purchase is told by what it means for the money', () => {
  expect(droppedIn(bill('OPEN', ['PENDING_PAYMENT', 'CANCELLED']))).toEqual({ words: 'open', count: 1 });
  expect(droppedIn(bill('REJECTED', ['RECEIPT_REJECTED', 'CANCELLED']))).toEqual({ words: 'open', count: 1 });
  expect(droppedIn(bill('SUBMITTED', ['RECEIPT_SUBMITTED', 'REFUND_DUE', 'REFUND_DUE']))).toEqual({
    words: 'submitted',
    count: 2,
  });
  expect(droppedIn(bill('PAID', ['COMPLETED', 'REFUNDED']))).toEqual({ words: 'paid', count: 1 });
});

test('O4: nothing is said of what was given up where nothing was, or all of it', () => {
  expect(droppedIn(bill('PAID', ['PAID', 'COMPLETED']))).toBeNull();
  expect(droppedIn(bill('PAID', ['REFUNDED', 'REFUND_DUE']))).toBeNull();
  expect(droppedIn(bill('CANCELLED', ['CANCELLED', 'CANCELLED']))).toBeNull();
});

test('O4: a transfer is for the orders that go on', () => {
  expect(livingOrders(bill('OPEN', ['PENDING_PAYMENT', 'CANCELLED', 'PENDING_PAYMENT'])).map(({ id }) => id)).toEqual([
    'o_0',
    'o_2',
  ]);
});
