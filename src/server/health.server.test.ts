import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forget } from '#db/remembered.ts';
import { demoAccounts, demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { locales } from '#lib/locale.ts';
import { publish } from '#platform/events.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { readConfig } from '#server/config.ts';
import { startApplication, type Application } from '#server/application.ts';
import { translator } from '#text/messages.server.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { demoDatabase } from '../../tests/support/demo-app.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../tests/support/database-proxy.ts';
import { until } from '../../tests/support/until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hien-house-'));
let database: TestDatabase;
let gate: DatabaseProxy;
let application: Application;
beforeAll(async () => {
  database = await testDatabase();
  gate = await startDatabaseProxy(database.url);
  application = await startApplication(
    readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }),
  );
});
afterAll(async () => {
  await application.close();
  await gate.shut();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  application.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const login = (locale: string) =>
  application.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'accept-language': locale },
    payload: { mobileOrEmail: 'a@mail.example', password: 'not it' },
  });

describe('N4: health', () => {
  test('/healthz and /readyz while all is well', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await get('/readyz')).toMatchObject({ statusCode: 200 });
    expect((await login('en')).statusCode).toBe(400);
  });

  test('without its database it is alive but not ready; calls are 503 with a reason, never 500; and it comes back by itself', async () => {
    await gate.shut();
    expect(await get('/healthz')).toMatchObject({ statusCode: 200 });
    const [ready, ...answers] = await Promise.all([get('/readyz'), ...locales.map(login)]);
    expect(ready!.statusCode).toBe(503);
    expect(ready!.json()).toEqual({ status: 'not ready' });
    for (const [index, locale] of locales.entries()) {
      expect(answers[index]!.json()).toMatchObject({
        code: 503,
        error: 'unavailable',
        data: null,
        message: translator(locale, 'errors')('unavailable'),
      });
      expect(answers[index]!.statusCode).toBe(503);
    }
    expect((await get('/api/common/settings')).statusCode).toBe(200);
    await gate.open();
    await until(async () => (await get('/readyz')).statusCode === 200);
    expect((await login('en')).statusCode).toBe(400);
  });

  test('a connection that breaks in the middle of the work is 503 too, not 500', async () => {
    const working = Array.from({ length: 30 }, () => login('en'));
    await gate.shut();
    await gate.open();
    const statuses = new Set((await Promise.all(working)).map((response) => response.statusCode));
    expect([...statuses].filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
    await until(async () => (await get('/readyz')).statusCode === 200);
  });
});

