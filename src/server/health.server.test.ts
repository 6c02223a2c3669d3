import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { publish } from '#platform/events.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { readConfig } from '#server/config.ts';
import { startHouse, type House } from '#server/house.ts';
import { translator } from '#text/messages.server.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { gateTo, type Gate } from '../../tests/support/gate.ts';
import { until } from '../../tests/support/until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hien-house-'));
let database: TestDatabase;
let gate: Gate;
let house: House;
beforeAll(async () => {
  database = await testDatabase();
  gate = await gateTo(database.url);
  house = await startHouse(readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }));
});
afterAll(async () => {
  await house.close();
  await gate.shut();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => house.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const login = (locale: string) => house.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'accept-language': locale }, payload: { mobileOrEmail: 'a@mail.example', password: 'x' } });

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
      expect(answers[index]!.json()).toMatchObject({ code: 503, error: 'unavailable', data: null, message: translator(locale, 'errors')('unavailable') });
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

describe('N4: metrics', () => {
  test('count by declared route, not by address, which may name a person', async () => {
    await get('/api/auth/email-verification-code/secret.person%40mail.example');
    await get('/api/never/heard/of/secret.person');
    const text = (await get('/metrics')).body;
    expect(text).toMatch(/hien_requests_total\{method="GET",route="\/api\/auth\/email-verification-code\/:email",status="200"\} 1/);
    expect(text).toContain('hien_request_seconds_bucket');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('secret.person');
  });

  test('only for someone at this machine', async () => {
    expect((await house.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers: { host: 'localhost' } })).statusCode).toBe(404);
    expect((await get('/metrics', { host: 'hien.example' })).statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });
});

describe('DESIGN §4: several processes on one database', () => {
  test('a setting written at one is known at the other at once', async () => {
    const second = await startHouse(readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }));
    const company = { name: 'Hiên', address: 'Huế', email: 'hue@hien.example' };
    await writeSetting(house.services.db, 'company', company, new Date());
    await publish(house.services.db, { kind: 'settings_changed', id: 'company' });
    for (const each of [house, second]) {
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
    const second = await startHouse(readConfig({ DATABASE_URL: gate.url, HIEN_DATA: dataDir, LOG_LEVEL: 'silent', HIEN_ROLE: 'web' }));
    expect(second.services.keys).toEqual(house.services.keys);
    await second.close();
  });
});
