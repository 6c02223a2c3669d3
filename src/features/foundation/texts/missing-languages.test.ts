import { expect, test } from 'vitest';
import { missingLanguages, fallbackLanguage } from './missing-languages.ts';

test('E3 a language is missing where something is said in another and not in it', () => {
  expect(missingLanguages([{ en: 'a', vi: 'b', zh: 'c' }])).toEqual([]);
  expect(
    missingLanguages([
      { en: 'a', vi: 'b', zh: 'c' },
      { vi: 'b', zh: ' ' },
    ]),
  ).toEqual(['zh', 'en']);
  expect(missingLanguages([{}, { en: ' ' }]), 'nothing said, nothing missing').toEqual([]);
});

test('E3 whose words readers get instead: their own, else the next they know', () => {
  expect(fallbackLanguage({ vi: 'b', zh: 'c' }, 'en')).toBe('vi');
  expect(fallbackLanguage({ en: 'a', zh: 'c' }, 'vi')).toBe('en');
  expect(fallbackLanguage({ zh: 'c' }, 'zh')).toBe('zh');
  expect(fallbackLanguage({}, 'zh')).toBeNull();
});
