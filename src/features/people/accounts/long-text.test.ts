import { afterEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { bankAccountChange } from '#features/people/bank-accounts/bank-account.ts';
import { forgetBody, loginBody, passwordChangeBody, profileBody, registerBody } from './account.ts';

const long = 125_000;
const marks = `a${'\u0323\u0301'.repeat(long / 2)}`;
const hidden = `${'a'.repeat(long)}\u0001`;
const known = {
  nickname: 'An',
  email: 'an@mail.com',
  mobile: '0912345678',
  code: '123456',
  verificationCode: '123456',
  password: 'secret1',
};

const bodies: [string, z.ZodType, Record<string, string>][] = [
  ['register', registerBody('seed'), known],
  ['register, strict', registerBody('strict'), { ...known, password: 'secret12' }],
  ['login', loginBody, { mobileOrEmail: 'an@mail.com', password: 'secret1' }],
  ['forget', forgetBody('seed'), { email: 'an@mail.com', code: '123456', password: 'secret1' }],
  ['password change', passwordChangeBody('seed'), { oldPassword: 'secret1', newPassword: 'secret2' }],
  ['profile', profileBody, { nickname: 'An', introduction: 'a' }],
  ['bank account', bankAccountChange, { bin: '970436', account: '0123456789', holder: 'AN', password: 'secret1' }],
];
const fields = bodies.flatMap(([name, schema, body]) =>
  Object.keys(body).map((field) => [name, field, schema, body] as const),
);

afterEach(() => void vi.restoreAllMocks());

/**
 * Attacks C1 and H1: one request whose text was normalised or matched before its length stopped the server for seconds.
 */
describe('A27: text past its limit is refused before anything reads it', () => {
  test.each(bodies)('%s accepts what people send', (_, schema, body) => {
    expect(schema.safeParse(body).error).toBeUndefined();
  });

  test.each(fields)('%s: %s', (_, field, schema, body) => {
    const normalized = vi.spyOn(String.prototype, 'normalize');
    for (const text of [marks, hidden]) {
      const { error } = schema.safeParse({ ...body, [field]: text });
      // Its length is the one fault named: no pattern after it was asked.
      expect(error?.issues.map((issue) => issue.path[0])).toEqual([field]);
    }
    expect(normalized.mock.contexts.map((text) => String(text).length).filter((length) => length > 512)).toEqual([]);
  });

  test('a nickname shows something and hides nothing', () => {
    const accepts = (nickname: string) => profileBody.safeParse({ nickname }).success;
    expect(['An', '轩', '☂', 'Nguyễn Ân 2'].filter(accepts)).toHaveLength(4);
    expect(['\u0301', 'a\u0001', 'a\u202eb', '\u2066'].filter(accepts)).toEqual([]);
  });
});
