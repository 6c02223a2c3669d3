import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastReturnMoment } from '#features/catalogue/offers/return-terms.ts';
import { inTime, lastReturnOf, type DatedPart } from './return-days.ts';

const completedAt = new Date('2026-11-18T03:00:00Z');
const own = lastReturnMoment(completedAt);
const day = 86_400_000;
const later = (days: number) => new Date(completedAt.getTime() + days * day);
const ordered = [
  { position: 0, quantity: 3 },
  { position: 1, quantity: 1 },
];

function part(asked: number, over: number, quantity: number, change: Partial<DatedPart> = {}): DatedPart {
  const dates = { askedAt: later(asked), updatedAt: later(over) };
  const lines = [{ position: 0, quantity }];
  return { kind: 'part', state: 'WITHDRAWN', amount: 0, instead: false, partSent: true, lines, ...dates, ...change };
}
const left = (reports: DatedPart[], at: number | Date) =>
  inTime(ordered, ordered, { completedAt, reports }, typeof at === 'number' ? later(at) : at);

test('O7: a part that came gives its piece the days anew, others of its line and other lines keep theirs', () => {
  expect(left([part(1, 5, 1)], 6)).toEqual([
    { position: 0, quantity: 3, until: own },
    { position: 1, quantity: 1, until: own },
  ]);
  expect(left([part(1, 5, 1)], 9)).toEqual([{ position: 0, quantity: 1, until: lastReturnMoment(later(5)) }]);
  expect(left([part(1, 5, 1)], 13)).toEqual([]);
});

test('O7: what was taken back at once makes no other piece younger, and two parts speak of two pieces', () => {
  const slip = part(0, 0, 3, { partSent: false });
  expect(left([slip, part(1, 20, 1)], 21)).toMatchObject([{ position: 0, quantity: 1 }]);
  expect(left([part(1, 9, 1), part(2, 10, 1)], 12)).toMatchObject([{ quantity: 2, until: lastReturnMoment(later(9)) }]);
});

test('O7: a piece that has its days anew and comes back leaves none to the others', () => {
  const back = part(9, 12, 1, { kind: 'faulty', state: 'RECEIVED', partSent: false });
  expect(left([part(1, 8, 1), back], 13)).toEqual([]);
});

test('O7, G6: nothing may come back later than what is kept with the order, and nothing nobody spoke of gains a day', () => {
  const report = fc
    .record({
      kind: fc.constantFrom('part', 'part', 'part', 'faulty'),
      state: fc.constantFrom('WITHDRAWN', 'WITHDRAWN', 'WITHDRAWN', 'DECLINED', 'LAPSED', 'RECEIVED', 'ASKED'),
      // Also before it was complete, and reaching over that.
      asked: fc.double({ min: -8, max: 20, noNaN: true }),
      lasted: fc.double({ min: 0, max: 9, noNaN: true }),
      quantity: fc.integer({ min: 1, max: 3 }),
      instead: fc.boolean(),
      partSent: fc.boolean(),
    })
    .map(({ asked, lasted, quantity, ...change }) => part(asked, asked + lasted, quantity, change as DatedPart));
  fc.assert(
    fc.property(fc.array(report, { maxLength: 5 }), fc.double({ min: 0, max: 40, noNaN: true }), (reports, at) => {
      const last = lastReturnOf(ordered, { completedAt, reports });
      const found = left(reports, at);
      for (const { until, quantity, position } of found) {
        expect(until!.getTime()).toBeGreaterThanOrEqual(later(at).getTime());
        expect(until!.getTime()).toBeLessThanOrEqual(last.getTime());
        if (later(at) <= own) continue;
        const spoken = reports.filter(({ kind }) => kind === 'part').flatMap(({ lines }) => lines);
        expect(position).toBe(0);
        expect(quantity).toBeLessThanOrEqual(spoken.reduce((sum, each) => sum + each.quantity, 0));
      }
      expect(left(reports, new Date(last.getTime() + 1))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
