import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { loadMerchantPage } from './merchant-page.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

const load = (query: string) =>
  loadMerchantPage(
    { db: world.db, studio: world.services.studio, locale: 'en' },
    new URL(`http://localhost/things/merchant-detail?${query}`),
  );

describe('F4: the page of a merchant', () => {
  test('their shelf, the kinds on it, the works their things stand in', async () => {
    const { merchant, shelf, kinds, works, title } = await load(`id=${ids.merchant}`);
    expect(merchant).toMatchObject({ name: 'Mộc Lặng', phone: '0900000000' });
    expect(title).toContain('Mộc Lặng');
    expect(shelf.found.total).toBe(5);
    expect(kinds.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        ['seating', 2],
        ['storage', 1],
      ]),
    );
    expect(works.map(({ id }) => id)).toEqual([ids.work]);
  });

  test('by kind and by words; whose shelf it is cannot be changed', async () => {
    expect((await load(`id=${ids.merchant}&category=seating`)).shelf.found.items.map(({ id }) => id)).toEqual([
      ids.sofa,
      ids.black,
    ]);
    expect((await load(`id=${ids.merchant}&w=tu%20ao`)).shelf.found.items[0]!.id).toBe(ids.wardrobe);
    expect((await load(`id=${ids.merchant}&merchant=m_other&style=modern`)).shelf).toMatchObject({
      found: { total: 5 },
      call: expect.stringContaining(`merchant=${ids.merchant}`) as string,
    });
  });

  test.each(['m_none', '', "m_'--"])('%j is not there', async (id) => {
    await expect(load(`id=${encodeURIComponent(id)}`)).rejects.toMatchObject({ key: 'not_found' });
  });
});
