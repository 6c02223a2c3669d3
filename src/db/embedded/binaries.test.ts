import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBinaries, libraryLinks, makeLinks } from './binaries.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-links-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the listing of the package becomes names and libraries', () => {
  const listing = JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]);
  expect(libraryLinks('/m/pg/native', listing)).toEqual({ 'libpq.so.5': '/m/pg/native/lib/libpq.so.5.18' });
});

test('links are made, mended and left alone', () => {
  writeFileSync(join(folder, 'b'), 'in the way');
  symlinkSync('/elsewhere', join(folder, 'c'));
  for (let round = 0; round < 2; round += 1) makeLinks(folder, { a: '/lib/a.1', b: '/lib/b.1', c: '/lib/c.1' });
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c']);
  expect(['a', 'b', 'c'].map((name) => readlinkSync(join(folder, name)))).toEqual(['/lib/a.1', '/lib/b.1', '/lib/c.1']);
});

test('a machine without a package is told what to do', () => {
  expect(() => findBinaries('plan9', 'mips')).toThrow(/DATABASE_URL/);
});
