import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileCache } from './file-cache.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hien-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number, value = 7) => new Uint8Array(size).fill(value);

test('gives back what it was given, and nothing else', async () => {
  const cache = createFileCache(folder, 1_000);
  await cache.write('aa01', bytes(100));
  expect(await cache.has('aa01')).toBe(true);
  expect([...(await cache.read('aa01'))!]).toEqual([...bytes(100)]);
  expect(await cache.read('aa02')).toBeNull();
  expect(await readdir(join(folder, 'aa'))).toEqual(['aa01']);
});

test('stays within its bounds; the longest unused go first', async () => {
  const cache = createFileCache(folder, 1_000);
  for (let n = 0; n < 9; n += 1) {
    await cache.write(`bb0${n}`, bytes(100, n));
    await utimes(join(folder, 'bb', `bb0${n}`), n, n);
  }
  await cache.read('bb00');
  await cache.write('cc00', bytes(300));
  expect(await cache.has('bb00')).toBe(true);
  expect(await cache.has('cc00')).toBe(true);
  expect(await cache.has('bb01')).toBe(false);
  expect((await readdir(join(folder, 'bb'))).length * 100 + 300).toBeLessThanOrEqual(800);
});

test('counts what an earlier process left', async () => {
  await createFileCache(folder, 1_000).write('aa01', bytes(900));
  await createFileCache(folder, 1_000).write('aa02', bytes(200));
  expect(await readdir(join(folder, 'aa'))).toEqual(['aa02']);
});

test('a folder that cannot be written is no failure', async () => {
  await writeFile(join(folder, 'taken'), 'a file where a folder should be');
  const cache = createFileCache(join(folder, 'taken'), 1_000);
  await cache.write('aa01', bytes(10));
  expect(await cache.read('aa01')).toBeNull();
});
