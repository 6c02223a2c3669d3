import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errorStatus, isErrorKey } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { allCalls } from '#server/calls.ts';
import { translator } from '#text/messages.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Answer,
  type Method,
  type Person,
  type TestApp,
} from '../../../tests/support/app.ts';
import { sampleBodies, samplePath, sampleQueries } from '../../../tests/support/samples.ts';

let world: TestApp;
let person: Person;
let token: string;
let before: unknown;
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
  // What is only for admins, or merchants, is asked by one: else it would be refused before its form is read.
  await giveRoles(world, person.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
  token = await signIn(world, person);
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toEqual(before);
  await world.close();
});

const calls = allCalls('seed');
const withBody = calls
  .filter((call) => call.body)
  .map((call) => ({ name: `${call.method} ${call.path}`, call, shape: (call.body as z.ZodObject).shape }));
const fields = withBody.flatMap(({ name, call, shape }) => Object.keys(shape).map((field) => ({ name, call, field })));

let networks = 0;
/** At this machine itself: from elsewhere an admin would first need a second factor. */
const rotating = () => `127.70.${Math.floor(++networks / 250)}.${networks % 250}`;
const send = (call: { method: Method; path: string }, body: unknown) =>
  world.call(call.method, samplePath(call.path), { token, body, from: rotating() });
const raw = (
  payload: string | Buffer,
  headers: Record<string, string> = {},
  path = '/auth/login',
  method: Method = 'POST',
) =>
  world.call(method, path, {
    body: payload,
    headers: { 'content-type': 'application/json', ...headers },
    from: rotating(),
  });

