import { describe, expect, test } from 'vitest';
import { AppError, errorStatus, isErrorKey } from '#lib/errors.ts';

describe('D1: the one list of errors', () => {
  test('has every key of the seed’s sections 5 and 8 that a call can say', () => {
    const seed = [
      'field_number',
      'field_pwd',
      'field_nickname',
      'message_choose_checkbox',
      'message_input_account',
      'input_code',
      'bind_mobile_or_code_error',
      'confirm_password_same',
      'message_email_code_error',
      'message_fail',
    ];
    for (const key of seed) expect(isErrorKey(key)).toBe(true);
  });

  test('every one is a failure', () => {
    for (const status of Object.values(errorStatus)) expect(status >= 400 && status < 600).toBe(true);
  });

  test.each(['constructor', '__proto__', 'toString', '', null, 5, 'nonsense'])('%s is none', (value) => {
    expect(isErrorKey(value)).toBe(false);
  });

  test('an error carries its key, its status and the field to look at', () => {
    expect(new AppError('field_pwd', { field: 'password' })).toMatchObject({
      key: 'field_pwd',
      status: 400,
      faults: [{ field: 'password', error: 'field_pwd' }],
    });
    expect(new AppError('conflict')).toMatchObject({ status: 409, faults: [], values: {} });
  });
});
