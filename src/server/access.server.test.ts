import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleNames } from '#lib/person.ts';
import type { Call } from '#platform/call.ts';
import { allCalls } from '#server/calls.ts';
import { giveRoles, registerPerson, setStatus, signIn, testApp, type Answer, type Person, type TestApp } from '../../tests/support/app.ts';
import { sampleBodies, samplePath, sampleQueries } from '../../tests/support/samples.ts';

/** Whoever may knock: without a session, with one that is over in any way, and with one of each role. */
const without = ['visitor', 'expired', 'signed out', 'session past its days', 'suspended', 'deleted', 'forged'] as const;
const callers = [...without, ...roleNames] as const;
type Caller = (typeof callers)[number];

let world: TestApp;
const tokens = new Map<Caller, string>();
const people = new Map<Caller, Person>();
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '0' });
  const someone = async () => { const person = await registerPerson(world); return { ...person, token: await signIn(world, person) }; };

  tokens.set('session past its days', (await someone()).token);
  tokens.set('expired', (await someone()).token);
  world.clock.advance(901);
  const [signedOut, suspended, deleted] = [await someone(), await someone(), await someone()];
  await world.call('POST', '/auth/logout', { token: signedOut.token });
  await setStatus(world, suspended.id, 'suspended');
  await setStatus(world, deleted.id, 'deleted');
  for (const [name, { token }] of [['signed out', signedOut], ['suspended', suspended], ['deleted', deleted]] as const) tokens.set(name, token);
  const old = tokens.get('session past its days')!;
  await world.db.updateTable('sessions').set({ expires_at: world.clock.now() }).where('id', '=', JSON.parse(Buffer.from(old.split('.')[1]!, 'base64url').toString()).sid).execute();
  for (const role of roleNames) {
    const person = await registerPerson(world);
    await giveRoles(world, person.id, ...(role === 'ROLE_USER' ? [] : [role]));
    people.set(role, person);
  }
  tokens.set('forged', `${signedOut.token.slice(0, -3)}AAA`);
});
afterAll(() => world.close());

/** Some calls end the session they came with; its person signs in again. */
async function tokenFor(caller: Caller): Promise<string | undefined> {
  const person = people.get(caller);
  if (person && !tokens.has(caller)) tokens.set(caller, await signIn(world, person));
  return tokens.get(caller);
}

function isLetIn(call: Call, caller: Caller): boolean {
  if (call.who === 'anyone') return true;
  if ((without as readonly string[]).includes(caller)) return false;
  return call.who === 'signed-in' || call.who.role === caller || call.who.role === 'ROLE_USER';
}

// At this machine itself: from elsewhere an admin would first need a second factor.
let networks = 0;
async function knock(call: Call, caller: Caller, by: 'bearer' | 'cookie'): Promise<Answer> {
  const name = `${call.method} ${call.path}`;
  const token = await tokenFor(caller);
  const key = token === undefined ? {} : by === 'bearer' ? { token } : { cookies: { token } };
  return world.call(call.method, `${samplePath(call.path)}?${sampleQueries[name] ?? ''}`, { ...key, body: sampleBodies[name], from: `127.80.${Math.floor(++networks / 250)}.${networks % 250}` });
}

/** A stream does not end by itself, and a ticket opens it too: streams.server.test.ts knocks at it. */
const pairs = allCalls('seed').filter((call) => !call.stream).flatMap((call) => callers.map((caller) => ({ name: `${call.method} ${call.path}`, call, caller })));

describe('D1: every call × every kind of caller: access as declared', () => {
  test.each(pairs)('$name as $caller', async ({ name, call, caller }) => {
    for (const by of ['bearer', 'cookie'] as const) {
      const answer = await knock(call, caller, by);
      if (people.has(caller) && call.path.startsWith('/auth/logout')) tokens.delete(caller);
      if (isLetIn(call, caller)) {
        // Whatever else it may say, it does not say that this caller may not. Only the refresh call asks for a token of its own.
        if (name !== 'GET /user/refresh-token') expect(answer.error).not.toBe('login_required');
        expect(answer.error).not.toBe('forbidden');
        expect(answer.status).toBeLessThan(500);
      } else if (people.has(caller)) {
        expect(answer).toMatchObject({ status: 403, code: 403, error: 'forbidden', data: null });
      } else {
        const refusal = (without as readonly string[]).includes(caller) ? { status: 401, code: 401, error: 'login_required' } : { status: 403, code: 403, error: 'forbidden' };
        expect(answer).toMatchObject({ ...refusal, data: null });
      }
    }
  });

  test('there are calls of each kind to knock at', () => {
    const kinds = new Set(allCalls('seed').map((call) => (typeof call.who === 'string' ? call.who : 'role')));
    expect([...kinds]).toEqual(expect.arrayContaining(['anyone', 'signed-in']));
    expect(allCalls('seed').length).toBeGreaterThanOrEqual(21);
  });

  test('D1: the calls of accounts of the seed’s section 7 are there, by method and path', () => {
    const there = allCalls('seed').map((call) => `${call.method} ${call.path}`);
    expect(there).toEqual(expect.arrayContaining([
      'GET /auth/email-verification-code/{email}', 'GET /auth/sendVerificationCodeToMobile', 'POST /auth/login', 'POST /auth/login:mobile-code', 'POST /auth/login:email-code', 'POST /auth/register', 'POST /auth/logout',
      'POST /common/forget', 'GET /common/settings', 'GET /user', 'PUT /user', 'PUT /user/password', 'GET /user/refresh-token', 'PUT /user/cookie-agreement', 'GET /user/coohom-token',
    ]));
  });
});
