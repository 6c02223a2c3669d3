import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';
import { until } from '../../../tests/support/until.ts';
import { answerPages } from './answer-pages.ts';
import { createRenderPlaces, usualRenderLimits } from './render-places.ts';

/** Renders that are held until the test lets them go. */
const held: { path: string; finish(): void }[] = [];
let world: TestApp;
let token: string;
const limits = { atOnce: 2, waiting: 1, crowd: 9 };
beforeAll(async () => {
  world = await testApp(
    {},
    {
      site: async (app, http) =>
        answerPages(app, http, {
          developing: false,
          limits,
          render: (request) =>
            new Promise((resolve) => {
              const path = new URL(request.url).pathname;
              const finish = () => resolve(new Response('a page', { headers: { 'content-type': 'text/html' } }));
              held.push({ path, finish });
            }),
        }),
    },
  );
  token = await signIn(world, await registerPerson(world));
});
afterAll(() => world.close());

const visit = (url: string, from: string, cookies: Record<string, string> = {}) =>
  world.app.inject({ url, remoteAddress: from, cookies, headers: { host: 'localhost:3000' } });
/** Lets all go that are held and will be, until these are answered. */
async function answered<T>(...visits: Promise<T>[]): Promise<T[]> {
  let done = false;
  const all = Promise.all(visits).finally(() => {
    done = true;
  });
  await until(() => {
    for (const { finish } of held.splice(0)) finish();
    return done;
  });
  return all;
}

describe('M3: pages that have to be made', () => {
  test('with all places of an address taken and its line full, the next is told to come back; another address is served', async () => {
    const here = '203.0.113.7';
    // Not in the list of what may be kept, so each is made.
    const first = ['/works?x=1', '/works?x=2', '/works?x=3'].map((url) => visit(url, here));
    await until(() => held.length === limits.atOnce);
    const refused = await visit('/works?x=4', here);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 429, error: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('3');
    const page = await world.app.inject({
      url: '/works?x=4',
      remoteAddress: here,
      headers: { host: 'localhost:3000', accept: 'text/html,*/*', 'accept-language': 'vi' },
    });
    expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      429,
      'text/html; charset=utf-8',
      '3',
    ]);
    expect(page.body).toContain('<html lang="vi">');
    expect(held).toHaveLength(limits.atOnce);

    const elsewhere = visit('/works?x=5', '198.51.100.9');
    await until(() => held.length === limits.atOnce + 1);
    const pages = await answered(...first, elsewhere);
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await answered(visit('/works?x=6', here)))[0]!.statusCode).toBe(200);
  });

  test('IPv6 neighbours of one /64 are one address', async () => {
    const first = [1, 2, 3].map((n) => visit(`/works?x=${n}`, `2001:db8:1:2::${n}`));
    await until(() => held.length === limits.atOnce);
    expect((await visit('/works?x=4', '2001:db8:1:2:ffff::4')).statusCode).toBe(429);
    await answered(...first);
  });

  test('kept pages are served whatever waits, and a page that waits in one line is made for others at once', async () => {
    const here = '203.0.113.8';
    await answered(visit('/help', here));
    const first = ['/works?x=1', '/works?x=2', '/price'].map((url) => visit(url, here));
    await until(() => held.length === limits.atOnce);
    expect((await visit('/price', here)).statusCode).toBe(429);
    const kept = await visit('/help', here);
    expect([kept.statusCode, kept.headers['x-page-cache']]).toEqual([200, 'hit']);
    const elsewhere = visit('/price', '198.51.100.9');
    await until(() => held.some(({ path }) => path === '/price'));
    await answered(...first, elsewhere);
  });

  test('who is signed in has a place of their own, however many visitors share the address; a false token has none', async () => {
    const here = '203.0.113.10';
    const visitors = [1, 2, 3].map((n) => visit(`/works?x=${n}`, here));
    await until(() => held.length === limits.atOnce);
    expect((await visit('/works', here, { token: 'e30.e30.x' })).statusCode).toBe(429);
    const mine = visit('/works', here, { token });
    await until(() => held.length === limits.atOnce + 1);
    expect((await answered(...visitors, mine)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('a render that fails frees its place', async () => {
    const places = createRenderPlaces({ atOnce: 1, waiting: 0, crowd: 9 });
    await expect(places('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await places('a', async () => 'next')).toBe('next');
  });

  test('in a crowded line a place rests after each page, the answer does not wait for it; otherwise none rests', async () => {
    const rests: (() => void)[] = [];
    const rest = () => new Promise<void>((go) => rests.push(go));
    const places = createRenderPlaces({ atOnce: 1, waiting: 9, crowd: 2 }, rest);
    const made: number[] = [];
    const make = (n: number) => places('a', async () => made.push(n));
    const all = [1, 2, 3, 4].map(make);
    await all[0];
    expect([made, rests.length]).toEqual([[1], 1]);
    rests[0]?.();
    await all[1];
    expect([made, rests.length]).toEqual([[1, 2], 2]);
    rests[1]?.();
    // Two are left: no crowd any more.
    await Promise.all(all);
    expect([made, rests.length]).toEqual([[1, 2, 3, 4], 2]);
    await places('a', async () => made.push(5));
    expect([made.length, rests.length]).toEqual([5, 2]);
  });

  test('an office of forty who all press at once is served', () => {
    expect(usualRenderLimits.atOnce + usualRenderLimits.waiting).toBeGreaterThanOrEqual(40);
  });
});
