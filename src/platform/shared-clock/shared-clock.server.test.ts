import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singleRow } from '#db/single-row.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Clock } from '#platform/clock.ts';
import { corrected, sharedClock } from './shared-clock-queries.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const databaseTime = async () =>
  singleRow(await sql<{ at: Date }>`select clock_timestamp() as at`.execute(world.db)).at.getTime();
/** A machine's own clock, so many minutes off; it stands still, so that what is told is exact. */
async function machine(minutes: number): Promise<Clock> {
  const at = (await databaseTime()) + minutes * 60_000;
  return { now: () => new Date(at) };
}

describe('servers whose clocks are minutes apart', () => {
  test('tell the time of their database', async () => {
    for (const minutes of [-10, 10, 60 * 24]) {
      const own = await machine(minutes);
      const before = await databaseTime();
      const clock = await sharedClock(world.db, own);
      const told = clock.now().getTime();
      clock.close();
      expect([minutes, told >= before, told <= (await databaseTime())]).toEqual([minutes, true, true]);
    }
  });

  test('a clock that is set while its server runs is corrected with the next comparison', async () => {
    let own = await machine(0);
    const clock = await sharedClock(world.db, { now: () => own.now() });
    own = await machine(-45);
    const before = await databaseTime();
    await clock.compare();
    const told = clock.now().getTime();
    clock.close();
    expect([told >= before, told <= (await databaseTime())]).toEqual([true, true]);
  });
});

describe('one answer of the database', () => {
  test('says nothing about clocks that are close, nor by being late', () => {
    expect(corrected(0, { asked: 10_000, told: 10_400, answered: 10_020 })).toBe(0);
    expect(corrected(0, { asked: 10_000, told: 19_000, answered: 19_500 })).toBe(0);
    expect(corrected(-300_000, { asked: 400_000, told: 100_900, answered: 401_000 })).toBe(-300_000);
  });

  test('corrects what cannot be right by the middle of what can', () => {
    expect(corrected(0, { asked: 10_000, told: 610_020, answered: 10_040 })).toBe(600_000);
    expect(corrected(600_000, { asked: 10_000, told: 10_020, answered: 10_040 })).toBe(0);
  });
});
