import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionData } from '#features/people/accounts/account.ts';
import {
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type CallOptions,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await registerPerson(world);
});

const status = async (token: string) => (await world.call('GET', '/user', { token })).status;
const list = async (token: string) =>
  z.array(sessionData).parse((await world.call('GET', '/user/sessions', { token })).data);
const lettersTo = async (email: string) =>
  (await world.db.selectFrom('outbox').select('payload').execute())
    .map((row) => row.payload as { to: string; template: string; locale: string; values: Record<string, string> })
    .filter((letter) => letter.to === email && letter.template !== 'code');

const browser = (device?: string): CallOptions => ({
  cookies: device ? { device } : {},
  headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' },
});
const enter = (options: CallOptions) =>
  world.call('POST', '/auth/login', { ...options, body: { mobileOrEmail: person.email, password: person.password } });

describe('D3: own sessions', () => {
  test('are listed with what helps to know them, the newest use first, and this one marked', async () => {
    await signIn(world, person, {
      headers: {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
      },
      from: '2001:db8:7:7::9',
    });
    world.clock.advance(10);
    const token = await signIn(world, person, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537' },
    });
    const [current, phone] = await list(token);
    expect(current).toMatchObject({
      device: 'Chrome, Linux',
      address: '127.0.0.1',
      current: true,
      createdAt: world.clock.now().toISOString(),
    });
    expect(phone).toMatchObject({ device: 'Safari, iPhone', address: '2001:db8:7:7::/64', current: false });
  });

  test('one can be ended from another; it is over at once', async () => {
    const here = await signIn(world, person);
    const there = await signIn(world, person);
    const other = (await list(here)).find((session) => !session.current)!;
    expect(await world.call('DELETE', `/user/sessions/${other.id}`, { token: here })).toMatchObject({
      status: 200,
      data: null,
    });
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect(await list(here)).toHaveLength(1);
  });

  test('somebody else’s answers like one that is not there, and goes on', async () => {
    const stranger = await registerPerson(world);
    const mine = await signIn(world, person);
    const theirs = await signIn(world, stranger);
    const foreign = (await list(theirs))[0]!.id;
    const end = async (id: string) => {
      const {
        status: code,
        error,
        message,
        data,
      } = await world.call('DELETE', `/user/sessions/${id}`, { token: mine });
      return { code, error, message, data };
    };
    expect(await end(foreign)).toEqual(await end('s_000000000nothingofthekind'));
    expect(await end(foreign)).toMatchObject({ code: 404, error: 'not_found' });
    expect(await status(theirs)).toBe(200);
  });

  test('an ended one cannot be ended again', async () => {
    const [here] = [await signIn(world, person), await signIn(world, person)];
    const other = (await list(here)).find((session) => !session.current)!;
    await world.call('DELETE', `/user/sessions/${other.id}`, { token: here });
    expect((await world.call('DELETE', `/user/sessions/${other.id}`, { token: here })).status).toBe(404);
  });
});

describe('D3: signing out', () => {
  test('ends this session only; the next call with its token is 401', async () => {
    const here = await signIn(world, person);
    const there = await signIn(world, person);
    expect(await world.call('POST', '/auth/logout', { token: here })).toMatchObject({
      status: 200,
      data: null,
      cookies: { token: '', refresh: '' },
    });
    expect([await status(here), await status(there)]).toEqual([401, 200]);
  });

  test('by cookie, as the web does it', async () => {
    const token = await signIn(world, person);
    expect((await world.call('GET', '/user', { cookies: { token } })).status).toBe(200);
    await world.call('POST', '/auth/logout', { cookies: { token } });
    expect((await world.call('GET', '/user', { cookies: { token } })).status).toBe(401);
  });

  test('with a token that ran out it still ends the session: nobody signs out to leave a door open', async () => {
    const answer = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    world.clock.advance(3600);
    await world.call('POST', '/auth/logout', { cookies: { token: answer.cookies.token! } });
    expect(
      (await world.call('GET', '/user/refresh-token', { cookies: { refresh: answer.cookies.refresh! } })).status,
    ).toBe(401);
  });

  test('without a session it is no error: there is nothing left to end', async () => {
    expect((await world.call('POST', '/auth/logout')).status).toBe(200);
    expect((await world.call('POST', '/auth/logout', { token: 'nonsense' })).status).toBe(200);
  });

  test('everywhere ends all of them and nobody else’s', async () => {
    const other = await signIn(world, await registerPerson(world));
    const tokens = [await signIn(world, person), await signIn(world, person), await signIn(world, person)];
    expect((await world.call('POST', '/auth/logout:everywhere', { token: tokens[0] })).status).toBe(200);
    for (const token of tokens) expect(await status(token)).toBe(401);
    expect(await status(other)).toBe(200);
    const trail = await world.db
      .selectFrom('audit')
      .select('after')
      .where('target', '=', person.id)
      .where('action', '=', 'session.ended')
      .execute();
    expect(trail).toHaveLength(1);
  });
});

