import { describe, expect, test } from 'vitest';
import {
  cancelStep,
  isOver,
  orderStates,
  orderSteps,
  stepOf,
  stepsFor,
  type OrderState,
  type OrderStep,
} from './order-states.ts';

const names = Object.keys(orderSteps) as OrderStep[];
const next = (state: OrderState) =>
  names.filter((name) => stepOf(name).from.includes(state)).map((name) => stepOf(name).to);

describe('PRODUCT, product order states', () => {
  test('every state is reached, and from every state an end', () => {
    const reached = new Set<OrderState>(['PENDING_PAYMENT']);
    for (const state of reached) for (const to of next(state)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
    const ends = orderStates.filter(isOver);
    expect(ends.toSorted()).toEqual(['CANCELLED', 'REFUNDED']);
    expect(next('COMPLETED'), 'complete it stays, unless it comes back').toEqual(['REFUND_DUE']);
    const endsFrom = (state: OrderState, seen: OrderState[] = []): boolean =>
      isOver(state) || next(state).some((to) => !seen.includes(to) && endsFrom(to, [...seen, state]));
    for (const state of orderStates) expect(endsFrom(state), state).toBe(true);
  });

  test('the way decided: paid by receipt, sent, completed', () => {
    const way: OrderStep[] = ['submit', 'reject', 'submit', 'confirm', 'ship', 'complete'];
    let state: OrderState = 'PENDING_PAYMENT';
    for (const name of way) {
      expect(stepOf(name).from).toContain(state);
      state = stepOf(name).to;
    }
    expect(state).toBe('COMPLETED');
  });

  test('money may come without a receipt under review; a part of it leaves the order to be paid', () => {
    expect(Object.fromEntries(orderStates.map((state) => [state, stepsFor('admin', state)]))).toEqual({
      PENDING_PAYMENT: ['confirm'],
      RECEIPT_SUBMITTED: ['confirm', 'confirmPart', 'reject'],
      RECEIPT_REJECTED: ['confirm', 'confirmPart'],
      PAID: [],
      SHIPPED: [],
      COMPLETED: ['takeBack'],
      CANCELLED: [],
      REFUND_DUE: ['refund', 'close'],
      REFUNDED: [],
    });
    expect([stepOf('confirm').to, stepOf('confirmPart').to]).toEqual(['PAID', 'PENDING_PAYMENT']);
  });

  test('cancelled before it was sent; who has sent money gets it back', () => {
    expect(Object.fromEntries(orderStates.map((state) => [state, cancelStep(state)]))).toEqual({
      PENDING_PAYMENT: 'abandon',
      RECEIPT_REJECTED: 'abandon',
      RECEIPT_SUBMITTED: 'withdraw',
      PAID: 'withdraw',
      SHIPPED: null,
      COMPLETED: null,
      CANCELLED: null,
      REFUND_DUE: null,
      REFUNDED: null,
    });
  });

  test('the clock cancels only what waits for money, and never what somebody has sent a receipt for', () => {
    expect(orderStates.filter((state) => stepsFor('clock', state).includes('abandon'))).toEqual([
      'PENDING_PAYMENT',
      'RECEIPT_REJECTED',
    ]);
    expect(stepsFor('seller', 'PENDING_PAYMENT')).toEqual(['abandon']);
    expect(stepsFor('buyer', 'PAID')).toEqual(['withdraw']);
    expect(stepsFor('seller', 'PAID')).toEqual(['ship', 'withdraw']);
  });
});
