import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOnDatabase, registerPerson, testApp, type Person, type TestApp } from '../../../tests/support/app.ts';

const site = 'https://www.hien.example';
const fromOurPage = { host: 'api.hien.example', origin: site, 'sec-fetch-site': 'same-site' };
let plain: TestApp;
let beside: TestApp;
let person: Person;
beforeAll(async () => {
  plain = await testApp();
  person = await registerPerson(plain);
  beside = await appOnDatabase(
    plain.url,
    { HIEN_ORIGIN: site, API_ORIGIN: 'https://api.hien.example' },
    { clock: plain.clock },
  );
});
afterAll(async () => {
  await beside.close();
  await plain.close();
});

describe('PRODUCT Addresses: the calls on a host of their own beside the site', () => {
  test('our page signs in there, with cookies for both hosts, and reads the answer', async () => {
    const response = await beside.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: fromOurPage,
      payload: { mobileOrEmail: person.email, password: person.password },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin') as string,
    });
    expect([response.headers['set-cookie']].flat().find((each) => each?.startsWith('token='))).toMatch(
      /Domain=hien\.example; .*HttpOnly; Secure; SameSite=Lax/,
    );
  });

  test('a browser that asks first is told what our page may send', async () => {
    const asked = await beside.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { ...fromOurPage, 'access-control-request-method': 'POST' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type, idempotency-key, authorization',
    ]);
  });

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another sibling', { origin: 'https://shop.hien.example', 'sec-fetch-site': 'same-site' }],
    ['a sibling that does not say which', { 'sec-fetch-site': 'same-site' }],
  ])('%s may neither change nor read anything', async (_name, headers) => {
    const response = await beside.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: 'api.hien.example', ...headers },
      payload: { mobileOrEmail: 'a@mail.example', password: 'secret-1' },
    });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const asked = await beside.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { host: 'api.hien.example', ...headers },
    });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('where the calls live under the site itself, nobody else reads them', async () => {
  const response = await plain.app.inject({
    method: 'OPTIONS',
    url: '/api/auth/login',
    headers: { origin: 'http://localhost:3000' },
  });
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([404, undefined]);
});
