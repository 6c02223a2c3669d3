import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumOf, migrationsFolder, readMigrations } from './migration-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files come in order of their number', () => {
  writeFileSync(join(folder, '0002-second.sql'), 'select 2');
  writeFileSync(join(folder, '0001-first.sql'), 'select 1');
  expect(readMigrations(folder)).toMatchObject([
    { number: 1, name: '0001-first', text: 'select 1' },
    { number: 2, name: '0002-second' },
  ]);
});

test('a file with another name is a mistake', () => {
  writeFileSync(join(folder, '0001_first.sql'), '');
  expect(() => readMigrations(folder)).toThrow(/0001_first\.sql/);
});

test('line ends do not change a checksum, text does', () => {
  expect(checksumOf('a\r\nb')).toBe(checksumOf('a\nb'));
  expect(checksumOf('a\nb')).not.toBe(checksumOf('a\nc'));
});

test('our own folder is found from the source and from a build', () => {
  const found = migrationsFolder();
  expect(found).toMatch(/src\/db\/migrations$/);
  expect(migrationsFolder(join(found, '../../../build/server'))).toBe(found);
  expect(readMigrations(found).length).toBeGreaterThan(0);
});

test('outside a package there is none', () => {
  expect(() => migrationsFolder(folder)).toThrow(/cannot be found/);
});
