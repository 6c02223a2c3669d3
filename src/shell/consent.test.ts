import { expect, test } from 'vitest';
import { consentCookieOf, parseConsent } from './consent.ts';

test('PRODUCT A6: what was agreed to is read back from the cookie', () => {
  expect(parseConsent(`a=1; ${consentCookieOf('all', false).split(';')[0]}`)).toBe('all');
  expect(parseConsent(`${consentCookieOf('necessary', true).split(';')[0]}; b=2`)).toBe('necessary');
});

test('nothing, something else, or another cookie that ends alike says nothing', () => {
  for (const cookies of [null, '', 'cookie_agreement=', 'cookie_agreement=yes', 'my_cookie_agreement=1'])
    expect(parseConsent(cookies)).toBeNull();
});

test('the cookie is Lax, for a year, and Secure on https', () => {
  expect(consentCookieOf('all', true)).toBe('cookie_agreement=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
