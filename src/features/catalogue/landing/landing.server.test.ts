import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#platform/context.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { readLanding } from './landing.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
const home = () => readLanding({ ...world.services, locale: 'vi' } as RequestContext);

test('E1 an empty house still has a home page, with the true count of models', async () => {
  const { works, products, designers, articles, banners, library } = await home();
  expect([works.items, products, designers, articles, banners]).toEqual([[], [], [], [], []]);
  expect(library.count).toBeGreaterThan(720_000);
  expect(library.thumbnails, 'one of each family').toHaveLength(12);
});

test('E1 then what there is: shelved works and products, published articles, nothing else', async () => {
  await smallMarket(world);
  const { works, products, designers, articles } = await home();
  expect(works.items.map(({ id }) => id)).not.toContain(ids.gone);
  expect(works.total).toBe(works.items.length);
  expect(products.map(({ id }) => id)).toEqual([ids.lamp, ids.sofa, ids.black, ids.table]);
  expect(
    designers.map(({ id }) => id),
    'whoever has no works yet is not shown off',
  ).toEqual([ids.designer]);
  expect(articles.map(({ id }) => id)).toEqual([ids.article]);
});
