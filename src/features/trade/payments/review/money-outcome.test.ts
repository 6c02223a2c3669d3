import { expect, test } from 'vitest';
import { moneyOutcome } from './money-outcome.ts';

test('B1 the reviewer is told what an amount will do: short, exact or over what is still owed; of an ended bill all goes back', () => {
  const open = { kind: 'plan', status: 'SUBMITTED', rest: 4_540_000 } as const;
  expect(moneyOutcome(4_540_000, open)).toEqual({ kind: 'exact' });
  expect(moneyOutcome(1_790_000, open)).toEqual({ kind: 'short', difference: 2_750_000 });
  expect(moneyOutcome(5_000_000, open)).toEqual({ kind: 'over', difference: 460_000 });
  for (const status of ['PAID', 'CANCELLED'] as const)
    expect(moneyOutcome(4_540_000, { kind: 'plan', status, rest: 4_540_000 })).toEqual({ kind: 'back' });
  // A joining fee is decided with its receipt: without one it goes back.
  for (const status of ['OPEN', 'REJECTED'] as const)
    expect(moneyOutcome(4_540_000, { kind: 'joining', status, rest: 4_540_000 })).toEqual({ kind: 'back' });
  expect(moneyOutcome(4_540_000, { kind: 'joining', status: 'SUBMITTED', rest: 4_540_000 })).toEqual({ kind: 'exact' });
});
