import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { allCalls } from '#server/calls.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  newMember,
  testApp,
  type CallOptions,
  type Member,
  type TestApp,
} from '../../../tests/support/app.ts';
import { sampleBodies, samplePath, sampleQueries } from '../../../tests/support/samples.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  person = await newMember(world);
});
afterAll(() => world.close());

const changing = allCalls('seed')
  .filter((call) => call.method !== 'GET' || call.effects)
  .map((call) => ({ name: `${call.method} ${call.path}`, call }));
// A stream that is let in does not end: streams.server.test.ts opens it.
const reading = allCalls('seed')
  .filter((call) => call.method === 'GET' && !call.effects && !call.stream)
  .map((call) => ({ name: `GET ${call.path}`, call }));
const send = ({ name, call }: (typeof changing)[number], options: CallOptions) =>
  world.call(call.method, `${samplePath(call.path)}?${sampleQueries[name] ?? ''}`, {
    body: sampleBodies[name],
    ...options,
  });
const none = { origin: undefined };
const rows = async () => ({
  users: await world.db.selectFrom('users').selectAll().execute(),
  codes: await world.db.selectFrom('codes').select('id').execute(),
  sessions: await world.db.selectFrom('sessions').select(['id', 'generation', 'revoked_at']).execute(),
});

const foreign: [string, Record<string, string | undefined>][] = [
  ['an Origin of another site', { origin: 'https://evil.example' }],
  ['our name on another port', { origin: 'http://localhost:4000' }],
  ['our name by another protocol', { origin: 'https://localhost:3000' }],
  ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['Origin null, as from a sandboxed frame', { origin: 'null' }],
  ['an empty Origin', { origin: '' }],
  ['Sec-Fetch-Site cross-site', { ...none, 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site same-site: a neighbour on another name', { ...none, 'sec-fetch-site': 'same-site' }],
  ['Sec-Fetch-Site cross-site beside our Origin', { 'sec-fetch-site': 'cross-site' }],
];

describe('D1: every call that changes something is refused across sites', () => {
  test.each(changing)('$name', async (each) => {
    const before = await rows();
    for (const [, headers] of foreign) {
      for (const options of [{ cookies: { token: person.token } }, { token: person.token }, {}]) {
        expect(await send(each, { ...options, headers })).toMatchObject({
          status: 403,
          code: 403,
          error: 'cross_site',
          data: each.call.textInData ? expect.any(String) : null,
        });
      }
    }
    expect(await rows()).toEqual(before);
  });

  test('there are such calls, GETs with effects among them', () => {
    expect(changing.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /auth/register',
        'GET /user/refresh-token',
        'GET /user/coohom-token',
        'GET /auth/email-verification-code/{email}',
        'GET /auth/sendVerificationCodeToMobile',
      ]),
    );
  });

  test.each(foreign)('%s', async (_, headers) => {
    for (const locale of locales)
      expect(
        (await world.call('PUT', '/user', { cookies: { token: person.token }, headers, locale, body: {} })).message,
      ).toBe(translator(locale, 'errors')('cross_site'));
  });
});

describe('D1: a write by the cookie alone', () => {
  const writes = changing.filter(({ call }) => call.method !== 'GET');
  test.each(writes)('$name without Origin and Sec-Fetch-Site is refused', async (each) => {
    expect(await send(each, { cookies: { token: person.token }, headers: none })).toMatchObject({
      status: 403,
      error: 'cross_site',
    });
  });

  test('another Authorization does not stand in for the Origin', async () => {
    for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer', 'nonsense', '']) {
      expect(
        await world.call('PUT', '/user', {
          cookies: { token: person.token },
          headers: { ...none, authorization },
          body: { city: 'Huế' },
        }),
      ).toMatchObject({ status: 403, error: 'cross_site' });
    }
  });

  test('from our own page it is done: by Origin, or by Sec-Fetch-Site same-origin', async () => {
    expect((await world.call('PUT', '/user', { cookies: { token: person.token }, body: { city: 'Huế' } })).status).toBe(
      200,
    );
    expect(
      (
        await world.call('PUT', '/user', {
          cookies: { token: person.token },
          headers: { ...none, 'sec-fetch-site': 'same-origin' },
          body: { city: 'Huế' },
        })
      ).status,
    ).toBe(200);
  });

  test('a client with a bearer token and no Origin is nobody’s browser', async () => {
    expect(
      (await world.call('PUT', '/user', { token: person.token, headers: none, body: { city: 'Huế' } })).status,
    ).toBe(200);
    expect(
      (
        await world.call('POST', '/auth/login', {
          headers: none,
          body: { mobileOrEmail: person.email, password: person.password },
        })
      ).status,
    ).toBe(200);
  });
});

describe('reading across sites', () => {
  test.each(reading)('$name names no other origin that might read it', async ({ call }) => {
    const answer = await world.call('GET', samplePath(call.path), {
      cookies: { token: person.token },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('a preflight is not answered with leave', async () => {
    const response = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/user',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(response.statusCode).toBe(404);
  });
});

test('DESIGN §1: HIEN_ORIGIN is then the only origin', async () => {
  const site = await appOnDatabase(
    world.url,
    { HIEN_ORIGIN: 'https://hien.example/some/path' },
    { clock: world.clock },
  );
  const change = (origin: string) =>
    site.call('PUT', '/user', { cookies: { '__Host-token': person.token }, headers: { origin }, body: {} });
  expect((await change('https://hien.example')).status).toBe(200);
  expect((await change('http://localhost:3000')).status).toBe(403);
  expect((await change('http://hien.example')).status).toBe(403);
  await site.close();
});
