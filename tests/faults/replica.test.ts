import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeDatabase, openDatabase, transaction, type Database } from '#db/database.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { readsWithReplica, type ReadFigures, type Reads } from '#db/replica/reads.ts';
import { startApplication, type Application } from '#server/application.ts';
import { readConfig } from '#server/config.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts';
import { until } from '../support/until.ts';
import { dataFolder, migratedFolder } from './built-server.ts';
import { serverPid } from './database-folder.ts';
import { startStandby } from './standby.ts';

let primary: EmbeddedDatabase;
let standby: EmbeddedDatabase;
let standbyDir: string;
let db: Database;
/** Of the replica, to hold and release its replay. */
let replica: Database;
let primaryGate: DatabaseProxy;
let replicaGate: DatabaseProxy;
let application: Application;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const dataDir = await migratedFolder(cleanups);
  const beside = await dataFolder(cleanups);
  primary = await startEmbeddedDatabase({ dataDir, log: () => {} });
  cleanups.push(() => primary.stop());
  standbyDir = join(beside, 'standby');
  standby = await startStandby({ dataDir, adminUrl: primary.adminUrl }, standbyDir);
  cleanups.push(() => standby.stop());
  db = openDatabase(primary.url);
  cleanups.push(() => closeDatabase(db));
  replica = openDatabase(new URL('/hien', standby.adminUrl).href);
  cleanups.push(() => closeDatabase(replica));
  primaryGate = await startDatabaseProxy(primary.url);
  replicaGate = await startDatabaseProxy(standby.url);
  application = await startApplication(
    readConfig({
      DATABASE_URL: primaryGate.url,
      DATABASE_REPLICA_URL: replicaGate.url,
      HIEN_DATA: beside,
      HIEN_ROLE: 'web',
      LOG_LEVEL: 'silent',
    }),
  );
  cleanups.push(
    () => replicaGate.shut(),
    () => primaryGate.shut(),
    () => application.close(),
  );
});
afterEach(() => resume().catch(() => {}));
afterAll(async () => {
  for (const step of cleanups.splice(0).toReversed()) await step();
});

const pause = () => sql`select pg_wal_replay_pause()`.execute(replica);
const resume = () => sql`select pg_wal_replay_resume()`.execute(replica);
const figuresOf = (reads: Reads): ReadFigures => reads.figures()!;
const figures = () => figuresOf(application.services.reads);
const usable = (reads = application.services.reads) => until(() => figuresOf(reads).usable);

let articles = 0;
/** As another process writes it. */
async function publish(): Promise<string> {
  const id = `a_${(articles += 1)}`;
  const text = JSON.stringify({ vi: id, en: id, zh: id });
  await sql`insert into articles (id, topic, title, summary, body, status, published_at, created_at, updated_at)
    values (${id}, 'news', ${text}, ${text}, ${text}, 'published', now(), now(), now())`.execute(db);
  return id;
}

/** Whether an article is there, and who was asked. */
async function look(id: string, cookies: Record<string, string> = {}) {
  const before = figures().statements;
  const answer = await application.app.inject({ url: `/api/articles/${id}`, cookies, headers: { host: 'localhost' } });
  const after = figures().statements;
  return { status: answer.statusCode, replica: after.replica > before.replica, answer };
}

describe('lists and pages are read from the replica', () => {
  test('once it has all this process was told of, and not before', async () => {
    await usable();
    const first = await publish();
    // Told or not yet: what is found afterwards is there.
    await until(async () => (await look(first)).status === 200);
    await usable();
    await pause();
    const second = await publish();
    await until(async () => (await look(second)).status === 200);
    for (let i = 0; i < 5; i++) expect(await look(`${second}?n=${i}`)).toMatchObject({ status: 200, replica: false });
    expect(figures().usable).toBe(false);
    await resume();
    await usable();
    expect(await look(`${second}?n=6`)).toMatchObject({ status: 200, replica: true });
  });

  test('never behind one’s own write, at whichever process', async () => {
    await usable();
    await pause();
    const { cookies } = await application.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { mobileOrEmail: 'nobody@mail.example', password: 'not it' },
      headers: { host: 'localhost:3000' },
    });
    const [cookie] = cookies.filter(({ name }) => name === 'written');
    expect(cookie).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 60 });
    const own = { written: cookie!.value };
    expect(await look('a_1?n=10')).toMatchObject({ status: 200, replica: true });
    expect(await look('a_1?n=11', own)).toMatchObject({ status: 200, replica: false });
    // Nor from what was kept for others before.
    expect((await look('a_1?n=10')).answer.headers['x-page-cache']).toBe('hit');
    expect((await look('a_1?n=10', own)).answer.headers['x-page-cache']).toBeUndefined();
    await resume();
    await until(() => !application.services.reads.isBehind(own.written));
    expect(await look('a_1?n=12', own)).toMatchObject({ status: 200, replica: true });
  });

  test('a claim that is no position changes nothing, and one of the future reads the primary', async () => {
    await usable();
    for (const claim of ['', '0', 'ZZ/0', '0/0', `${'1'.repeat(5000)}/0`])
      expect(await look(`a_1?c=${claim.length}`, { written: claim })).toMatchObject({ status: 200, replica: true });
    expect(await look('a_1?c=future', { written: 'FFFFFFFF/0' })).toMatchObject({ status: 200, replica: false });
  });

  test('what only reads sets no cookie', async () => {
    expect((await look('a_1')).answer.cookies).toEqual([]);
  });
});

