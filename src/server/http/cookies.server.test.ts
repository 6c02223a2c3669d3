import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longestSessionDays, sessionDays } from '#features/people/accounts/account-limits.ts';
import { contextOf } from '#server/http/request-context.ts';
import {
  appOnDatabase,
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  tokenOf,
  type Answer,
  type Person,
  type TestApp,
} from '../../../tests/support/app.ts';

const origin = 'https://hien.example';
const day = 86_400;
let plain: TestApp;
let site: TestApp;
let person: Person;
beforeAll(async () => {
  plain = await testApp();
  site = await appOnDatabase(plain.url, { HIEN_ORIGIN: origin }, { clock: plain.clock });
});
afterAll(async () => {
  await site.close();
  await plain.close();
});
beforeEach(async () => {
  plain.clock.advance(day);
  person = await registerPerson(plain);
});

const headers = { origin };
const login = (at = site, cookies = {}) =>
  at.call('POST', '/auth/login', {
    body: { mobileOrEmail: person.email, password: person.password },
    headers: at === plain ? {} : headers,
    cookies,
  });
const user = (cookies: Record<string, string>, at = site) => at.call('GET', '/user', { cookies, headers });
const refresh = (cookies: Record<string, string>, at = site) =>
  at.call('GET', '/user/refresh-token', { cookies, headers: at === plain ? {} : headers });
const written = ({ headers: sent }: Answer) =>
  Object.fromEntries([sent['set-cookie'] ?? []].flat().map((line) => [String(line).split('=')[0], String(line)]));
/** As a page's loader is given it. */
const seen = (at: TestApp, cookies: Record<string, string>, headers: Record<string, string> = {}) =>
  contextOf(at.services, { id: 'r', ip: '203.0.113.9', socket: {}, query: {}, headers, cookies } as FastifyRequest);

describe('L8, D14: cookies over https are bound to the host', () => {
  test('session and device by `__Host-`, the refresh token by `__Secure-`', async () => {
    const cookies = written(await login());
    expect(Object.keys(cookies).toSorted()).toEqual(['__Host-device', '__Host-token', '__Secure-refresh']);
    for (const name of ['__Host-token', '__Host-device']) expect(cookies[name]).toMatch(/; Path=\/;/);
    expect(cookies['__Secure-refresh']).toContain('; Path=/api/user/refresh-token;');
    for (const line of Object.values(cookies)) {
      expect(line).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
      expect(line).not.toContain('Domain=');
    }
  });

  test('they open, renew and end a session', async () => {
    const { cookies } = await login();
    const sent = { '__Host-token': cookies['__Host-token']!, '__Secure-refresh': cookies['__Secure-refresh']! };
    expect((await user(sent)).status).toBe(200);
    expect((await refresh(sent)).status).toBe(200);
    const ended = await site.call('POST', '/auth/logout', { cookies: sent, headers });
    expect(Object.keys(written(ended)).toSorted()).toEqual(['__Host-token', '__Secure-refresh']);
    expect((await user(sent)).status).toBe(401);
  });

  test('a cookie without the prefix, which a neighbour could have planted, opens and renews nothing', async () => {
    const { cookies } = await login();
    const token = cookies['__Host-token']!;
    expect((await user({ token })).status).toBe(401);
    expect((await seen(site, { 'former:token': token })).session).toBeNull();
    expect((await refresh({ refresh: cookies['__Secure-refresh']! })).status).toBe(401);
    expect((await refresh({ 'former:refresh': cookies['__Secure-refresh']! })).status).toBe(401);
    expect((await user({ '__Host-token': token, token: 'another' })).status).toBe(200);
  });

  test('a session from before the names changed goes on: one refresh gives it the new names and takes the old away', async () => {
    const before = await login(plain);
    await plain.db.updateTable('sessions').set({ old_cookies: true }).where('user_id', '=', person.id).execute();
    const { token, refresh: old, device } = before.cookies;
    expect((await user({ token: token! })).status).toBe(401);
    const renewed = await refresh({ token: token!, refresh: old!, device: device! });
    expect(renewed.status).toBe(200);
    const cookies = written(renewed);
    expect(renewed.cookies['__Host-device']).toBe(device);
    for (const name of ['token', 'refresh', 'device'])
      expect(cookies[name]).toMatch(/^\w+=; .*Expires=Thu, 01 Jan 1970/);
    expect((await user({ '__Host-token': renewed.cookies['__Host-token']! })).status).toBe(200);
    plain.clock.advance(60);
    const again = await refresh({ '__Secure-refresh': renewed.cookies['__Secure-refresh']! });
    expect(again.status).toBe(200);
    expect((await refresh({ refresh: again.cookies['__Secure-refresh']! })).status).toBe(401);
  });

  test('two tabs that renew it at once both go on', async () => {
    const before = await login(plain);
    await plain.db.updateTable('sessions').set({ old_cookies: true }).where('user_id', '=', person.id).execute();
    const tabs = await Promise.all([1, 2].map(() => refresh({ refresh: before.cookies.refresh! })));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a device cookie of the old name is not taken over from another browser', async () => {
    const before = await login(plain);
    await plain.db.updateTable('sessions').set({ old_cookies: true }).where('user_id', '=', person.id).execute();
    const renewed = await refresh({ refresh: before.cookies.refresh!, device: 'A'.repeat(22) });
    expect(renewed.cookies['__Host-device']).toBeUndefined();
  });

  test('calls on a host of their own share their cookies with the site’s: no `__Host-`', async () => {
    const beside = await appOnDatabase(
      plain.url,
      { HIEN_ORIGIN: origin, API_ORIGIN: 'https://api.hien.example' },
      { clock: plain.clock },
    );
    const cookies = written(await login(beside));
    expect(Object.keys(cookies).toSorted()).toEqual(['__Secure-refresh', 'device', 'token']);
    for (const line of Object.values(cookies)) expect(line).toMatch(/; Domain=hien\.example;.* Secure;/);
    await beside.close();
  });

  test('over plain http the seed’s names stay', async () => {
    expect(Object.keys(written(await login(plain))).toSorted()).toEqual(['device', 'refresh', 'token']);
  });
});

