import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { until } from '../../tests/support/until.ts';
import { closeDatabase, openDatabase, poolOf, transaction, type Database } from './database.ts';
import { asPrepared, preparedMark } from './prepared.ts';

let fixture: TestDatabase;
let db: Database;
beforeAll(async () => {
  fixture = await testDatabase();
  db = fixture.db;
  await sql`create table marks (name text)`.execute(db);
});
beforeEach(() => sql`truncate marks`.execute(db));
afterAll(() => fixture.drop());

const mark = (on: Database, name: string) => sql`insert into marks values (${name})`.execute(on);
const kill = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
const marks = async () =>
  (await sql<{ name: string }>`select name from marks order by name`.execute(db)).rows.map(({ name }) => name);

test('columns arrive as the product wants them', async () => {
  const { rows } = await sql`select 5000000000::int8 as big, count(*) as many, date '2026-11-15' as day, timestamptz
      '2026-11-15 04:00+00' as moment, 1.10::numeric as price from (values (1), (2)) v`.execute(db);
  expect(rows).toEqual([
    { big: 5_000_000_000, many: 2, day: '2026-11-15', moment: new Date('2026-11-15T04:00:00Z'), price: '1.10' },
  ]);
  await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow(/does not fit/);
});

test('a statement is planned once where it is marked, in its first words or its last', async () => {
  await transaction(db, async (db) => {
    const built = db.selectFrom('limits').select('key');
    await built.modifyFront(asPrepared).execute();
    await db.deleteFrom('limits').where('key', '=', 'none').modifyEnd(asPrepared).execute();
    await built.execute();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like '%"limits"%' order by statement`.execute(db);
    expect(rows.map(({ statement }) => statement)).toEqual([
      `delete from "limits" where "key" = $1 ${preparedMark}`,
      `select ${preparedMark} "key" from "limits"`,
    ]);
  });
});

test('a transaction is all or nothing', async () => {
  await expect(
    transaction(db, async (db) => {
      await mark(db, 'a');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await marks()).toEqual([]);
  expect(
    await transaction(db, async (db) => {
      await mark(db, 'a');
      return 7;
    }),
  ).toBe(7);
  expect(await marks()).toEqual(['a']);
});

test('an inner transaction that fails undoes itself only, and the outer one goes on', async () => {
  await transaction(db, async (db) => {
    await mark(db, 'outer');
    await transaction(db, async (db) => {
      await mark(db, 'kept');
      await transaction(db, (db) => mark(db, 'deep'));
    });
    await transaction(db, async (db) => {
      await mark(db, 'lost');
      await sql`select 1 / 0`.execute(db);
    }).catch(() => {});
    await mark(db, 'after');
  });
  expect(await marks()).toEqual(['after', 'deep', 'kept', 'outer']);
});

test('an inner transaction is not final before the outer one', async () => {
  const work = transaction(db, async (db) => {
    await transaction(db, (db) => mark(db, 'inner'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await marks()).toEqual([]);
});

test('connections that break, idle or in the middle of a transaction, do not end the process', async () => {
  const heard: string[] = [];
  const other = openDatabase(fixture.url, { onError: (error) => heard.push(error.message) });
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  await expect(
    transaction(other, async (inner) => {
      await kill((await pid.execute(inner)).rows[0]!.pid);
      await pid.execute(inner);
    }),
  ).rejects.toThrow();
  await kill((await pid.execute(other)).rows[0]!.pid);
  await until(() => heard.length > 0);
  expect((await pid.execute(other)).rows).toHaveLength(1);
  await closeDatabase(other);
});

test('a statement that takes too long is ended', async () => {
  const hasty = openDatabase(fixture.url, { statementTimeout: 50 });
  await expect(sql`select pg_sleep(20)`.execute(hasty)).rejects.toThrow(/statement timeout/);
  await closeDatabase(hasty);
});

test('the pool is reached through the database that was opened, and closes with it', async () => {
  const other = openDatabase(fixture.url);
  await poolOf(other).query('select 1');
  await closeDatabase(other);
  expect(poolOf(other).ended).toBe(true);
  await expect(transaction(db, async (inner) => poolOf(inner))).rejects.toThrow(/not a transaction/);
});
