import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test('D5: /api/openapi.json, /api/docs and its style are served', async () => {
  const [json, page, css] = await Promise.all(
    ['/api/openapi.json', '/api/docs', '/api/docs.css'].map((url) => world.app.inject(url)),
  );
  expect(json!.json()).toMatchObject({ openapi: '3.1.0' });
  expect(page!.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(css!.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('DESIGN §4: every answer carries the security headers and its request id', async () => {
  for (const url of [
    '/api/docs',
    '/api/user',
    '/api/nothing',
    '/healthz',
    '/api/user/sessions/%E0%A4%A',
    '/api/openapi.json',
  ]) {
    const { headers } = await world.app.inject(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    if (url.startsWith('/api') && !url.includes('%'))
      expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('no answer of a call is stored by anyone', async () => {
  for (const url of ['/api/user', '/api/common/settings', '/api/outbox?to=x', '/api/nothing'])
    expect((await world.app.inject({ url, headers: { host: 'localhost' } })).headers['cache-control']).toBe('no-store');
});
