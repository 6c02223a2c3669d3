import { types } from 'pg';
import { expect, test } from 'vitest';
import { columnTypes, safeInteger } from './column-types.ts';
import { isTransientError } from './pool.ts';

test('a bigint is a number as long as that is exact', () => {
  expect(safeInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
});

test('a moment is a Date, a day is text', () => {
  expect(columnTypes.getTypeParser(types.builtins.TIMESTAMPTZ)('2026-11-15 04:00:00+00')).toEqual(
    new Date('2026-11-15T04:00:00Z'),
  );
  expect(columnTypes.getTypeParser(types.builtins.DATE)('2026-11-15')).toBe('2026-11-15');
});

test('only a server that comes back is worth waiting for', () => {
  expect(isTransientError(Object.assign(new Error('starting up'), { code: '57P03' }))).toBe(true);
  expect(isTransientError(Object.assign(new Error('no socket'), { code: 'ENOENT' }))).toBe(true);
  expect(isTransientError(Object.assign(new Error('wrong password'), { code: '28P01' }))).toBe(false);
  expect(isTransientError(new Error('anything else'))).toBe(false);
});
