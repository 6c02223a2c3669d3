import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleNames } from '#lib/permissions.ts';
import type { Call } from '#platform/call.ts';
import { allCalls } from '#server/calls.ts';
import {
  giveRoles,
  newMember,
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type Answer,
  type Person,
  type TestApp,
} from '../../../tests/support/app.ts';
import { accessList } from '../../../tests/support/access-list.ts';
import { snapshotRows, ownedRowsOf, type OwnedRow } from '../../../tests/support/owned-rows.ts';
import { sampleBodies, sampleParams, samplePath, sampleQueries } from '../../../tests/support/samples.ts';

/** Whoever may knock: without a session, with one that is over in any way, and with one of each role. */
const without = [
  'visitor',
  'expired',
  'signed out',
  'session past its days',
  'suspended',
  'deleted',
  'forged',
] as const;
const callers = [...without, ...roleNames] as const;
type Caller = (typeof callers)[number];

let world: TestApp;
const tokens = new Map<Caller, string>();
const people = new Map<Caller, Person>();
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '0' });
  const someone = () => newMember(world);

  tokens.set('session past its days', (await someone()).token);
  tokens.set('expired', (await someone()).token);
  world.clock.advance(901);
  const signedOut = await someone();
  const suspended = await someone();
  const deleted = await someone();
  await world.call('POST', '/auth/logout', { token: signedOut.token });
  await setStatus(world, suspended.id, 'suspended');
  await setStatus(world, deleted.id, 'deleted');
  for (const [name, { token }] of [
    ['signed out', signedOut],
    ['suspended', suspended],
    ['deleted', deleted],
  ] as const)
    tokens.set(name, token);
  const old = tokens.get('session past its days')!;
  await world.db
    .updateTable('sessions')
    .set({ expires_at: world.clock.now() })
    .where('id', '=', JSON.parse(Buffer.from(old.split('.')[1]!, 'base64url').toString()).sid)
    .execute();
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

/** What the list says this caller is answered: let in, asked to sign in, or told that it is not for them. */
function declared(call: Call, caller: Caller): 'in' | 'login_required' | 'forbidden' {
  const who = listedAccess(call);
  if (who === 'anyone') return 'in';
  if ((without as readonly string[]).includes(caller)) return 'login_required';
  return who === 'signed-in' || who === 'signed-in-or-link' || who === caller ? 'in' : 'forbidden';
}

function listedAccess(call: Call): keyof typeof accessList | undefined {
  const kinds = Object.keys(accessList) as (keyof typeof accessList)[];
  return kinds.find((who) => (accessList[who] as readonly string[]).includes(`${call.method} ${call.path}`));
}

// At this machine itself: from elsewhere an admin would first need a second factor.
let networks = 0;
const anotherAddress = () => `127.80.${Math.floor(++networks / 250)}.${networks % 250}`;
async function knock(call: Call, caller: Caller, by: 'bearer' | 'cookie'): Promise<Answer> {
  const name = `${call.method} ${call.path}`;
  const token = await tokenFor(caller);
  let key;
  if (token === undefined) key = {};
  else if (by === 'bearer') key = { token };
  else key = { cookies: { token } };
  return world.call(call.method, `${samplePath(call.path)}?${sampleQueries[name] ?? ''}`, {
    ...key,
    body: sampleBodies[name],
    from: anotherAddress(),
  });
}

/** A stream does not end by itself, and a ticket opens it too: streams.server.test.ts knocks at it. */
const pairs = allCalls('seed')
  .filter((call) => !call.stream)
  .flatMap((call) => callers.map((caller) => ({ name: `${call.method} ${call.path}`, call, caller })));

