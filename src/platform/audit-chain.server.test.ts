import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#platform/audit-queries.server.ts';
import { sealAudit, verifyAudit } from '#platform/audit-chain.server.ts';
import { deriveKeys } from '#platform/keys.server.ts';
import { testClock } from '../../tests/support/app.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';

let database: TestDatabase;
const keys = deriveKeys('a secret for tests, long enough to be one');
const ctx = { clock: testClock(), requestId: 'r', address: '10.0.0.1', session: null };
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const write = (n: number) =>
  audit(database.db, ctx, {
    action: 'plan.changed',
    target: `u_${n}`,
    before: { level: 'free' },
    after: { level: 'pro', n },
  });
async function written(count: number): Promise<void> {
  for (let n = 1; n <= count; n++) await write(n);
  await sealedUpTo(count);
}

/**
 * A slow writer anywhere in this PostgreSQL, in the database of another test as well, holds the seal back as long as it
 * writes.
 */
async function sealedUpTo(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await sealAudit(database.db, keys);
        return (await verifyAudit(database.db, keys)).rows;
      },
      { timeout: 230_000 },
    )
    .toBe(count);
}

describe('M: the audit record is a chain', { timeout: 240_000 }, () => {
  test('untouched it verifies, also when it grew while being sealed by two at once', async () => {
    await Promise.all([
      ...Array.from({ length: 30 }, (_, n) => write(n)),
      sealAudit(database.db, keys),
      sealAudit(database.db, keys),
    ]);
    await sealedUpTo(30);
    expect(await verifyAudit(database.db, keys)).toEqual({ rows: 30, fault: null });
    expect(await sealAudit(database.db, keys)).toBe(0);
  });

  test('a row of a transaction that is still open waits, and nobody waits for it', async () => {
    await written(2);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let begun = () => {};
    const writing = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const open = database.db.transaction().execute(async (db) => {
      await audit(db, ctx, { action: 'slow', target: 'u_slow' });
      begun();
      await held;
    });
    await writing;
    await write(3);
    await sealAudit(database.db, keys);
    letGo();
    await open;
    await sealedUpTo(4);
    expect(await verifyAudit(database.db, keys)).toEqual({ rows: 4, fault: null });
  });

  test.each([
    [
      'a changed value',
      sql`update audit set after = '{"level": "premium"}' where seal = 3`,
      { what: 'changed', id: 3, seal: 3 },
    ],
    ['another actor', sql`update audit set actor_id = 'u_other' where seal = 1`, { what: 'changed', id: 1, seal: 1 }],
    [
      'another time',
      sql`update audit set at = at + interval '1 microsecond' where seal = 5`,
      { what: 'changed', id: 5, seal: 5 },
    ],
    ['a removed row', sql`delete from audit where seal = 2`, { what: 'missing', id: null, seal: 2 }],
    ['the newest rows cut off', sql`delete from audit where seal > 3`, { what: 'cut off', id: null, seal: 4 }],
    [
      'the end moved back',
      sql`with gone as (delete from audit where seal = 5) update audit_head set seal = 4, hash = (select hash from audit where seal = 4)`,
      { what: 'head', id: null, seal: 4 },
    ],
    [
      'two rows exchanged',
      sql`update audit set seal = case seal when 2 then -3 else -2 end where seal in (2, 3)`,
      { what: 'missing', id: null, seal: 2 },
    ],
  ])('%s is found and named', async (_, tamper, fault) => {
    await written(5);
    await tamper.execute(database.db);
    expect(await verifyAudit(database.db, keys)).toMatchObject({ fault });
  });

  test('hashes made without the server’s secret do not pass', async () => {
    await written(3);
    expect(await verifyAudit(database.db, deriveKeys('another secret, just as long as the first'))).toMatchObject({
      fault: { what: 'changed', id: 1 },
    });
  });
});
