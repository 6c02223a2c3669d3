import { describe, expect, test } from 'vitest';
import { billStates, statesBefore, takesReceipt, type BillState } from './bill-states.ts';

describe('PRODUCT bill: its states', () => {
  test('every step there is', () => {
    const all = Object.fromEntries(billStates.map((state) => [state, statesBefore(state)]));
    expect(all).toEqual({
      // Only a part has arrived.
      OPEN: ['SUBMITTED', 'REJECTED'],
      SUBMITTED: ['OPEN', 'REJECTED'],
      // Money may arrive without a receipt under review.
      PAID: ['OPEN', 'SUBMITTED', 'REJECTED'],
      REJECTED: ['SUBMITTED'],
      CANCELLED: ['OPEN', 'SUBMITTED', 'REJECTED'],
    });
  });

  test('every state but the first can be reached, and from every living one the end', () => {
    const next = (state: BillState) => billStates.filter((to) => statesBefore(to).includes(state));
    const reached = new Set<BillState>(['OPEN']);
    for (const state of reached) for (const to of next(state)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...billStates].toSorted());
    for (const state of billStates) expect(next(state).length > 0).toBe(next(state).includes('CANCELLED'));
  });

  test('a receipt is taken while none waits and nothing is over', () => {
    expect(billStates.filter(takesReceipt)).toEqual(['OPEN', 'REJECTED']);
  });
});
