import { expect, test } from 'vitest';
import { lastReturnMoment, returnableSince } from './return-terms.ts';

test('G6: the last day of a return counts to its end in the country’s time', () => {
  const arrived = new Date('2026-11-18T14:20:00+07:00');
  expect(lastReturnMoment(arrived)).toEqual(new Date('2026-11-25T23:59:59.999+07:00'));
});

test('G6: what is held back for returns is what may still come back', () => {
  for (const arrived of ['2026-11-18T00:00:00+07:00', '2026-11-18T14:20:00+07:00', '2026-11-18T23:59:59+07:00']) {
    const at = new Date(arrived);
    const last = lastReturnMoment(at);
    expect(at > returnableSince(last)).toBe(true);
    expect(at > returnableSince(new Date(last.getTime() + 1))).toBe(false);
  }
});
