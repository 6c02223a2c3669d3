import { describe, expect, test } from 'vitest';
import { buildOf, fullLoadOf } from './build-watch.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('a newer build (PRODUCT A5)', () => {
  test('only a real answer counts', () => {
    expect(buildOf({ build: 'abc' })).toBe('abc');
    for (const odd of [null, undefined, '', 'abc', [], {}, { build: '' }, { build: 3 }])
      expect(buildOf(odd)).toBeNull();
  });

  test('the next navigation to another page is a full load', () => {
    expect(fullLoadOf(true, at('/'), at('/works', '?page=2', '#end'))).toBe('/works?page=2#end');
  });

  test('nothing changes on a current build, or on the same page', () => {
    expect(fullLoadOf(false, at('/'), at('/works'))).toBeNull();
    expect(fullLoadOf(true, at('/works', '?lang=vi'), at('/works'))).toBeNull();
  });
});
