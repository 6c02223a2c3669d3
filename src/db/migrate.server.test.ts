import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { until } from '../../tests/support/until.ts';
import { closeDatabase, openDatabase, poolOf } from './database.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'hien-migrate-'));
let fixture: TestDatabase;
beforeEach(async () => {
  fixture = await testDatabase({ empty: true });
  put('0001-first', `create table steps (name text); insert into steps values ('first');`);
  put('0002-second', `insert into steps values ('second');`);
  rmSync(join(folder, '0003-third.sql'), { force: true });
});
afterEach(() => fixture.drop());
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const steps = async () =>
  (await sql<{ name: string }>`select name from steps`.execute(fixture.db)).rows.map(({ name }) => name);

test('of many at once, one migrates', async () => {
  const others = Array.from({ length: 6 }, () => openDatabase(fixture.url));
  const done = await Promise.all(others.map((db) => migrate(db, { folder })));
  await Promise.all(others.map(closeDatabase));
  expect(done.filter((names) => names.length > 0)).toEqual([['0001-first', '0002-second']]);
  expect(await steps()).toEqual(['first', 'second']);
});

test('a later start applies what is new', async () => {
  await migrate(fixture.db, { folder });
  put('0003-third', `insert into steps values ('third')`);
  expect(await migrate(fixture.db, { folder })).toEqual(['0003-third']);
  expect(await steps()).toEqual(['first', 'second', 'third']);
});

test('a migration that fails leaves nothing of itself, and the ones before stand', async () => {
  put('0003-third', `insert into steps values ('third'); select 1 / 0;`);
  await expect(migrate(fixture.db, { folder })).rejects.toThrow('Migration 0003-third failed: division by zero');
  expect(await steps()).toEqual(['first', 'second']);
  put('0003-third', `insert into steps values ('third')`);
  expect(await migrate(fixture.db, { folder })).toEqual(['0003-third']);
});

test('a changed file and a newer database are refused', async () => {
  put('0003-third', `insert into steps values ('third')`);
  await migrate(fixture.db, { folder });
  put('0001-first', 'select 1');
  await expect(migrate(fixture.db, { folder })).rejects.toThrow(/0001-first was changed/);
  put('0001-first', `create table steps (name text); insert into steps values ('first');`);
  rmSync(join(folder, '0003-third.sql'));
  await expect(migrate(fixture.db, { folder })).rejects.toThrow(/newer than this code/);
});

test('R14: code of the version before starts again on a database that only got more', async () => {
  put('0003-third', `-- expand\nalter table steps add column at timestamptz;`);
  await migrate(fixture.db, { folder });
  rmSync(join(folder, '0003-third.sql'));
  expect(await migrate(fixture.db, { folder })).toEqual([]);
  expect(await steps()).toEqual(['first', 'second']);
});

test('R14: a change waits for who uses the table without making the others wait behind it', async () => {
  await migrate(fixture.db, { folder });
  put('0003-third', `alter table steps add column at timestamptz;`);
  const user = await poolOf(fixture.db).connect();
  await user.query('begin; select * from steps');
  const migrating = migrate(fixture.db, { folder });
  const waiting = () =>
    sql`select 1 from pg_locks where relation = 'steps'::regclass and not granted`
      .execute(fixture.db)
      .then(({ rows }) => rows.length > 0);
  await until(waiting);
  // Behind a lock that is waited for without end this would never come.
  expect(await steps()).toEqual(['first', 'second']);
  await until(async () => !(await waiting()));
  await user.query('commit');
  user.release();
  expect(await migrating).toEqual(['0003-third']);
});
