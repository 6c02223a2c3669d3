import { expect, test } from 'vitest';
import { missingIn, readInstead } from './missing-languages.ts';

test('E3 a language is missing where something is said in another and not in it', () => {
  expect(missingIn([{ en: 'a', vi: 'b', zh: 'c' }])).toEqual([]);
  expect(missingIn([{ en: 'a', vi: 'b', zh: 'c' }, { vi: 'b', zh: ' ' }])).toEqual(['zh', 'en']);
  expect(missingIn([{}, { en: ' ' }]), 'nothing said, nothing missing').toEqual([]);
});

test('E3 whose words readers get instead: their own, else the next they know', () => {
  expect(readInstead({ vi: 'b', zh: 'c' }, 'en')).toBe('vi');
  expect(readInstead({ en: 'a', zh: 'c' }, 'vi')).toBe('en');
  expect(readInstead({ zh: 'c' }, 'zh')).toBe('zh');
  expect(readInstead({}, 'zh')).toBeNull();
});
