import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import {
  clearLimits,
  releaseLimitSlot,
  secondsUntilOpen,
  sweepLimits,
  takeLimitSlot,
} from '#platform/limits-queries.server.ts';
import { testClock } from '../../tests/support/app.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';

let database: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

let keys = 0;
const limit = (hits = 3, seconds = 60) => ({ key: `test:${++keys}`, hits, seconds });
const take = (each: ReturnType<typeof limit>) => takeLimitSlot(database.db, clock, each);

describe('D2: limits', () => {
  test('of two hundred at once exactly as many pass as there are places', async () => {
    const each = limit(7);
    const passed = await Promise.all(Array.from({ length: 200 }, () => take(each)));
    expect(passed.filter(Boolean)).toHaveLength(7);
  });

  test('the window begins with the first and ends on the second', async () => {
    const each = limit(1, 60);
    expect(await take(each)).toBe(true);
    clock.advance(59);
    expect(await take(each)).toBe(false);
    expect(await secondsUntilOpen(database.db, clock, each.key)).toBe(1);
    clock.advance(1);
    expect(await take(each)).toBe(true);
    expect(await take(each)).toBe(false);
  });

  test('a refusal does not prolong it', async () => {
    const each = limit(1, 60);
    await take(each);
    for (let i = 0; i < 6; i++, clock.advance(10)) expect(await take(each)).toBe(false);
    expect(await take(each)).toBe(true);
  });

  test('a place given back is a place; more than were taken cannot come back', async () => {
    const each = limit(1);
    await take(each);
    for (let i = 0; i < 5; i++) await releaseLimitSlot(database.db, each.key);
    expect([await take(each), await take(each)]).toEqual([true, false]);
  });

  test('cleared and swept ones are gone, running ones stay', async () => {
    const cleared = limit(1, 10);
    const over = limit(1, 10);
    const running = limit(1, 1000);
    for (const each of [cleared, over, running]) await take(each);
    await clearLimits(database.db, [cleared.key]);
    expect(await take(cleared)).toBe(true);
    clock.advance(11);
    await sweepLimits(database.db, clock);
    const left = (await database.db.selectFrom('limits').select('key').execute()).map((row) => row.key);
    expect(left).toContain(running.key);
    expect(left).not.toContain(over.key);
    expect(await secondsUntilOpen(database.db, clock, 'never heard of')).toBe(1);
  });

  test('whoever takes two that are over, one after the other, and the sweep do not wait for each other', async () => {
    const [first, second] = [limit(1, 10), limit(1, 10)];
    for (const each of [first, second]) await take(each);
    clock.advance(11);
    const taken = await transaction(database.db, async (db) => {
      const one = await takeLimitSlot(db, clock, second);
      await sweepLimits(database.db, clock);
      return [one, await takeLimitSlot(db, clock, first)];
    });
    expect(taken).toEqual([true, true]);
    expect(await secondsUntilOpen(database.db, clock, second.key)).toBe(10);
  });
});
