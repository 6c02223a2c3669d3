import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPage } from '#server/pages/cached-page.ts';
import { createRenderPlaces } from '#server/pages/render-places.ts';
import { visitorPage } from '#server/pages/send-cached-page.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A page as our code writes it around what somebody else wrote. */
const written = (nonce: string, theirs: string) =>
  `<html><head><script nonce="${nonce}">one()</script><script nonce="${nonce}" src="/a.js"></script>` +
  `<script nonce="${nonce}" type="application/ld+json">{}</script></head><body>${theirs}` +
  `<script nonce="${nonce}" type="module" async="">two()</script><script nonce="${nonce}">one()</script></body></html>`;

test('L2: the policy of a kept page names the scripts our code wrote, never one that came in with somebody’s text', async () => {
  const request = { id: 'r', ip: '127.0.0.1', cookies: {}, headers: {}, query: {} } as unknown as FastifyRequest;
  const injected = ['<script>steal()</script>', '<script nonce="">steal()</script>', '<SCRIPT>steal()</SCRIPT>'].join(
    '',
  );
  const { page } = await visitorPage(
    request,
    { path: '/help', sources: [], signedIn: false },
    {
      http: {
        services: world.services,
        origins: ['http://localhost:3000'],
        secureCookies: false,
        cookieNames: {},
        cookieDomain: undefined,
        apiBeside: false,
      },
      policy: {},
      places: createRenderPlaces(),
      render: async (_request, _ctx, nonce) =>
        new Response(written(nonce, injected), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    },
  );
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' '${hash('one()')}' '${hash('two()')}';`);
  expect(policy).not.toContain(hash('steal()'));
  expect(policy).not.toMatch(/nonce-|unsafe-inline'? *;? *script/);
  expect(page.body.toString()).toContain('<script>steal()</script>');
});

test('L2: the nonce is gone from what is kept, so that nobody can carry it', () => {
  const { html, hashes } = sharedPage(written('k', '<p>x</p>'), 'k');
  expect(html).not.toContain('nonce');
  expect(html).toContain('<script type="module" async="">two()</script>');
  expect(hashes).toEqual([hash('one()'), hash('two()')]);
});

test('L2: a script with another nonce, or one that only speaks of it, is not ours', () => {
  for (const theirs of [
    '<script nonce="kk">x()</script>',
    '<script data-x="nonce=k">x()</script>',
    '<script>" nonce="k"</script>',
  ])
    expect(sharedPage(theirs, 'k').hashes).toEqual([]);
});
