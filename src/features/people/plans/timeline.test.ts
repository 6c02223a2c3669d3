import { describe, expect, test } from 'vitest';
import { creditFor, lastEnd, placeStretch, planStatusAt, unusedValue, type PaidLevel, type Term } from './timeline.ts';

const at = (written: string) => new Date(`${written}T09:00:00+07:00`);
const now = at('2026-11-15');
let count = 0;
const term = (level: PaidLevel, from: string, to: string, value = 0): Term => ({
  id: `t${++count}`,
  level,
  startsAt: at(from),
  endsAt: at(to),
  anchor: Number(from.slice(-2)),
  value,
});
const wish = (level: PaidLevel, months: number, more = {}) => ({
  level,
  months,
  value: 0,
  extra: 0,
  credited: [],
  ...more,
});

describe('H3: what someone has', () => {
  test('the stretch that covers the moment, to its last day; then nothing', () => {
    const terms = [term('premium', '2026-11-01', '2026-12-01'), term('pro', '2026-12-01', '2027-01-01')];
    expect(planStatusAt(terms, null, now)).toEqual({
      level: 'premium',
      runs: true,
      trial: false,
      endsAt: at('2027-01-01'),
    });
    expect(planStatusAt(terms, null, at('2026-12-01'))).toMatchObject({ level: 'pro', runs: true });
    expect(planStatusAt(terms, null, at('2027-01-01'))).toEqual({
      level: 'free',
      runs: false,
      trial: false,
      endsAt: at('2027-01-01'),
    });
  });

  test('the free version while its 30 days run, and not a moment longer', () => {
    expect(planStatusAt([], at('2026-11-16'), now)).toEqual({
      level: 'free',
      runs: true,
      trial: true,
      endsAt: at('2026-11-16'),
    });
    expect(planStatusAt([], now, now)).toMatchObject({ level: 'free', runs: false, endsAt: now });
    expect(planStatusAt([], null, now)).toEqual({ level: 'free', runs: false, trial: false, endsAt: null });
  });
});

describe('H3: a new stretch', () => {
  test('a month is a month though credited days have moved the day before it', () => {
    const days = (from: string, to: string) => {
      const moved = { ...term('premium', from, to), anchor: Number(from.slice(-2)) };
      const { startsAt, endsAt } = placeStretch([moved], wish('premium', 1), now).added;
      return (endsAt.getTime() - startsAt.getTime()) / 86_400_000;
    };
    // Twenty days more than a month, and a day more.
    expect([days('2026-11-01', '2026-12-21'), days('2026-10-31', '2026-12-01')]).toEqual([31, 31]);
    expect(days('2026-10-31', '2026-11-30'), 'the last day of a short month is the 31st of it').toBe(31);
  });

  test('begins now where there is none', () =>
    expect(placeStretch([], wish('pro', 1), now).added).toMatchObject({
      startsAt: now,
      endsAt: at('2026-12-15'),
      anchor: 15,
    }));

  test('of the same level extends, and keeps the day of the month', () => {
    const running = { ...term('pro', '2026-10-31', '2026-11-30'), anchor: 31 };
    expect(placeStretch([running], wish('pro', 1), now)).toMatchObject({
      added: { startsAt: at('2026-11-30'), endsAt: at('2026-12-31'), anchor: 31 },
      changed: [],
      rest: [],
    });
  });

  test('that is lower waits for the higher to end', () =>
    expect(placeStretch([term('premium', '2026-11-01', '2027-11-01')], wish('pro', 1), now).added).toMatchObject({
      startsAt: at('2027-11-01'),
      endsAt: at('2027-12-01'),
    }));

  test('that is higher begins now; what is left of the lower goes on after it, to the second', () => {
    const running = term('pro', '2026-11-05', '2026-12-05', 300);
    const queued = term('pro', '2026-12-05', '2027-01-05', 310);
    const { added, changed, rest } = placeStretch([running, queued], wish('premium', 1), now);
    expect(added).toMatchObject({ startsAt: now, endsAt: at('2026-12-15') });
    expect(rest).toEqual([
      {
        of: running.id,
        origin: running.id,
        level: 'pro',
        startsAt: at('2026-12-15'),
        endsAt: at('2027-01-04'),
        anchor: 15,
        value: 200,
      },
    ]);
    expect(changed).toEqual([
      { ...running, endsAt: now, value: 100 },
      { ...queued, startsAt: at('2027-01-04'), endsAt: at('2027-02-04') },
    ]);
  });

  test('that was paid with what was left ends the lower ones now', () => {
    const running = term('pro', '2026-11-05', '2026-12-05', 300);
    const queued = term('pro', '2026-12-05', '2027-01-05', 310);
    const { credit, credited } = creditFor([running, queued], 'premium', now);
    expect([credit, credited]).toEqual([510, [running.id, queued.id]]);
    const { changed, rest } = placeStretch([running, queued], wish('premium', 1, { credited }), now);
    expect([rest, changed.map(({ endsAt, value }) => [endsAt, value])]).toEqual([
      [],
      [
        [now, 100],
        [now, 0],
      ],
    ]);
    expect(lastEnd(changed)).toEqual(now);
  });
});

test('H3: what is unused is never more than was paid, never less than nothing, in whole đồng', () => {
  const paid = term('pro', '2026-11-01', '2026-12-01', 388_000);
  expect([
    unusedValue(paid, at('2026-10-01')),
    unusedValue(paid, at('2026-11-01')),
    unusedValue(paid, at('2026-12-01')),
    unusedValue(paid, at('2027-06-01')),
  ]).toEqual([388_000, 388_000, 0, 0]);
  expect(unusedValue(paid, at('2026-11-16'))).toBe(194_000);
  expect(unusedValue(paid, at('2026-11-02'))).toBe(Math.floor((388_000 * 29) / 30));
});