describe('without the replica everything goes on', () => {
  test('killed, it is left out and used again when it is back', async () => {
    await usable();
    process.kill(serverPid(standbyDir), 'SIGKILL');
    for (let i = 0; i < 20; i++) expect((await look(`a_1?k=${i}`)).status).toBe(200);
    await usable();
    expect(await look('a_1?k=back')).toMatchObject({ status: 200, replica: true });
  });

  test('cut off silently, an answer comes from the primary', async () => {
    await usable();
    replicaGate.freeze();
    expect(await look('a_1?f=1')).toMatchObject({ status: 200, replica: false });
    expect(figures().usable).toBe(false);
    await replicaGate.shut();
    replicaGate.thaw();
    await replicaGate.open();
    await usable();
  });

  test('too far behind, it is left alone until it has caught up', async () => {
    const reads = readsWithReplica(db, { url: standby.url, mostLag: 200, log: () => {} });
    await usable(reads);
    expect(reads.from()).not.toBe(db);
    await pause();
    await sql`select pg_logical_emit_message(true, 'hien', 'anything')`.execute(db);
    await until(() => !figuresOf(reads).usable);
    expect(figuresOf(reads).lagSeconds).toBeGreaterThan(0.2);
    expect(reads.from()).toBe(db);
    await resume();
    await usable(reads);
    expect(reads.from()).not.toBe(db);
    await reads.close();
  });

  test('what is no replica of this database is never read', async () => {
    const other = await startEmbeddedDatabase({ dataDir: await migratedFolder(cleanups), log: () => {} });
    cleanups.push(() => other.stop());
    for (const [url, reason] of [
      [primary.url, 'The replica cannot be read: it is no replica'],
      [other.url, /another database|it is no replica/],
    ] as const) {
      const said: string[] = [];
      const reads = readsWithReplica(db, { url, log: (message) => said.push(message) });
      await until(() => said.length > 0);
      expect(said).toEqual([expect.stringMatching(reason)]);
      expect(reads.from()).toBe(db);
      await reads.close();
    }
  });
});

test('without the primary visitors still read', async () => {
  await usable();
  await primaryGate.shut();
  expect(await look('a_1?p=1')).toMatchObject({ status: 200, replica: true });
  await primaryGate.open();
  await until(async () => (await application.app.inject('/readyz')).statusCode === 200);
});

test('what writes in spite of all is the primary’s, in a transaction or not', async () => {
  const reads = readsWithReplica(db, { url: standby.url, log: () => {} });
  await usable(reads);
  const reading = reads.from();
  const topicOf = async (id: string) =>
    (await sql<{ topic: string }>`select topic from articles where id = ${id}`.execute(db)).rows[0]?.topic;
  await sql`update articles set topic = 'guide' where id = 'a_1'`.execute(reading);
  expect(await topicOf('a_1')).toBe('guide');
  await transaction(reading, async (inner) => {
    await sql`update articles set topic = 'story' where id = 'a_1'`.execute(inner);
    const { rows } = await sql<{ topic: string }>`select topic from articles where id = 'a_1'`.execute(inner);
    expect(rows).toEqual([{ topic: 'story' }]);
  });
  expect(await topicOf('a_1')).toBe('story');
  // A mistake is reported as ever.
  await expect(sql`select * from nowhere`.execute(reading)).rejects.toThrow(/does not exist/);
  await reads.close();
});