describe('V7.2.4: signing in again takes the place of the session this browser had', () => {
  test('of the same person and of another; a token from elsewhere, and other sessions, stay', async () => {
    const other = await registerPerson(world);
    const elsewhere = await signIn(world, person);
    const first = await enter(browser());
    const asOther = await world.call('POST', '/auth/login', {
      ...browser(first.cookies.device),
      cookies: { ...first.cookies },
      body: { mobileOrEmail: other.email, password: other.password },
    });
    expect(await status(first.cookies.token!)).toBe(401);
    expect(
      (await world.call('GET', '/user/refresh-token', { cookies: { refresh: first.cookies.refresh! } })).status,
    ).toBe(401);
    const again = await enter({ ...browser(first.cookies.device), cookies: { ...asOther.cookies } });
    expect(again.status).toBe(200);
    expect(await status(asOther.cookies.token!)).toBe(401);
    await enter({ token: elsewhere });
    expect(await status(elsewhere)).toBe(200);
    expect(await status(again.cookies.token!)).toBe(200);
  });

  test('also of one whose token ran out; a refused sign-in ends nothing', async () => {
    const first = await enter(browser());
    const wrong = await world.call('POST', '/auth/login', {
      cookies: { ...first.cookies },
      body: { mobileOrEmail: person.email, password: 'not-the-one' },
    });
    expect(wrong.status).toBe(400);
    expect(await status(first.cookies.token!)).toBe(200);
    world.clock.advance(901);
    await enter({ cookies: { ...first.cookies } });
    expect(
      (await world.call('GET', '/user/refresh-token', { cookies: { refresh: first.cookies.refresh! } })).status,
    ).toBe(401);
  });

  test('V16.3.1: the record says by what they proved who they are', async () => {
    await enter(browser());
    const found = await world.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'session.opened')
      .where('target', '=', person.id)
      .orderBy('id')
      .execute();
    expect(found.map(({ after }) => after)).toMatchObject([{ by: 'registration' }, { by: 'password' }]);
  });
});

describe('D3: mail on a new device', () => {
  test('the first sign-in is no news, the same browser is none, another one is', async () => {
    const { device } = (await enter(browser())).cookies;
    expect(device).toMatch(/^[\w-]{22}$/);
    await enter(browser(device));
    expect(await lettersTo(person.email)).toHaveLength(0);
    await enter({ ...browser(), from: '203.0.113.20', locale: 'en' });
    const [letter, ...more] = await lettersTo(person.email);
    expect(more).toHaveLength(0);
    expect(letter).toMatchObject({
      template: 'newDevice',
      locale: 'en',
      values: { device: 'Firefox, Windows', address: '203.0.113.20', nickname: person.nickname },
    });
  });

  test('is in the language of the account, not of whoever signed in', async () => {
    await world.db.updateTable('users').set({ locale: 'vi' }).where('id', '=', person.id).execute();
    await enter(browser());
    await enter({ ...browser(), locale: 'zh' });
    expect(await lettersTo(person.email)).toMatchObject([{ locale: 'vi' }]);
  });

  test('somebody else’s device cookie is not this person’s device', async () => {
    const other = await registerPerson(world);
    const { device } = (
      await world.call('POST', '/auth/login', { body: { mobileOrEmail: other.email, password: other.password } })
    ).cookies;
    await enter(browser());
    await enter(browser(device));
    expect(await lettersTo(person.email)).toHaveLength(1);
  });

  test('a client without cookies is known by what it calls itself and where it is', async () => {
    const client: CallOptions = { headers: { origin: undefined, 'user-agent': 'curl/8.0' }, from: '203.0.113.30' };
    const first = await enter(client);
    expect(first.cookies.device).toBeUndefined();
    await enter(client);
    expect(await lettersTo(person.email)).toHaveLength(0);
    await enter({ ...client, from: '203.0.113.31' });
    expect(await lettersTo(person.email)).toHaveLength(1);
  });
});

describe('PRODUCT Accounts: the row decides', () => {
  test('a session lives 30 days from its last refresh', async () => {
    const answer = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    world.clock.advance(30 * 86_400 - 1);
    const refreshed = await world.call('GET', '/user/refresh-token', { cookies: { refresh: answer.cookies.refresh! } });
    expect(refreshed.status).toBe(200);
    world.clock.advance(30 * 86_400);
    expect(
      (await world.call('GET', '/user/refresh-token', { cookies: { refresh: refreshed.cookies.refresh! } })).status,
    ).toBe(401);
  });

  test('a suspended person is out at once and in again when it is lifted', async () => {
    const token = await signIn(world, person);
    await setStatus(world, person.id, 'suspended');
    expect(await status(token)).toBe(401);
    await setStatus(world, person.id, 'active');
    expect(await status(token)).toBe(200);
  });

  test('being there shows: last seen moves on, not at every call', async () => {
    const token = await signIn(world, person);
    const seen = async () => (await list(token))[0]!.lastSeenAt;
    const first = await seen();
    world.clock.advance(60);
    expect(await seen()).toBe(first);
    world.clock.advance(300);
    await world.call('GET', '/user', { token });
    expect(await seen()).toBe(world.clock.now().toISOString());
  });
});
