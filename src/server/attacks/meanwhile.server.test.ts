import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  newMember,
  sendEmailCode,
  setStatus,
  signIn,
  testApp,
  type Answer,
  type Member,
  type TestApp,
} from '../../../tests/support/app.ts';

/**
 * A password takes a while to compare and to hash. What it opens is asked again afterwards: who holds an old password
 * and signs in without end would otherwise be in at the moment its owner changes it, and stay.
 */
let world: TestApp;
let person: Member;
/** Once a password was compared or hashed: what happens before its answer is used. */
let meanwhile: (() => Promise<unknown>) | null = null;
beforeAll(async () => {
  world = await testApp();
  const { hasher } = world.services;
  const then = async <T>(answer: T): Promise<T> => {
    const happens = meanwhile;
    meanwhile = null;
    await happens?.();
    return answer;
  };
  world.services.hasher = {
    hash: async (password) => then(await hasher.hash(password)),
    verify: async (hash, password) => then(await hasher.verify(hash, password)),
  };
});
afterAll(() => world.close());
beforeEach(async () => {
  meanwhile = null;
  person = await newMember(world);
});

const fresh = 'fresh-secret-16';
const changed = async () => {
  const body = { oldPassword: person.password, newPassword: fresh };
  expect(await world.call('PUT', '/user/password', { token: person.token, body })).toMatchObject({ status: 200 });
};
const login = () =>
  world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password: person.password } });

async function livingSessions(): Promise<number> {
  const rows = await world.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

/** The call, and in its middle something else. */
async function during(call: () => Promise<Answer>, happens: () => Promise<unknown>): Promise<Answer> {
  meanwhile = happens;
  const answer = await call();
  expect(meanwhile).toBeNull();
  return answer;
}

test('an old password opens nothing once it has been changed, though it was compared before', async () => {
  expect(await during(login, changed)).toMatchObject({ status: 400, error: 'login_failed', field: 'password' });
  expect(await livingSessions()).toBe(0);
  expect(await signIn(world, { ...person, password: fresh })).toMatch(/\./);
});

test('nor does a right one after its person was suspended', async () => {
  const answer = await during(login, () => setStatus(world, person.id, 'suspended'));
  expect(answer).toMatchObject({ error: 'account_suspended' });
  expect(await livingSessions()).toBe(1);
});

test('a code sent to an email resets no password once the account has another email', async () => {
  world.clock.advance(61);
  await sendEmailCode(world, person.email, 'reset');
  const code = await world.lastCode(person.email);
  const moved = `moved-${person.email}`;
  const reset = () => world.call('POST', '/common/forget', { body: { email: person.email, code, password: fresh } });
  const answer = await during(reset, () =>
    world.db.updateTable('users').set({ email: moved }).where('id', '=', person.id).execute(),
  );
  expect(answer).toMatchObject({ status: 400, error: 'message_email_code_error' });
  expect(await signIn(world, { email: moved, password: person.password })).toMatch(/\./);
});

test('nobody leaves by a password that was changed meanwhile', async () => {
  const leave = () => world.call('DELETE', '/user', { token: person.token, body: { password: person.password } });
  expect(await during(leave, changed)).toMatchObject({ status: 401, error: 'login_required' });
  expect(await signIn(world, { ...person, password: fresh })).toMatch(/\./);
});
