import { afterAll, beforeAll, expect, test } from 'vitest';
import { robots, sitemap, sitemapPart } from '#server/pages/sitemap.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../tests/support/market.ts';

const origin = 'https://hien.example';
let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));

test('A8: the sitemap names every public page and thing in each language with alternates, nothing private or taken away', async () => {
  const xml = await sitemap(world.db, { origin });
  expect(addresses(xml)).toEqual(
    expect.arrayContaining([
      `${origin}/works?lang=vi`,
      `${origin}/things/detail?id=${ids.sofa}&lang=zh`,
      `${origin}/things/detail?id=${ids.work}&lang=en`,
      `${origin}/desginer/desgin-detail?id=${ids.designer}&lang=vi`,
      `${origin}/things/merchant-detail?id=${ids.merchant}&lang=vi`,
      `${origin}/blog/detail?id=${ids.article}&lang=en`,
      // What joining takes is read before signing up.
      `${origin}/price/applymch?lang=zh`,
    ]),
  );
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://hien.example/TermsOfUse"/>');
  for (const absent of ['/user/user', '/outbox', '/things/detail?lang', ids.hidden, ids.gone, ids.lost])
    expect(xml).not.toContain(absent);
  expect(addresses(xml).length % 3).toBe(0);
});

test('A8: past what one file may hold there is an index, whose parts have everything once', async () => {
  const index = await sitemap(world.db, { origin, most: 10, size: 2 });
  expect(index).toContain('<sitemapindex');
  const parts = await Promise.all(
    addresses(index).map((address) => {
      const { searchParams } = new URL(address);
      return sitemapPart(world.db, searchParams.get('part')!, searchParams.get('after') ?? '', { origin, size: 2 });
    }),
  );
  expect(parts.length).toBeGreaterThan(6);
  expect(parts.flatMap((part) => addresses(part!)).toSorted()).toEqual(
    addresses(await sitemap(world.db, { origin })).toSorted(),
  );
  expect(await sitemapPart(world.db, 'users', '', { origin })).toBeNull();
});

test('A8: robots are told where it is', () => {
  expect(robots(origin)).toContain('Sitemap: https://hien.example/sitemap.xml');
  expect(robots(origin)).toContain('Disallow: /user/');
});
