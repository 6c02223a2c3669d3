import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { transaction, type Database } from './database.ts';
import { lastWrite } from './last-writes.ts';

let fixture: TestDatabase;
let db: Database;
beforeAll(async () => {
  fixture = await testDatabase();
  db = fixture.db;
  await sql`create table marks (at int generated always as identity, name text)`.execute(db);
});
beforeEach(() => sql`truncate marks`.execute(db));
afterAll(() => fixture.drop());

const written: (readonly string[])[] = [];
beforeEach(() => void written.splice(0));
const note = lastWrite<string>(async (on, names) => {
  written.push(names);
  await sql`insert into marks (name) select unnest(${[...names]}::text[])`.execute(on);
});
const mark = (on: Database, name: string) => sql`insert into marks (name) values (${name})`.execute(on);
const marks = async (on = db) =>
  (await sql<{ name: string }>`select name from marks order by at`.execute(on)).rows.map(({ name }) => name);

test('what a transaction writes last is written at its end, in one statement and in the order it was given', async () => {
  await transaction(db, async (db) => {
    await note(db, 'one');
    await note(db, 'two');
    await mark(db, 'first');
    expect(await marks(db)).toEqual(['first']);
  });
  expect(await marks()).toEqual(['first', 'one', 'two']);
  expect(written).toEqual([['one', 'two']]);
});

test('of an inner transaction that is undone it is not written, nor of an outer one', async () => {
  const undone = (db: Database, name: string) =>
    transaction(db, async (db) => {
      await note(db, name);
      throw new Error('no');
    }).catch(() => undefined);
  await undone(db, 'outer');
  await transaction(db, async (db) => {
    await note(db, 'before');
    await undone(db, 'inner');
    await transaction(db, (db) => note(db, 'kept'));
    expect(await marks(db)).toEqual(['kept']);
    await note(db, 'after');
  });
  expect(await marks()).toEqual(['kept', 'before', 'after']);
});

test('where it cannot be written the transaction is undone', async () => {
  const refused = lastWrite<null>(async (on) => void (await sql`insert into nowhere values (1)`.execute(on)));
  const work = transaction(db, async (db) => {
    await mark(db, 'lost');
    await note(db, 'lost too');
    await refused(db, null);
  });
  await expect(work).rejects.toThrow(/nowhere/);
  expect(await marks()).toEqual([]);
});

test('without a transaction it is written at once', async () => {
  await note(db, 'now');
  expect(await marks()).toEqual(['now']);
});