describe('D1: every call × every kind of caller: access as declared', () => {
  test.each(pairs)('$name as $caller', async ({ name, call, caller }) => {
    for (const by of ['bearer', 'cookie'] as const) {
      const answer = await knock(call, caller, by);
      if (people.has(caller) && call.path.startsWith('/auth/logout')) tokens.delete(caller);
      const word = declared(call, caller);
      if (word === 'in') {
        // Whatever else it may say, it does not say that this caller may not. Only the refresh call asks for a token of
        // its own.
        if (name !== 'GET /user/refresh-token') expect(answer.error).not.toBe('login_required');
        expect(answer.error).not.toBe('forbidden');
        expect(answer.status).toBeLessThan(500);
      } else {
        const status = word === 'forbidden' ? 403 : 401;
        expect(answer).toMatchObject({ status, code: status, error: word, data: null });
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
    expect(there).toEqual(
      expect.arrayContaining([
        'GET /auth/email-verification-code/{email}',
        'GET /auth/sendVerificationCodeToMobile',
        'POST /auth/login',
        'POST /auth/login:mobile-code',
        'POST /auth/login:email-code',
        'POST /auth/register',
        'POST /auth/logout',
        'POST /common/forget',
        'GET /common/settings',
        'GET /user',
        'PUT /user',
        'PUT /user/password',
        'GET /user/refresh-token',
        'PUT /user/cookie-agreement',
        'GET /user/coohom-token',
      ]),
    );
  });
});

/** What a call names by id, in its address or its body: the samples hold an id of nothing there. */
const idParams = (call: Call) => [...call.path.matchAll(/\{(id|\w+Id)\}/g)].map(([, name]) => name!);
const idFields = (call: Call) =>
  Object.entries(sampleBodies[`${call.method} ${call.path}`] ?? {})
    .filter(([, value]) => typeof value === 'string' && /^[a-z]+_none$/.test(value))
    .map(([name]) => name);
const personal = allCalls('seed').filter(
  (call) =>
    !call.stream &&
    call.who !== 'anyone' &&
    !call.publicIds &&
    listedAccess(call) !== 'ROLE_ADMIN' &&
    idParams(call).length + idFields(call).length > 0,
);

describe('D1: every role × every call with an id × something of someone else’s: the same answer as for what does not exist', () => {
  let theirs: OwnedRow[];
  /** Of the rows there are few different ids: most tables have one of the same. */
  let ids: Map<string, OwnedRow[]>;
  beforeAll(async () => {
    theirs = await ownedRowsOf(world.db, (await registerPerson(world)).id);
    ids = Map.groupBy(theirs, ({ id }) => id);
  });

  test.each(personal.map((call) => ({ name: `${call.method} ${call.path}`, call })))('$name', async ({ call }) => {
    const before = await snapshotRows(world.db, theirs);
    for (const caller of roleNames.filter((role) => role !== 'ROLE_ADMIN' && declared(call, role) === 'in')) {
      const nothing = await askFor(call, caller, null);
      const again = await askFor(call, caller, null);
      for (const [id, rows] of ids) {
        const answer = await askFor(call, caller, id);
        const tables = rows.map(({ table }) => table).join(', ');
        expect([nothing, again], `${tables} as ${caller}`).toContainEqual(answer);
      }
    }
    expect(await snapshotRows(world.db, theirs)).toEqual(before);
  });

  test('there is something of every kind, and calls to name it', () => {
    expect(theirs.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'sessions',
        'media',
        'designs',
        'works',
        'products',
        'notices',
        'feedback',
        'design_orders',
      ]),
    );
    expect(personal.length).toBeGreaterThan(5);
  });
});

/** Asks for one id wherever the call takes one; of the answer, everything but what differs each time. */
async function askFor(call: Call, caller: Caller, id: string | null) {
  const sample = `${call.method} ${call.path}`;
  const params =
    id === null ? undefined : { ...sampleParams, ...Object.fromEntries(idParams(call).map((each) => [each, id])) };
  const body =
    id === null
      ? sampleBodies[sample]
      : sampleBodies[sample] && {
          ...sampleBodies[sample],
          ...Object.fromEntries(idFields(call).map((each) => [each, id])),
        };
  const { status, error, field, data } = await world.call(
    call.method,
    `${samplePath(call.path, params)}?${sampleQueries[sample] ?? ''}`,
    { token: await tokenFor(caller), body, from: anotherAddress() },
  );
  return { status, error, field, data };
}
