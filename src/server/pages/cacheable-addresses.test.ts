import { expect, test } from 'vitest';
import { cacheableAddress } from '#server/pages/cacheable-addresses.ts';

const ask = (
  url: string,
  more: { method?: string; headers?: Record<string, string>; cookies?: Record<string, string> } = {},
) =>
  cacheableAddress({ method: 'GET', url, headers: {}, cookies: {}, ...more } as Parameters<typeof cacheableAddress>[0]);

test('DESIGN §4: pages everyone sees alike are kept, by their path and the queries that name them', () => {
  for (const url of [
    '/',
    '/?lang=vi',
    '/works?style=modern&sort=newest',
    '/product?w=sofa',
    '/things/detail?id=p_1&lang=zh',
    '/_.data',
    '/works.data?_routes=works',
  ])
    expect(ask(url), url).not.toBeNull();
  expect(ask('/help')!.sources).toContain('faqs');
  expect(ask('/help')!.sources).not.toContain('products');
  expect(ask('/')!.sources).toContain('products');
});

test('DESIGN §4: whoever may be signed in is told from a visitor; where they see their own, nothing is kept', () => {
  expect(ask('/')!.signedIn).toBe(false);
  for (const name of ['token', 'former:token']) {
    const cookies = { [name]: 'anything at all' };
    expect(ask('/', { cookies })!.signedIn).toBe(true);
    expect(ask('/price', { cookies })).toBeNull();
  }
  expect(ask('/price')).not.toBeNull();
});

test('DESIGN §4: never a page for a program, a change, or an address nobody listed', () => {
  expect(ask('/', { headers: { authorization: 'Bearer x' } })).toBeNull();
  for (const method of ['POST', 'HEAD', 'PUT']) expect(ask('/', { method }), method).toBeNull();
  for (const url of [
    '/user/user',
    '/notice',
    '/workspace',
    '/outbox',
    '/cart',
    '/admin',
    '/admin/users',
    '/error?code=404',
    '/nowhere',
    '/Works',
    '/?x=1',
    '/works?cursor=abc',
    '/?_routes=root',
    `/product?w=${'a'.repeat(300)}`,
  ])
    expect(ask(url), url).toBeNull();
});
