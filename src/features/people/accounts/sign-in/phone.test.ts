import { describe, expect, test } from 'vitest';
import { accountName, emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import { mobileOf, normalisePhone } from '#features/people/accounts/sign-in/phone.server.ts';

describe('PRODUCT Accounts: phone patterns', () => {
  test.each([
    '0912345678',
    '84912345678',
    '+84912345678',
    '+84 912 345 678',
    '0912 345 678',
    '0912.345.678',
    '(091) 234-5678',
    '+84-91-2345678',
    '912345678',
  ])('%s is one number', (typed) => {
    expect(normalisePhone(typed)).toBe('+84912345678');
    expect(mobileOf(typed, ['VN'])).toBe('+84912345678');
  });

  test.each([
    '',
    '0',
    '091234567',
    '09123456789',
    '+849123456789',
    'abc',
    '+1',
    '0012345678',
    '0212345678',
    '+842438252525',
    '113',
    '1900 1009',
  ])('%s is no Vietnamese mobile', (typed) => {
    expect(() => mobileOf(typed, ['VN'])).toThrow(
      expect.objectContaining({
        key: 'field_number',
        faults: [{ field: 'mobile', error: 'phone_country', values: { countries: 'VN', names: '+84' } }],
      }),
    );
  });

  test.each([
    ['+8613812345678', ['VN'], false],
    ['+8613812345678', ['VN', 'CN'], true],
    ['+14155552671', ['VN', 'CN'], false],
    ['+84912345678', ['CN'], false],
  ] as const)('%s where %s are allowed: %s', (typed, countries, fine) => {
    const attempt = () => mobileOf(typed, countries);
    if (fine) expect(attempt()).toBe(typed);
    else expect(attempt).toThrow();
  });

  test('what a person types as their account', () => {
    expect(accountName('Lan@Mail.Example')).toEqual({ email: 'lan@mail.example' });
    expect(accountName('0912 345 678')).toEqual({ mobile: '+84912345678' });
    expect(accountName('+8613812345678')).toEqual({ mobile: '+8613812345678' });
    for (const nobody of ['', 'lan', 'lan@', '@mail.example', "' or 1=1 --", '12', 'lan@mail'])
      expect(accountName(nobody)).toBeNull();
    expect(emailName('TIẾNG@mail.example'.normalize('NFD'))).toEqual({ email: 'tiếng@mail.example'.normalize('NFC') });
  });
});
