import { expect, test } from 'vitest';
import { parentOf, parseParent, worksIn } from './processes.ts';

test('a name with brackets and spaces does not shift the fields', () => {
  expect(parseParent('42 (odd) name (x) S 17 42 42 0 -1')).toBe(17);
});

test('this process has its parent and its folder', () => {
  expect(parentOf(process.pid)).toBe(process.ppid);
  expect(worksIn(process.pid, process.cwd())).toBe(true);
  expect(worksIn(process.pid, '/proc')).toBe(false);
});

test('a process that is not there works nowhere', () => {
  expect(worksIn(2 ** 22 + 1, process.cwd())).toBe(false);
  expect(parentOf(2 ** 22 + 1)).toBeNull();
});
