import { expect, test } from 'vitest';
import { languageCookies, withoutLang } from './language.ts';

test('PRODUCT Language: the choice is stored for 365 days, Lax, and mirrored', () => {
  expect(languageCookies('vi', false)).toEqual([
    'i18n_redirected=vi; Max-Age=31536000; Path=/; SameSite=Lax',
    'prg-lang=vi; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  expect(languageCookies('zh', true)[0]).toMatch(/; Secure$/);
});

test('only `lang` leaves the query', () => {
  expect(withoutLang('')).toBe('');
  expect(withoutLang('?id=w_1')).toBe('?id=w_1');
  expect(withoutLang('?lang=vi')).toBe('');
  expect(withoutLang('?id=w_1&lang=vi&page=2')).toBe('?id=w_1&page=2');
});
