import { describe, expect, test } from 'vitest';
import { deriveKeys, keyedHash, sameText } from '#platform/keys.server.ts';

const keys = deriveKeys('a secret of thirty-two characters or more');

describe('DESIGN §1: keys from one secret', () => {
  test('each use has its own, the same every time, another for another secret', () => {
    const all = Object.values(keys).map((key) => Buffer.from(key).toString('hex'));
    expect(new Set(all).size).toBe(6);
    expect(all.every((key) => key.length === 64)).toBe(true);
    expect(deriveKeys('a secret of thirty-two characters or more')).toEqual(keys);
    expect(deriveKeys('another one of thirty-two characters')).not.toEqual(keys);
  });

  test('parts do not run into one another', () => {
    expect(keyedHash(keys.code, 'ab', 'c')).not.toBe(keyedHash(keys.code, 'a', 'bc'));
    expect(keyedHash(keys.code, 'ab')).not.toBe(keyedHash(keys.code, 'a', 'b'));
    expect(keyedHash(keys.code, '1:a')).not.toBe(keyedHash(keys.code, '1', 'a'));
    expect(keyedHash(keys.code, 'a')).not.toBe(keyedHash(keys.lookup, 'a'));
  });

  test('texts are compared whole', () => {
    expect([
      sameText('abc', 'abc'),
      sameText('abc', 'abd'),
      sameText('abc', 'ab'),
      sameText('', ''),
      sameText('é', 'e'),
    ]).toEqual([true, false, false, true, false]);
  });
});