/** What must be the same after all of this: who there is, what they wrote, which tables stand. */
async function everything() {
  const tables =
    await sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`.execute(
      world.db,
    );
  return {
    tables: tables.rows,
    users: await world.db.selectFrom('users').selectAll().where('id', '<>', person.id).execute(),
    person: await world.db
      .selectFrom('users')
      .select(['id', 'email', 'mobile', 'roles', 'status', 'password_hash'])
      .where('id', '=', person.id)
      .execute(),
  };
}

function expectRefusal(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.code).toBe(answer.status);
  expect(isErrorKey(answer.error)).toBe(true);
  expect(errorStatus[answer.error!]).toBe(answer.status);
  expect(answer.message.length).toBeGreaterThan(2);
  expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
}

test('every call with a body is among the samples, with every field of it', () => {
  expect(withBody.map(({ name }) => name).sort()).toEqual(Object.keys(sampleBodies).sort());
  for (const { name, shape } of withBody)
    expect(Object.keys(sampleBodies[name]!).sort()).toEqual(Object.keys(shape).sort());
  expect(fields.length).toBeGreaterThan(30);
});

describe('D1: a value of another kind, in every field of every call, is refused by name', () => {
  test.each(fields)('$name: $field', async ({ name, call, field }) => {
    const others = [null, 7, true, {}, { toString: 'x' }, [[]], [{ a: 1 }], [], ['text'], 'text'].filter(
      (value) => !(call.body as z.ZodObject).shape[field]!.safeParse(value).success,
    );
    expect(others.length).toBeGreaterThan(5);
    for (const value of others) {
      const answer = await send(call, { ...sampleBodies[name], [field]: value });
      expectRefusal(answer);
      expect(answer.faults!.some((fault) => fault.field.split('.')[0] === field)).toBe(true);
    }
  });
});

describe('D1: what is much too long, in every field of every call, is refused by name', () => {
  test.each(fields)('$name: $field', async ({ name, call, field }) => {
    const long = 'x'.repeat(100_000);
    const answer = await send(call, { ...sampleBodies[name], [field]: field === 'styles' ? [long] : long });
    expectRefusal(answer);
    expect(answer.field!.split('.')[0]).toBe(field);
  });
});

describe('D1: characters that are none, in every field of every call', () => {
  test.each(fields)('$name: $field', async ({ name, call, field }) => {
    for (const value of ['a\0b', '\ud800', 'x\udc00y']) {
      const body = JSON.stringify({ ...sampleBodies[name], [field]: field === 'styles' ? [value] : value });
      const answer = await raw(body, { authorization: `Bearer ${token}` }, samplePath(call.path), call.method);
      expect(answer).toMatchObject({ status: 400, error: 'malformed' });
    }
  });
});

const injections = [
  "'; drop table users; --",
  "' or '1'='1",
  "\\'; select pg_sleep(9); --",
  '$1',
  '"; delete from users; --',
  "lan'||'x",
  '%27%20or%201=1',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
];

describe('D1: SQL, in every field of every call, is text', () => {
  test.each(fields)('$name: $field', async ({ name, call, field }) => {
    for (const value of injections) {
      const answer = await send(call, { ...sampleBodies[name], [field]: field === 'styles' ? [value] : value });
      expect(answer.status).toBeLessThan(500);
      if (name === 'PUT /user' && answer.status === 200)
        expect((answer.data as Record<string, unknown>)[field]).toEqual(field === 'styles' ? [value] : value);
    }
  });

  test('in every parameter and query too', async () => {
    for (const call of calls.filter((each) => (each.params || each.query) && !each.stream)) {
      for (const value of injections) {
        const values = Object.fromEntries(
          Object.keys((call.params as z.ZodObject | undefined)?.shape ?? {}).map((name) => [name, value]),
        );
        const query = Object.keys((call.query as z.ZodObject | undefined)?.shape ?? {})
          .map((name) => `${name}=${encodeURIComponent(value)}`)
          .join('&');
        const answer = await world.call(call.method, `${samplePath(call.path, values)}?${query}`, {
          token,
          from: rotating(),
        });
        expect(answer.status).toBeLessThan(500);
      }
    }
  });
});

describe('D1: unknown fields, in every call', () => {
  test.each(withBody)('$name', async ({ name, call, shape }) => {
    for (const field of ['roles', 'status', 'isAdmin', 'constructor', 'hasOwnProperty', 'x'.repeat(300), ''].filter(
      (each) => !Object.hasOwn(shape, each),
    )) {
      const answer = await send(call, { ...sampleBodies[name], [field]: ['ROLE_ADMIN'] });
      expectRefusal(answer);
      expect(answer.faults).toContainEqual(
        expect.objectContaining({ field: field.slice(0, 40), error: 'unknown_field' }),
      );
    }
  });

  test.each(withBody)('$name: __proto__', async ({ name, call }) => {
    const text = JSON.stringify(sampleBodies[name]);
    const answer = await raw(
      `{"__proto__":{"roles":["ROLE_ADMIN"]},${text.slice(1)}`,
      { authorization: `Bearer ${token}` },
      samplePath(call.path),
      call.method,
    );
    expect(answer.faults).toContainEqual(expect.objectContaining({ field: '__proto__', error: 'unknown_field' }));
    expect(({} as { roles?: unknown }).roles).toBeUndefined();
  });
});

/** What changes only the fields it names: none at all is a form too. */
const partial = new Set(['PUT /user', 'PUT /user/register:{type}', 'POST /designs']);

describe('D1: bodies that are no form', () => {
  test.each(withBody)('$name', async ({ call }) => {
    for (const text of ['null', '[]', '[1,2]', '"text"', '1', 'true', '{}', '']) {
      const answer = await raw(text, { authorization: `Bearer ${token}` }, samplePath(call.path), call.method);
      if (partial.has(name(call)) && ['null', '{}', ''].includes(text)) expect(answer.status).toBe(200);
      else expectRefusal(answer);
    }
  });

  test.each(withBody)('$name: broken JSON', async ({ call }) => {
    for (const text of [
      '{',
      '{"a":}',
      "{'a':1}",
      '{"a":1,}',
      'nope',
      '{"a":1}{"b":2}',
      '{"a":NaN}',
      '\ufeff{',
      'undefined',
      '{"a":"\n"}',
    ]) {
      expect(await raw(text, { authorization: `Bearer ${token}` }, samplePath(call.path), call.method)).toMatchObject({
        status: 400,
        error: 'malformed',
        data: null,
      });
    }
  });

  test('the refusal is in the caller’s language', async () => {
    for (const locale of locales)
      expect((await raw('{', { 'accept-language': locale })).message).toBe(translator(locale, 'errors')('malformed'));
  });

  test.each([
    [[0xff, 0xfe]],
    [[0xc3, 0x28]],
    [[0xed, 0xa0, 0x80]],
    [[0xf8, 0x88, 0x80, 0x80, 0x80]],
    [[0xc0, 0x80]],
    [[0xe2, 0x82]],
  ])('broken UTF-8 %s', async (bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"mobileOrEmail":"a'),
      Buffer.from(bytes),
      Buffer.from('","password":"x"}'),
    ]);
    expect(await raw(body)).toMatchObject({ status: 400, error: 'malformed' });
  });

  test('a hundred thousand brackets', async () => {
    expect(await raw('['.repeat(100_000))).toMatchObject({ status: 400, error: 'malformed' });
    expect(await raw(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toMatchObject({ status: 400 });
    expect(await raw(`${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`)).toMatchObject({ status: 400 });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    'nonsense',
    '',
  ])('content type %s', async (type) => {
    for (const locale of locales) {
      const answer = await raw('{"mobileOrEmail":"a@b.vn","password":"x"}', {
        'content-type': type,
        'accept-language': locale,
      });
      expect(answer).toMatchObject({
        status: 415,
        error: 'media_type',
        message: translator(locale, 'errors')('media_type'),
      });
    }
  });
});

function name(call: { method: string; path: string }): string {
  return `${call.method} ${call.path}`;
}

describe('D1: ten megabytes', () => {
  const tenMegabytes = `{"mobileOrEmail":"${'x'.repeat(10 * 1024 * 1024)}","password":"x"}`;

  test.each(withBody)('$name', async ({ call }) => {
    const answer = await raw(tenMegabytes, { authorization: `Bearer ${token}` }, samplePath(call.path), call.method);
    expect(answer).toMatchObject({ status: 413, code: 413, error: 'body_too_large' });
  });

  test('over a real connection: announced, or in pieces without an end', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    const announced = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers,
      body: tenMegabytes,
    }).then(
      (response) => response.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(announced);
    expect([413, 'closed']).toContain(await inPieces(port));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

/** Chunks until the server answers; it may hang up before the answer is read. */
function inPieces(port: number): Promise<number | 'closed' | undefined> {
  return new Promise((resolve) => {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    sending.on('response', (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', () => resolve('closed'));
    const more = () => {
      if (!sending.destroyed) sending.write(piece, () => setImmediate(more));
    };
    more();
  });
}

describe('D1: addresses that are none', () => {
  test.each([
    '/auth/email-verification-code/%E0%A4%A',
    '/auth/email-verification-code/%ff@mail.example',
    '/user/sessions/%',
    '/auth/email-verification-code/a%00b@mail.example',
    '/outbox?to=%ff',
    '/outbox?to=%ed%a0%80',
    '/outbox?%00=x',
    '/common/settings?nobody-asks-for=%00',
  ])('L1: %s', async (path) => {
    const answer = await world.call('GET', path, { token, locale: 'vi' });
    expectRefusal(answer);
    expect(answer).toMatchObject({ status: 400, error: 'malformed', message: translator('vi', 'errors')('malformed') });
  });

  test.each([['/nothing'], ['/user/'], ['/USER'], ['/auth/login:'], ['/auth/login:sms-code'], ['//user']])(
    'an unknown one is 404 in the envelope: %s',
    async (path) => {
      for (const locale of locales) {
        const answer = await world.call('GET', path, { token, locale });
        expect(answer).toMatchObject({
          status: 404,
          code: 404,
          error: 'not_found',
          data: null,
          message: translator(locale, 'errors')('not_found'),
        });
      }
    },
  );

  test('another method is no call', async () => {
    for (const [method, path] of [
      ['POST', '/user'],
      ['GET', '/auth/login'],
      ['PUT', '/auth/register'],
      ['DELETE', '/common/settings'],
    ] as const) {
      expect(await world.call(method, path, { token })).toMatchObject({ status: 404, error: 'not_found' });
    }
  });

  test('a parameter given twice is not a text', async () => {
    expect(
      await world.call('GET', '/auth/sendVerificationCodeToMobile?mobile=0912345678&mobile=0987654321', {
        from: rotating(),
      }),
    ).toMatchObject({ status: 400, field: 'mobile' });
    expect(await world.call('GET', '/outbox?to=a&to=b')).toMatchObject({ status: 400, field: 'to' });
  });

  test('samples of queries are good ones', async () => {
    for (const [call, query] of Object.entries(sampleQueries))
      expect((await world.call('GET', `${call.split(' ')[1]}?${query}`, { from: rotating() })).status).toBe(200);
  });
});
