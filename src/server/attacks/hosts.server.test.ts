import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { writeLetter, type Letter } from '#platform/letters.server.ts';
import { contextOf } from '#server/http/request-context.ts';
import { mountSearchEngineFiles } from '#server/pages/search-engine-files.ts';
import { appOnDatabase, registerPerson, testApp, type TestApp } from '../../../tests/support/app.ts';

const origin = 'https://hien.example';
let plain: TestApp;
let world: TestApp;
beforeAll(async () => {
  plain = await testApp({ HIEN_DEMO: '0' });
  world = await appOnDatabase(
    plain.url,
    { HIEN_ORIGIN: origin },
    { site: async (app, http) => mountSearchEngineFiles(app, http) },
  );
});
afterAll(async () => {
  await world.close();
  await plain.close();
});

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-original-url': 'https://evil.example/',
  forwarded: 'host=evil.example;proto=http',
};

describe('A24: a forged host is believed nowhere', () => {
  test('letters lead to the configured origin', async () => {
    const person = await registerPerson(plain);
    const request = { id: 'r', ip: '203.0.113.9', socket: {}, query: {}, headers: forged, cookies: {} };
    const ctx = await contextOf(world.services, request as unknown as FastifyRequest);
    await sendNotification(world.db, ctx, [person.id], { type: 'FEEDBACK', link: '/help' });
    const { payload } = await world.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const letter = writeLetter(payload as Letter);
    const links = [...`${letter.text} ${letter.html}`.matchAll(/https?:\/\/[^\s"'<>/]+/g)].map(([link]) => link);
    expect(new Set(links)).toEqual(new Set([origin]));
  });

  test.each(['/sitemap.xml', '/robots.txt', '/api/openapi.json'])(
    '%s names the configured origin alone',
    async (url) => {
      const { body, statusCode } = await world.app.inject({ url, headers: forged });
      expect(statusCode).toBe(200);
      expect(body).toContain(origin);
      expect(body).not.toContain('evil');
    },
  );

  test('nor does it make a stranger look like somebody at this machine', async () => {
    for (const headers of [forged, { host: 'localhost:3000' }, { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }])
      for (const url of ['/metrics', '/api/outbox'])
        expect((await world.app.inject({ url, headers })).statusCode).toBe(404);
  });
});