describe('N4: graceful stop', () => {
  test('what was begun is answered, and nothing new is let in', async () => {
    const leaving = await startApplication(
      readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }),
    );
    await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(leaving.app.server.address() as AddressInfo).port}`;
    let begun = 0;
    const count = () => {
      begun += 1;
    };
    subscribe('http.server.request.start', count);
    const answers = Array.from({ length: 10 }, (_, i) =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobileOrEmail: `leaving${i}@mail.example`, password: 'not it' }),
      }).then((response) => response.status),
    );
    await until(() => begun === 10);
    unsubscribe('http.server.request.start', count);
    await leaving.close();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 10 }, () => 400));
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('a connection a browser opened ahead, and says nothing on, does not hold it', async () => {
    const leaving = await startApplication(
      readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }),
    );
    await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const [[accepted], ahead] = await Promise.all([
      once(leaving.app.server, 'connection') as Promise<[Socket]>,
      connected((leaving.app.server.address() as AddressInfo).port),
    ]);
    const ended = once(ahead, 'close');
    await leaving.close();
    expect(accepted.destroyed).toBe(true);
    await ended;
  });
});

describe('N5: the demo’s accounts', () => {
  let demo: TestDatabase;
  beforeAll(async () => {
    demo = await demoDatabase();
  });
  afterAll(() => demo.drop());

  /** Starts on the demo's database, signs in by the printed password, and shows a token from before. */
  const enter = async (HIEN_DEMO: '0' | '1', before?: string) => {
    const each = await startApplication(
      readConfig({ DATABASE_URL: demo.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web', HIEN_DEMO }),
    );
    const user = async (token: string) =>
      (await each.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const answer = await each.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { mobileOrEmail: demoAccounts.admin.email, password: demoPassword },
    });
    const token: string = answer.json().data;
    const found = { login: answer.statusCode, user: await user(token), before: before && (await user(before)), token };
    await each.close();
    return found;
  };

  test('a house that was a demo and is none any more lets nobody in by the printed password, nor by a session from before', async () => {
    const first = await enter('1');
    expect(first).toMatchObject({ login: 200, user: 200 });
    const closed = await enter('0', first.token);
    expect(closed).toMatchObject({ login: 403 });
    expect(closed.before).toBe(401);
    expect(await enter('1')).toMatchObject({ login: 200, user: 200 });
  });
});

describe('N4: metrics', () => {
  test('count by declared route, not by address, which may name a person', async () => {
    await get('/api/auth/email-verification-code/secret.person%40mail.example');
    await get('/api/never/heard/of/secret.person');
    const text = (await get('/metrics')).body;
    expect(text).toMatch(
      /hien_requests_total\{method="GET",route="\/api\/auth\/email-verification-code\/:email",status="200"\} 1/,
    );
    expect(text).toContain('hien_request_seconds_bucket');
    expect(text).toContain('process_cpu_seconds_total');
    for (const keeper of ['visitors', 'people', 'answers', 'shelves'])
      for (const figure of ['bytes', 'entries', 'hits', 'misses'])
        expect(text).toMatch(new RegExp(`hien_kept_${figure}\\{keeper="${keeper}"\\} \\d`));
    expect(text).not.toContain('secret.person');
  });

  test('what an operator is woken for: connections, queue, disk; of a replica only where there is one', async () => {
    const text = (await get('/metrics')).body;
    for (const figure of [
      'hien_pool_connections{state="used"}',
      'hien_pool_connections{state="idle"}',
      'hien_pool_waiting',
      'hien_pool_most',
      'hien_jobs{state="due"}',
      'hien_jobs{state="dead"}',
      'hien_jobs_oldest_seconds',
      'hien_render_pieces_waiting',
      'hien_database_bytes',
      'hien_disk_bytes{part="free"}',
      'hien_disk_bytes{part="whole"}',
    ])
      expect(text.split('\n').some((line) => line.startsWith(`${figure} `) && Number(line.split(' ')[1]) >= 0)).toBe(
        true,
      );
    expect(text).not.toMatch(/^hien_replica_\w+(\{.*\})? /m);
  });

  test('jobs that wait and jobs given up are counted', async () => {
    const { db } = application.services;
    await sql`select graphile_worker.add_job('deliver', '{"id": 1}', run_at => now() - interval '90 seconds')`.execute(
      db,
    );
    await sql`select graphile_worker.add_job('deliver', '{"id": 2}', max_attempts => 1)`.execute(db);
    await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(db);
    forget(db, 'queue figures');
    const text = (await get('/metrics')).body;
    const [, due] = /^hien_jobs\{state="due"\} (\d+)$/m.exec(text) ?? [];
    expect(Number(due)).toBeGreaterThan(0);
    expect(text).toMatch(/^hien_jobs\{state="dead"\} 1$/m);
    expect(Number(/^hien_jobs_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  });

  test('figures come while the database is gone', async () => {
    await gate.shut();
    const answer = await get('/metrics');
    await gate.open();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('hien_pool_connections');
    await until(async () => (await get('/readyz')).statusCode === 200);
  });

  test('only for someone at this machine', async () => {
    expect(
      (await application.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers: { host: 'localhost' } }))
        .statusCode,
    ).toBe(404);
    expect((await get('/metrics', { host: 'hien.example' })).statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });

  test('M2: behind a public name only for who holds the token, however local the request looks', async () => {
    const env = { DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' };
    const token = 'figures-for-prometheus';
    const named = { ...env, HIEN_ORIGIN: 'https://shop.example' };
    for (const [settings, authorization, status] of [
      [named, undefined, 404],
      [named, `Bearer ${token}`, 404],
      [{ ...named, METRICS_TOKEN: token }, undefined, 404],
      [{ ...named, METRICS_TOKEN: token }, 'Bearer figures-for-prometheuz', 404],
      [{ ...named, METRICS_TOKEN: token }, `Bearer ${token}`, 200],
    ] as const) {
      const { app, close } = await startApplication(readConfig(settings));
      const headers = { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) };
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
      await close();
    }
  });
});

describe('DESIGN §4: several processes on one database', () => {
  test('a setting written at one is known at the other at once', async () => {
    const second = await startApplication(
      readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }),
    );
    const company = { name: 'Hiên', address: 'Huế', email: 'hue@hien.example' };
    await writeSetting(application.services.db, 'company', company, new Date());
    await publish(application.services.db, { kind: 'settings_changed', id: 'company' });
    for (const each of [application, second]) {
      await until(async () => (await each.app.inject('/api/common/settings')).json().data.company.address === 'Huế');
    }
    await second.close();
  });

  test('a setting changed while a process could not hear is known after it came back', async () => {
    await gate.shut();
    await writeSetting(database.db, 'company', { name: 'Hiên', address: 'Vinh', email: '' }, new Date());
    await publish(database.db, { kind: 'settings_changed', id: 'company' });
    await gate.open();
    await until(async () => (await get('/api/common/settings')).json().data.company.address === 'Vinh');
  });

  test('they share one secret: a token of one is good at the other', async () => {
    const second = await startApplication(
      readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }),
    );
    expect(second.services.keys).toEqual(application.services.keys);
    await second.close();
  });
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'connect');
  return socket;
}
