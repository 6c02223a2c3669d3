import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { folder, gone, keepersOf, processesOf, removeFolders, serverPid } from './database-folder.ts';
import { until, WriterProcess, type WriterOptions } from './database-process.ts';

const writers: WriterProcess[] = [];
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.kill();
});
afterAll(removeFolders);

async function writer(dataDir: string, options: WriterOptions = { write: true }): Promise<WriterProcess> {
  const started = new WriterProcess(dataDir, options);
  writers.push(started);
  return started.ready();
}

const start = (dataDir: string): Promise<EmbeddedDatabase> => startEmbeddedDatabase({ dataDir, log: () => {} });

/** Every acknowledged row is there, and no row twice. */
async function expectKept(url: string, acknowledged: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; whole: boolean }>(
    'select id, payload = repeat(id, 20) as whole from rows',
  );
  await client.end();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(rows.length).toBe(kept.size);
  expect(rows.every(({ whole }) => whole)).toBe(true);
}

test('kill -9 of the server, again and again, while one process writes on', async () => {
  const dataDir = await folder();
  const writing = await writer(dataDir);
  for (let round = 1; round <= 4; round += 1) {
    await writing.more(randomInt(20, 300));
    process.kill(serverPid(dataDir), 'SIGKILL');
    await until(() => writing.logged.filter((line) => line === 'The database is back.').length === round);
  }
  await writing.more(50);
  await expectKept(writing.url, [...writing.acknowledged]);
  expect(await writing.stop()).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

test('kill -9 of one connection: the server mends itself, the writer goes on', async () => {
  const dataDir = await folder();
  const writing = await writer(dataDir);
  const before = serverPid(dataDir);
  await writing.more(randomInt(20, 200));
  process.kill(await backendOf(writing.url), 'SIGKILL');
  await writing.more(100);
  expect(serverPid(dataDir)).toBe(before);
  await expectKept(writing.url, [...writing.acknowledged]);
  expect(await writing.stop()).toBe(0);
});

test('kill -9 of Node: the server ends by itself, and everything is there at the next start', async () => {
  const dataDir = await folder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const writing = await writer(dataDir);
    await writing.more(randomInt(20, 300));
    await writing.kill();
    acknowledged.push(...writing.acknowledged);
    if (round === 2) await gone(dataDir);
  }
  const server = await start(dataDir);
  await expectKept(server.url, acknowledged);
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test('kill -9 of both at once, and of the keeper too', async () => {
  const dataDir = await folder();
  const acknowledged: string[] = [];
  for (const withKeeper of [false, true, true]) {
    const writing = await writer(dataDir);
    await writing.more(randomInt(20, 300));
    // Who watches goes first: a keeper that sees the others die ends by itself.
    for (const pid of [...(withKeeper ? keepersOf(dataDir) : []), serverPid(dataDir)]) process.kill(pid, 'SIGKILL');
    writing.child.kill('SIGKILL');
    await writing.kill();
    acknowledged.push(...writing.acknowledged);
  }
  const server = await start(dataDir);
  await expectKept(server.url, acknowledged);
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test('a server that lost keeper and Node is found, ended in order and started anew', async () => {
  const dataDir = await folder();
  const writing = await writer(dataDir);
  await writing.more(50);
  const orphan = serverPid(dataDir);
  for (const pid of keepersOf(dataDir)) process.kill(pid, 'SIGKILL');
  await writing.kill();
  await until(() => keepersOf(dataDir).length === 0);
  const server = await start(dataDir);
  expect(serverPid(dataDir)).not.toBe(orphan);
  await expectKept(server.url, writing.acknowledged);
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test('stopping while the server is being started again leaves nothing', async () => {
  const dataDir = await folder();
  for (let round = 0; round < 3; round += 1) {
    const server = await start(dataDir);
    process.kill(serverPid(dataDir), 'SIGKILL');
    await server.stop();
    await gone(dataDir);
  }
});

async function backendOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'hien' limit 1`,
  );
  await client.end();
  return rows[0]!.pid;
}
