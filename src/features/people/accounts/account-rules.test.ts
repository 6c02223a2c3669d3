import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  bindCodeRefusal,
  bindMobileForm,
  changePasswordForm,
  codeRefusal,
  loginForm,
  registerForm,
  secretForm,
} from './account-rules.ts';

/** Every rule of the seed's section 5, as the dialogs ask it (PRODUCT C5). */
describe('registration', () => {
  const filled = {
    nickname: 'An',
    email: 'an@mail.com',
    password: 'secret1',
    verificationCode: '123456',
    agreed: true,
  };
  test.each([
    [{}, {}],
    [{ nickname: ' ' }, { nickname: 'field_nickname' }],
    [{ email: '' }, { email: 'field_number' }],
    [{ email: 'an@mail' }, { email: 'field_number' }],
    [{ email: 'an@mail.c' }, { email: 'field_number' }],
    [{ email: 'an@school.edu' }, {}],
    [{ password: '12345' }, { password: 'field_pwd' }],
    [{ password: '123456' }, {}],
    [{ password: '1234567890123456' }, {}],
    [{ password: '12345678901234567' }, { password: 'field_pwd' }],
    [{ password: 'an-1990' }, { password: 'password_own' }],
    [{ nickname: 'Nguyễn Lan', password: 'nguyenlan1' }, { password: 'password_own' }],
    [{ email: 'lan.vu@mail.com', password: 'LanVu2026' }, { password: 'password_own' }],
    [{ password: 'hien2026' }, { password: 'password_own' }],
    [
      { email: '', password: 'hien2026' },
      { email: 'field_number', password: 'password_own' },
    ],
    [{ verificationCode: '' }, { verificationCode: 'input_code' }],
    [{ agreed: false }, { agreed: 'message_choose_checkbox' }],
  ])('%j gives %j', async (change, faults) =>
    expect(await faultsOf(registerForm('seed'), { ...filled, ...change })).toEqual(faults),
  );

  test('the strict policy has its own words', async () =>
    expect(await faultsOf(registerForm('strict'), filled)).toEqual({ password: 'field_pwd_strict' }));
});

describe('login', () => {
  const filled = {
    email: 'an@mail.com',
    phone: '0912345678',
    password: 'secret',
    code: '1',
    agreed: true,
    remember: false,
  };
  test('judges the way taken and leaves the other alone', async () => {
    expect(await faultsOf(loginForm('email', 'password'), { ...filled, phone: 'no', code: '' })).toEqual({});
    expect(await faultsOf(loginForm('phone', 'code'), { ...filled, email: 'no', password: '' })).toEqual({});
  });
  test.each([
    ['email', { email: '' }, { email: 'message_input_account' }],
    ['email', { email: 'an' }, { email: 'field_number' }],
    ['phone', { phone: '' }, { phone: 'message_input_account' }],
    ['phone', { phone: '12' }, { phone: 'field_number' }],
    ['phone', { phone: '+1 415 555 0101' }, {}],
    ['email', { agreed: false }, { agreed: 'message_choose_checkbox' }],
    ['email', { password: 'abc' }, { password: 'field_pwd' }],
    ['phone', { password: '12345' }, { password: 'field_pwd' }],
  ] as const)('by %s, %j gives %j', async (type, change, faults) =>
    expect(await faultsOf(loginForm(type, 'password'), { ...filled, ...change })).toEqual(faults),
  );
  test('where somebody agreed before, the box is not asked for', async () =>
    expect(await faultsOf(loginForm('email', 'password', false), { ...filled, agreed: false })).toEqual({}));
});

describe('before a code is sent', () => {
  test.each([
    ['email', '  ', 'message_input_account'],
    ['email', 'an@mail', 'field_number'],
    ['email', ' an@mail.com ', null],
    ['phone', '', 'message_input_account'],
    ['phone', '0212345678', 'phone_country'],
    ['phone', '+1 415 555 0101', 'phone_country'],
    ['phone', '+84 912 345 678', null],
    ['phone', '84912345678', null],
    ['phone', '0912.345.678', null],
  ] as const)('%s %j: %s', (type, account, refusal) => expect(codeRefusal(type, account, ['VN'])).toBe(refusal));

  test('where other countries are served the server decides', () =>
    expect(codeRefusal('phone', '+86 138 0013 8000', ['VN', 'CN'])).toBeNull());

  test('binding asks for the number and its international form; the agreement was given a step before', () => {
    expect(bindCodeRefusal('')).toBe('message_input_account');
    expect(bindCodeRefusal('12')).toBe('field_number');
    expect(bindCodeRefusal('0912345678')).toBeNull();
  });
});

describe('binding, forgotten and changed passwords', () => {
  test.each([
    [{ mobile: '0912345678', code: '1' }, {}],
    [
      { mobile: '0112345678', code: '' },
      { mobile: 'phone_country', code: 'input_code' },
    ],
  ])('binding %j', async (form, faults) =>
    expect(await faultsOf(bindMobileForm(['VN'], null), { ...form, password: '', verificationCode: '' })).toEqual(
      faults,
    ),
  );

  test('C2 after a reload binding asks for the secrets of the first step again', async () => {
    const form = { mobile: '0912345678', code: '1', password: '12345', verificationCode: '' };
    expect(await faultsOf(bindMobileForm(['VN'], 'seed'), form)).toEqual({
      password: 'field_pwd',
      verificationCode: 'input_code',
    });
  });

  test('each step of the forgotten password is judged by itself', async () => {
    const settings = { password: { policy: 'seed' }, phoneCountries: ['VN'] } as const;
    const form = { email: 'an', phone: '', code: '', password: '12345', confirm: '' };
    expect(await faultsOf(secretForm(1, 'email', settings), form)).toEqual({ email: 'field_number' });
    expect(await faultsOf(secretForm(2, 'email', settings), form)).toEqual({ code: 'input_code' });
    expect(await faultsOf(secretForm(3, 'email', settings), form)).toEqual({
      password: 'field_pwd',
      confirm: 'confirm_password_same',
    });
  });

  test('a change needs all three, the last two alike', async () => {
    expect(await faultsOf(changePasswordForm('seed'), { oldPassword: '', newPassword: '', rePwd: '' })).toEqual({
      oldPassword: 'field_pwd',
      newPassword: 'field_pwd',
      rePwd: 'confirm_password_same',
    });
    expect(
      await faultsOf(changePasswordForm('seed'), { oldPassword: 'before', newPassword: 'secret1', rePwd: 'secret2' }),
    ).toEqual({ rePwd: 'confirm_password_same' });
    expect(
      await faultsOf(changePasswordForm('seed'), { oldPassword: 'before', newPassword: 'secret1', rePwd: 'secret1' }),
    ).toEqual({});
  });
});

async function faultsOf<In extends Record<string, unknown>>(
  schema: z.ZodType<unknown, In>,
  values: In,
): Promise<Record<string, unknown>> {
  const { errors } = await zodResolver(schema, undefined, { mode: 'sync' })(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, fault]) => [field, fault?.message]));
}
