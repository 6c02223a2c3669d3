import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { clusterPaths } from '#db/embedded/cluster-paths.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { emptyFolder, folder, gone, processesOf, removeFolders, serverPid } from './database-folder.ts';
import { until, WriterProcess, type WriterOptions } from './database-process.ts';

const writers: WriterProcess[] = [];
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.kill();
});
afterAll(removeFolders);

function begin(dataDir: string, options: WriterOptions = {}): Promise<WriterProcess> {
  const started = new WriterProcess(dataDir, options);
  writers.push(started);
  return started.ready();
}

const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: () => {} });

async function ask(url: string, query = 'select 1 as answer'): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

test('a second process adopts the server, and leaving does not disturb the first', async () => {
  const dataDir = await folder();
  const first = await begin(dataDir, { write: true });
  const pid = serverPid(dataDir);
  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(serverPid(dataDir)).toBe(pid);
  await second.stop();
  await first.more(50);
  expect(serverPid(dataDir)).toBe(pid);
  expect(first.logged).toEqual([]);
  expect(await first.stop()).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

test.each(['stop', 'kill'] as const)('the one who adopted keeps the server after the first went by %s', async (way) => {
  const dataDir = await folder();
  const first = await begin(dataDir);
  const pid = serverPid(dataDir);
  const second = await start(dataDir);
  await first[way]();
  expect(await ask(second.url)).toEqual({ answer: 1 });
  expect(serverPid(dataDir)).toBe(pid);
  // Who may not be the last does not wait for the end for long: on a busy machine it comes a little later.
  await second.stop();
  await gone(dataDir);
});

test('when the shared server dies, both get the same new one', async () => {
  const dataDir = await folder();
  const first = await begin(dataDir, { write: true });
  const second = await begin(dataDir, { write: true });
  process.kill(serverPid(dataDir), 'SIGKILL');
  for (const each of [first, second]) await until(() => each.logged.includes('The database is back.'));
  await Promise.all([first.more(20), second.more(20)]);
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  expect(processesOf(dataDir)).toEqual([]);
});

test('three that start at once in an empty folder share one server', async () => {
  const dataDir = emptyFolder();
  const three = await Promise.all([1, 2, 3].map(() => begin(dataDir)));
  expect(new Set(three.map(({ url }) => url)).size).toBe(1);
  for (const each of three) expect(await ask(each.url)).toEqual({ answer: 1 });
  expect(await Promise.all(three.map((each) => each.stop()))).toEqual([0, 0, 0]);
  await until(() => processesOf(dataDir).length === 0);
  expect(
    readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('fresh-') || name.startsWith('hold.')),
  ).toEqual([]);
});

test('two folders run side by side', async () => {
  const one = await folder();
  const two = await folder();
  const [first, second] = await Promise.all([start(one), start(two)]);
  await ask(first.url, 'create table here (x int)');
  await expect(ask(second.url, 'select * from here')).rejects.toThrow(/does not exist/);
  await first.stop();
  expect(await ask(second.url)).toEqual({ answer: 1 });
  await second.stop();
  expect([...processesOf(one), ...processesOf(two)]).toEqual([]);
});

test('lock files whose process number went to another program do not stop it', async () => {
  const dataDir = await folder();
  const { data, root } = clusterPaths(dataDir);
  writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n${root}\n\n 1 2\nready   \n`);
  writeFileSync(join(root, '.s.PGSQL.5432.lock'), `${process.pid}\n${data}\n1\n5432\n${root}\n`);
  const server = await start(dataDir);
  expect(await ask(server.url)).toEqual({ answer: 1 });
  await server.stop();
});

test('what a killed creation left behind is cleared away', async () => {
  const dataDir = await folder();
  const left = join(clusterPaths(dataDir).root, 'fresh-killed');
  mkdirSync(join(left, 'data'), { recursive: true });
  await (await start(dataDir)).stop();
  expect(readdirSync(clusterPaths(dataDir).root)).not.toContain('fresh-killed');
});

test('a folder too deep for a socket is served on loopback, with the password', async () => {
  const dataDir = join(await folder(), 'deep'.repeat(20), 'folder');
  const server = await start(dataDir);
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
  expect(await ask(server.url)).toEqual({ answer: 1 });
  await expect(ask(server.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(/password authentication failed/);
  await server.stop();
  expect(processesOf(dataDir)).toEqual([]);
});
