import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { backUp } from '#db/embedded/backup.ts';
import { restore } from '#db/embedded/restore.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { emptyFolder, folder, processesOf, removeFolders } from './database-folder.ts';
import { WriterProcess } from './database-process.ts';

let dataDir: string;
let backup: string;
let writing: WriterProcess;
let before: string[];
let picture: string;
const log = () => {};

beforeAll(async () => {
  dataDir = await folder();
  picture = await folderStorage(join(dataDir, 'media')).put(Buffer.from('picture'));
  writeFileSync(join(dataDir, 'secret'), 'key', { mode: 0o600 });
  writing = await new WriterProcess(dataDir, { write: true }).ready();
  await writing.more(200);
  before = [...writing.acknowledged];
  backup = emptyFolder();
  await backUp({ dataDir, target: backup, log });
  await writing.more(50);
});
afterEach(() => expect(readdirSync(dirname(dataDir)).filter((name) => /unfinished|restoring/.test(name))).toEqual([]));
afterAll(async () => {
  await writing.kill();
  removeFolders();
});

interface Lane {
  lane: string;
  rows: number;
  last: number;
  hash: string;
}

/**
 * What each writer committed, one after another, up to a row: how many, which is last, and a hash over the whole of
 * them.
 */
async function lanes(url: string, upTo: Record<string, number> = {}): Promise<Lane[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Lane>(
    `
    with numbered as (select substring(id from '[abc]') as lane, substring(id from '[abc](.*)')::int as number, payload from rows)
    select lane, count(*)::int as rows, max(number) as last, md5(string_agg(payload, ',' order by number)) as hash from numbered
    where number <= coalesce(($1::jsonb ->> lane)::int, 2147483647) group by lane order by lane`,
    [JSON.stringify(upTo)],
  );
  await client.end();
  return rows;
}

test('a backup made while rows are written restores to one moment of them, with media and keys', async () => {
  const target = emptyFolder();
  expect(await restore({ backup, dataDir: target, log })).toBeNull();
  const server = await startEmbeddedDatabase({ dataDir: target, log });
  const restored = await lanes(server.url);
  const original = await lanes(writing.url, Object.fromEntries(restored.map(({ lane, last }) => [lane, last])));
  expect(restored).toEqual(original);
  expect(restored.map(({ lane }) => lane)).toEqual(['a', 'b', 'c']);
  for (const { lane, rows, last } of restored) {
    expect(rows).toBe(last);
    expect(rows).toBeGreaterThanOrEqual(before.filter((id) => id.includes(lane)).length);
  }
  await server.stop();
  expect(processesOf(target)).toEqual([]);
  expect(String(await folderStorage(join(target, 'media')).get(picture))).toBe('picture');
  expect(readFileSync(join(target, 'secret'), 'utf8')).toBe('key');
});

test('a folder in use is not replaced, one with content only when told, and then it is kept aside', async () => {
  await expect(restore({ backup, dataDir, force: true, log })).rejects.toThrow(/is running/);
  const target = emptyFolder();
  mkdirSync(target);
  writeFileSync(join(target, 'mine'), 'precious');
  await expect(restore({ backup, dataDir: target, log })).rejects.toThrow(/not empty/);
  const former = await restore({ backup, dataDir: target, force: true, log });
  expect(readFileSync(join(former!, 'mine'), 'utf8')).toBe('precious');
  expect(existsSync(join(target, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
});

test('a damaged backup is refused and nothing is left of the attempt', async () => {
  const file = join(backup, 'data', 'postgres', 'data', 'global', 'pg_control');
  const whole = readFileSync(file);
  const target = emptyFolder();
  truncateSync(file, 100);
  await expect(restore({ backup, dataDir: target, log })).rejects.toThrow(
    /damaged: postgres\/data\/global\/pg_control/,
  );
  writeFileSync(file, whole);
  expect(existsSync(target)).toBe(false);
});

test('a backup does not overwrite, and needs a database', async () => {
  await expect(backUp({ dataDir, target: backup, log })).rejects.toThrow(/exists already/);
  await expect(backUp({ dataDir: emptyFolder(), target: emptyFolder(), log })).rejects.toThrow(/no embedded database/);
});

test('a product that is not running can be backed up too', async () => {
  const idle = await folder();
  const target = emptyFolder();
  await backUp({ dataDir: idle, target, log });
  expect(processesOf(idle)).toEqual([]);
  expect(existsSync(join(target, 'manifest.json'))).toBe(true);
});
