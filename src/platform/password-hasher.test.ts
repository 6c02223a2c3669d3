import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';

describe('D2: argon2id', () => {
  test('a hash is salted, and only the right password is right', async () => {
    const hasher = await createPasswordHasher(2);
    const [one, two] = await Promise.all([hasher.hash('secret-16'), hasher.hash('secret-16')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(
      await Promise.all(['secret-16', 'secret-17', '', 'SECRET-16'].map((typed) => hasher.verify(one, typed))),
    ).toEqual([true, false, false, false]);
  });

  test('without an account every password is wrong, also the one the stand-in was made of', async () => {
    const hasher = await createPasswordHasher(2);
    expect(
      await Promise.all(['', 'x', 'no account has this password'].map((typed) => hasher.verify(null, typed))),
    ).toEqual([false, false, false]);
  });

  test('a storm queues and all of it is answered', async () => {
    const hasher = await createPasswordHasher(1);
    const stored = await hasher.hash('secret-16');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => hasher.verify(stored, i % 3 === 0 ? 'secret-16' : 'wrong')),
    );
    expect(answers.filter(Boolean)).toHaveLength(4);
  });

  test('one that fails gives its place in the queue back', async () => {
    const hasher = await createPasswordHasher(1);
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow();
    expect(await hasher.verify(await hasher.hash('a'), 'a')).toBe(true);
  });
});