describe('L8: the browser is told to stay with https, on every host below ours too', () => {
  test.each([
    [{ HIEN_ORIGIN: origin }, 'max-age=31536000; includeSubDomains'],
    [{ HIEN_ORIGIN: origin, HSTS_SUBDOMAINS: '0' }, 'max-age=31536000'],
    [{ HIEN_ORIGIN: 'http://hien.example' }, undefined],
  ])('%o', async (env, header) => {
    const { app, close } = await appOnDatabase(plain.url, env);
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe(header);
    expect((await app.inject('/api/%ff')).headers['strict-transport-security']).toBe(header);
    await close();
  });
});

describe('L8: a session has an end, however often it is used', () => {
  test('180 days after it began', async () => {
    let current = (await login(plain)).cookies;
    for (let passed = 0; passed + 20 < longestSessionDays; passed += 20) {
      plain.clock.advance(20 * day);
      const answer = await refresh({ refresh: current.refresh! }, plain);
      expect(answer.status).toBe(200);
      current = answer.cookies;
    }
    const { expires_at, created_at } = await plain.db
      .selectFrom('sessions')
      .select(['expires_at', 'created_at'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - created_at.getTime()).toBe(longestSessionDays * day * 1000);
    plain.clock.advance(20 * day);
    expect((await refresh({ refresh: current.refresh! }, plain)).status).toBe(401);
    expect((await user({ token: current.token! }, plain)).status).toBe(401);
  });

  test('one that is older already ends at its next refresh', async () => {
    const { cookies } = await login(plain);
    const created_at = new Date(plain.clock.now().getTime() - longestSessionDays * day * 1000);
    await plain.db.updateTable('sessions').set({ created_at }).where('user_id', '=', person.id).execute();
    expect((await refresh({ refresh: cookies.refresh! }, plain)).status).toBe(401);
    expect(sessionDays).toBeLessThan(longestSessionDays);
  });
});

describe('L8: an expired access cookie names nobody', () => {
  test('a page learns that there is a session to refresh, and not whose', async () => {
    await giveRoles(plain, person.id, 'ROLE_ADMIN');
    const token = await signIn(plain, person);
    expect((await seen(plain, { token })).viewer).toMatchObject({ nickname: person.nickname, email: person.email });
    plain.clock.advance(901);
    const { viewer, session, expired } = await seen(plain, { token });
    expect(viewer).toMatchObject({ fresh: false, id: '', nickname: '', email: '', avatar: null, roles: [] });
    expect(viewer).not.toHaveProperty('door');
    expect(session).toBeNull();
    expect(expired?.userId).toBe(person.id);
    expect((await seen(plain, {}, { authorization: `Bearer ${token}` })).viewer).toBeNull();
  });

  test('and after the refresh knows them again', async () => {
    const { cookies } = await login(plain);
    plain.clock.advance(901);
    const token = tokenOf(await refresh({ refresh: cookies.refresh! }, plain));
    expect((await seen(plain, { token })).viewer).toMatchObject({ fresh: true, nickname: person.nickname });
  });
});
