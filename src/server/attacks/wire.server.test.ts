import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolOf } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { newMember, testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
let port: number;
const statements: string[] = [];
beforeAll(async () => {
  world = await testApp();
  world.services.db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(world.db) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

async function opened(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Everything the server says to these bytes, until one of the two hangs up. */
async function answered(text: string): Promise<string> {
  const socket = await opened(text);
  const told: Buffer[] = [];
  socket.on('data', (piece: Buffer) => told.push(piece));
  await once(socket, 'close');
  return Buffer.concat(told).toString();
}

const head = 'Host: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n';

describe('V4.2.1: where one request ends and the next begins is never a matter of opinion', () => {
  const smuggled = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  test.each([
    ['a length and pieces', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`],
    ['pieces by another name', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a length that is none', `Content-Length: +2\r\n\r\n{}${smuggled}`],
    ['a name with a blank', `Content-Length : 2\r\n\r\n{}${smuggled}`],
    ['a folded line', `X-Long: a\r\n b\r\nContent-Length: 2\r\nContent-Length : 0\r\n\r\n{}${smuggled}`],
  ])('%s', async (_, rest) => {
    const told = await answered(`POST /api/auth/login HTTP/1.1\r\n${head}${rest}`);
    expect(told).toMatch(/^HTTP\/1\.1 400 /);
    expect(told).not.toContain('openapi');
  });
});

test.each(['TRACE', 'TRACK', 'DEBUG', 'CONNECT'])('V13.4.4: %s gives nothing back', async (method) => {
  const told = await answered(
    `${method} /api/user HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Secret: abc123\r\n\r\n`,
  );
  expect(told).not.toMatch(/^HTTP\/1\.1 2/);
  expect(told).not.toContain('abc123');
});

describe('A27: slow and many', () => {
  test('two hundred connections that never finish their head leave room for the others', async () => {
    const slow = await Promise.all(
      Array.from({ length: 200 }, (_, n) => opened(`GET /api/works HTTP/1.1\r\nX-Slow: ${n}`)),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/common/settings`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const socket of slow) socket.destroy();
  });

  test('asking whether the process answers costs no statement', async () => {
    statements.length = 0;
    for (let n = 0; n < 50; n++) expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect(statements).toEqual([]);
  });
});

describe('V3.4: what browsers are told, with every kind of answer', () => {
  test('nobody’s frame, no guessing of types, no plugins, one word about where one came from', async () => {
    const { token } = await newMember(world);
    const asked = [
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/docs',
      '/api/docs.css',
      '/api/openapi.json',
      '/api/user',
      '/api/nothing',
      '/nothing',
      '/api/user/sessions/%E0%A4%A',
      '/pictures/x',
      '/glbs/x.glb',
      '/api/works',
    ];
    for (const url of asked)
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await world.app.inject({ url, headers: { host: 'localhost', ...headers } });
        const policy = String(answer.headers['content-security-policy']);
        expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
        expect([url, policy]).toEqual([url, expect.stringMatching(/object-src 'none'|default-src 'none'/)]);
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
        });
        expect(answer.headers).not.toHaveProperty('server');
        expect(answer.headers).not.toHaveProperty('x-powered-by');
        if (answer.body !== '')
          expect([url, answer.headers['content-type']]).toEqual([url, expect.stringMatching(/charset=utf-8/)]);
      }
  });
});
