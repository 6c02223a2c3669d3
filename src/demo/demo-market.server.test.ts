import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteOf } from '#features/catalogue/products/made-to-size.ts';
import { locales } from '#lib/locale.ts';
import { findModel } from '#models/library.ts';
import { categories } from '#models/vocabulary.ts';
import type { TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { readGlbNotes } from './glbs/glb-folder.ts';
import { homes } from './homes/homes.ts';
import { loadDemo } from './load-demo.server.ts';
import { loadWorld } from './load-world.server.ts';
import { pictureFile, picturesFolder, readNotes } from './pictures/picture-folder.ts';
import { roomsOfProducts } from './pictures/pictured-pieces.ts';
import { seenPieces } from './world/works/seen-pieces.ts';
import { articles } from './world/articles.ts';
import { designers } from './world/designers.ts';
import { merchants } from './world/merchants.ts';
import { products } from './world/products.ts';
import { works, workWords } from './world/works.ts';

let world: TestApp;
const load = async () => {
  await loadDemo(world.db, world.clock, world.services.hasher);
  await loadWorld(world.db, world.clock, world.services.hasher, world.services.storage);
};
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
});
afterAll(() => world.close());

describe('E3, F3: what the demo world sells', () => {
  test('at least 144 products of twelve merchants, 24 of them made to size, in every category', () => {
    expect(products.length).toBeGreaterThanOrEqual(144);
    expect(new Set(products.map(({ merchantId }) => merchantId))).toEqual(
      new Set(merchants.map(({ key }) => `m_${key}`)),
    );
    expect(products.filter(({ madeToSize }) => madeToSize).length).toBeGreaterThanOrEqual(24);
    expect(new Set(products.map(({ variants }) => findModel(variants[0]!.model!)!.family.category))).toEqual(
      new Set(Object.keys(categories)),
    );
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    for (const locale of locales)
      expect(new Set(products.map(({ name }) => name[locale])).size, locale).toBe(products.length);
  });

  test('every variant is a model in finishes it can wear; what is made to size can be quoted', () => {
    for (const { id, variants, madeToSize } of products) {
      expect(variants.length, id).toBeLessThanOrEqual(8);
      for (const { model, price, sku } of variants)
        expect([!model || findModel(model) !== null, price > 100_000, sku !== null], id).toEqual([true, true, true]);
      if (madeToSize) expect(quoteOf(madeToSize, { parameters: {}, finishes: {} }), id).not.toHaveProperty('wrong');
    }
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
    expect(products.some(({ variants }) => variants.some(({ stock }) => stock === 0))).toBe(true);
  });

  test.each(['giường 1m6', 'bed for a 1.6 m mattress', '1.6米床'])(
    'F5: %s finds a bed that can be had',
    async (words) => {
      const { items } = (await world.call('GET', `/products?${new URLSearchParams({ w: words })}`)).data as {
        items: { id: string; match: { size: { width: number }; inStock: boolean } | null }[];
      };
      expect(items.map(({ id }) => id).toSorted()).toEqual(['p_giuongdatnung', 'p_giuongsang']);
      for (const { match } of items) expect(match).toMatchObject({ size: { width: 1680 }, inStock: true });
    },
  );

  test('L2: the demo’s merchant sells a piece with own models: everyone turns them, their maker sees what was found', async () => {
    const { variants } = (await world.call('GET', '/products/p_ghebarkhoi')).data as {
      variants: { model: string | null; glb: string; size: { width: number } }[];
    };
    expect(variants.map(({ model }) => model)).toEqual([null, null]);
    for (const { glb, size } of variants) {
      const { statusCode, headers, rawPayload } = await world.app.inject({ url: glb });
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 4).toString()]).toEqual([
        200,
        'model/gltf-binary',
        'glTF',
      ]);
      expect((await world.app.inject({ url: glb.replace(/glb$/, 'webp') })).statusCode).toBe(200);
      expect(size.width).toBe(Object.values(readGlbNotes())[0]!.size.width);
    }
    const token = (await world.call('POST', '/demo/login', { body: { kind: 'merchant' } })).cookies.token!;
    const { rows } = (await world.call('GET', '/glbs', { cookies: { token } })).data as {
      rows: { name: string; report: object }[];
    };
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['ghe-bar-khoi-1', 'ghe-bar-khoi-2']);
    expect(rows[0]!.report).toMatchObject({ textures: 6, notes: [{ key: 'smaller' }] });
  });

  test.each(locales)('products and works are written in %s', (locale) => {
    const texts = [...products, ...works].flatMap(({ name, description }) => [name[locale]!, description[locale]!]);
    const foreign = {
      en: /\p{Script=Han}/u,
      vi: /\p{Script=Han}|quý khách/iu,
      zh: /您|\p{Script=Han}[,;:!?()]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    }[locale];
    expect(texts.filter((text) => !text || foreign.test(text))).toEqual([]);
  });
});

