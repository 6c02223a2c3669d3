import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { allCalls } from '#server/calls.ts';
import { failure, knownError } from '#server/http/envelope.ts';
import { envelopeSchema, fastifyPath, mountCalls } from '#server/http/mount-calls.ts';
import { AppError } from '#lib/errors.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const base = {
  method: 'GET' as const,
  path: '/thing',
  tag: 'test',
  summary: 'a thing',
  data: z.object({ name: z.string() }),
  handle: async () => ({ name: 'lamp' }),
};

async function mounted(...calls: Call[]) {
  const app = Fastify();
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => {
    const answer = failure('en', knownError(error) ?? new AppError('server_fail'), request.id);
    return reply.status(answer.code).send(answer);
  });
  mountCalls(app, calls, {
    services: world.services,
    origins: ['http://localhost:3000'],
    secureCookies: false,
    cookieNames: {},
    cookieDomain: undefined,
    apiBeside: false,
  });
  return app;
}

describe('STYLE Access: a declaration is checked at the start', () => {
  test('a call that does not say who may use it stops the start', async () => {
    const undeclared = { ...base } as unknown as Call;
    await expect(mounted(undeclared)).rejects.toThrow('GET /thing does not say who may use it');
  });

  test('one declared twice stops the start', async () => {
    const one = call({ ...base, who: 'anyone' });
    await expect(mounted(one, one)).rejects.toThrow('GET /thing is declared twice');
    await expect(mounted(one, call({ ...base, method: 'POST', who: 'anyone' }))).resolves.toBeDefined();
  });
});

describe('D1: an answer is packed as whoever asks can read it', () => {
  test.each([
    ['br', 'br', 2_000],
    ['gzip, deflate', 'gzip', 2_000],
    ['gzip, br', 'br', 300_000],
    ['gzip', 'gzip', 300_000],
    ['br;q=0', undefined, 2_000],
    ['br', undefined, 20],
  ])('%s: %s, of %i letters', async (accepted, packed, letters) => {
    const name = 'ă'.repeat(letters);
    const app = await mounted(call({ ...base, who: 'anyone', handle: async () => ({ name }) }));
    const answer = await app.inject({ url: '/thing', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(packed);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[packed ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toMatchObject({ data: { name } });
  });
});

describe('D1: what leaves is what is listed', () => {
  test('a field the schema does not list stays in the house', async () => {
    const app = await mounted(
      call({
        ...base,
        who: 'anyone',
        data: z.object({ name: z.string(), parts: z.array(z.object({ id: z.string() })) }),
        handle: async () => ({
          name: 'lamp',
          parts: [{ id: '1', secret: 'x' }],
          password_hash: 'argon2',
          owner: { email: 'a@b.vn' },
        }),
      }),
    );
    const response = await app.inject('/thing');
    expect(response.json()).toEqual({ code: 200, message: 'Done.', data: { name: 'lamp', parts: [{ id: '1' }] } });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('an answer that does not fit its schema is a fault of ours, not half an answer', async () => {
    const app = await mounted(
      call({
        ...base,
        who: 'anyone',
        data: z.object({ count: z.number().int() }),
        handle: async () => ({ count: 'many' }) as never,
      }),
    );
    const response = await app.inject('/thing');
    expect([response.statusCode, response.json().error]).toEqual([500, 'server_fail']);
  });

  test('every declared answer can be compiled', async () => {
    const app = Fastify();
    for (const each of allCalls('seed').filter(({ file, stream }) => !file && !stream))
      app.route({
        method: each.method,
        url: fastifyPath(each.path),
        schema: { response: { 200: envelopeSchema(each) } },
        handler: async () => null,
      });
    await expect(app.ready()).resolves.toBeDefined();
  });
});

describe('D1: a role is asked of the row', () => {
  test('only who has it is let in; another role is forbidden, a visitor is asked to sign in', async () => {
    const app = await mounted(call({ ...base, who: { permission: 'console.see' } }));
    const person = await registerPerson(world);
    const authorization = `Bearer ${await signIn(world, person)}`;
    const knock = async (headers = {}) => (await app.inject({ url: '/thing', headers })).json();
    expect(await knock()).toMatchObject({ code: 401, error: 'login_required' });
    for (const role of ['ROLE_USER', 'ROLE_DESIGNER', 'ROLE_MERCHANT'] as const) {
      await giveRoles(world, person.id, role);
      expect(await knock({ authorization })).toMatchObject({ code: 403, error: 'forbidden', data: null });
    }
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    expect(await knock({ authorization })).toMatchObject({ code: 200, data: { name: 'lamp' } });
  });
});

describe('DESIGN §4: limits of a call', () => {
  test('are counted by address, in the database, and open again in time', async () => {
    const app = await mounted(call({ ...base, who: 'anyone', limit: { hits: 3, seconds: 60 } }));
    const knock = async (remoteAddress: string) => (await app.inject({ url: '/thing', remoteAddress })).statusCode;
    expect(await Promise.all(Array.from({ length: 10 }, () => knock('203.0.113.1')))).toEqual(
      expect.arrayContaining([200, 429]),
    );
    expect(
      (await Promise.all(Array.from({ length: 10 }, () => knock('203.0.113.2')))).filter((status) => status === 200),
    ).toHaveLength(3);
    expect(await knock('203.0.113.3')).toBe(200);
    world.clock.advance(60);
    expect(await knock('203.0.113.2')).toBe(200);
  });
});

test('PRODUCT H2: colon paths are colons, not parameters', () => {
  expect(fastifyPath('/user/register:{type}')).toBe('/user/register:::type');
  expect(fastifyPath('/auth/login:mobile-code')).toBe('/auth/login::mobile-code');
  expect(fastifyPath('/user/sessions/{id}')).toBe('/user/sessions/:id');
});

test('STYLE Errors: what nobody foresaw is a 500 with a request id and nothing else', async () => {
  const app = await mounted(
    call({
      ...base,
      who: 'anyone',
      handle: async () => {
        throw new Error('the password is secret-16-chars');
      },
    }),
  );
  const response = await app.inject('/thing');
  expect(response.statusCode).toBe(500);
  expect(Object.keys(response.json())).toEqual(['code', 'message', 'data', 'error', 'requestId']);
  expect(response.body).not.toContain('secret-16');
});
