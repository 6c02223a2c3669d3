import { expect, test } from 'vitest';
import { pendingMigrations, type Migration } from './migration-plan.ts';

const file = (number: number, name: string, checksum = name): Migration => ({
  number,
  name,
  checksum,
  text: '',
  expands: false,
});
const files = [file(1, '0001-a'), file(2, '0002-b')];

test('what is not applied yet is left to do, in order', () => {
  expect(pendingMigrations(files, [])).toEqual(files);
  expect(pendingMigrations(files, [files[0]!])).toEqual([files[1]]);
  expect(pendingMigrations(files, files)).toEqual([]);
});

test('a changed file is refused by name', () => {
  expect(() => pendingMigrations(files, [file(1, '0001-a', 'other')])).toThrow(/0001-a was changed/);
});

test('a database of newer code is refused', () => {
  expect(() => pendingMigrations(files, [...files, file(3, '0003-c')])).toThrow(
    /newer than this code: it has migration 0003-c/,
  );
});

test('R14: a database of newer code that only added something is not', () => {
  const added = { ...file(3, '0003-c'), expands: true };
  expect(pendingMigrations(files, [...files, added])).toEqual([]);
  expect(() => pendingMigrations(files, [...files, added, file(4, '0004-d')])).toThrow(/it has migration 0004-d/);
});

test('another history is refused', () => {
  expect(() => pendingMigrations(files, [file(1, '0001-z')])).toThrow(/0001-z where this code has 0001-a/);
});

test('a number twice or left out is refused', () => {
  expect(() => pendingMigrations([file(1, '0001-a'), file(1, '0001-b')], [])).toThrow(/0001-b should have number 2/);
  expect(() => pendingMigrations([file(1, '0001-a'), file(3, '0003-b')], [])).toThrow(/0003-b should have number 2/);
});