describe('E3, F2: the demo works', () => {
  test('each home is a work of a designer there is, with 60 to 120 words', () => {
    expect(works.map(({ homeKey }) => homeKey)).toEqual(homes.map(({ id }) => id));
    for (const {
      by,
      about: [vi, en, zh],
    } of Object.values(workWords)) {
      expect(designers.map(({ key }) => key)).toContain(by);
      for (const text of [vi, en]) expect(text.split(/\s+/).length, text.slice(0, 30)).toBeGreaterThanOrEqual(58);
      for (const text of [vi, en]) expect(text.split(/\s+/).length, text.slice(0, 30)).toBeLessThanOrEqual(120);
      expect(zh.length).toBeGreaterThan(80);
    }
  });

  test('pieces are marked inside the picture and lead to what is sold', async () => {
    const rows = await world.db
      .selectFrom('work_pieces')
      .select(['work_id', 'product_id', 'variant_id', 'x', 'y'])
      .execute();
    for (const { id } of works)
      expect(rows.filter(({ work_id }) => work_id === id).length, id).toBeGreaterThanOrEqual(2);
    expect(rows.length / works.length).toBeGreaterThan(5);
    expect(
      rows.filter(
        ({ product_id, variant_id, x, y }) =>
          !product_id || !variant_id || !(x! >= 0 && x! <= 1000) || !(y! >= 0 && y! <= 1000),
      ),
    ).toEqual([]);
  });

  test('has a design that opens for everyone', async () => {
    expect(await world.call('GET', `/works/${works[0]!.id}/design`)).toMatchObject({ status: 200 });
  });
});

test('E3: loaded again nothing changes; every picture that is made is stored and shown', async () => {
  const rows = async () => [
    await world.db.selectFrom('products').select(['id', 'pictures', 'updated_at']).orderBy('id').execute(),
    await world.db.selectFrom('works').select(['id', 'pictures', 'design_id', 'updated_at']).orderBy('id').execute(),
    await world.db.selectFrom('media').select(['id', 'hash']).orderBy('id').execute(),
    await world.db.selectFrom('design_versions').select(['design_id', 'version']).orderBy('design_id').execute(),
    await world.db.selectFrom('glbs').select(['id', 'hash', 'claimed_at']).orderBy('id').execute(),
  ];
  const before = await rows();
  expect([before[0]!.length, before[1]!.length]).toEqual([products.length, works.length]);
  await load();
  expect(await rows()).toEqual(before);
  await world.db.deleteFrom('settings').where('key', '=', 'demo_world').execute();
  await load();
  const anew = await rows();
  expect(anew.slice(2)).toEqual(before.slice(2));
  const folder = picturesFolder();
  const made = Object.keys(readNotes(folder)).filter((key) => existsSync(pictureFile(folder, key)));
  // The cover of an article is a home's picture once more, the house's own; so is a merchant's, and a product's room.
  const rooms = roomsOfProducts(products, seenPieces());
  const ofMerchants = new Set([
    ...merchants.map(({ key, shows: [home, kind] }) => `m_${key} ${home} ${kind}`),
    ...products.flatMap(({ id, merchantId }) => {
      const room = rooms.get(id.slice(2));
      return room === undefined ? [] : [`${merchantId} ${room} main`];
    }),
  ]);
  expect(before[2]!.length).toBe(made.length + articles.length + ofMerchants.size);
  for (const { hash } of before[2] as { hash: string }[])
    expect(await world.services.storage.head(hash)).not.toBeNull();
}, 240_000);
