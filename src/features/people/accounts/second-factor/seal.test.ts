import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server.ts';

const key = randomBytes(32);

test('what is sealed comes back, and looks different every time', () => {
  const one = seal(key, 'bí mật 秘密', 'u_1');
  const two = seal(key, 'bí mật 秘密', 'u_1');
  expect(one).not.toBe(two);
  expect([unseal(key, one, 'u_1'), unseal(key, two, 'u_1')]).toEqual(['bí mật 秘密', 'bí mật 秘密']);
});

test('moved to another row, changed in any byte, or under another key it does not open', () => {
  const sealed = seal(key, 'secret', 'u_1');
  expect(() => unseal(key, sealed, 'u_2')).toThrow();
  expect(() => unseal(randomBytes(32), sealed, 'u_1')).toThrow();
  for (let at = 0; at < Buffer.from(sealed, 'base64url').length; at++) {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[at]! ^= 1;
    expect(() => unseal(key, bytes.toString('base64url'), 'u_1')).toThrow();
  }
});
