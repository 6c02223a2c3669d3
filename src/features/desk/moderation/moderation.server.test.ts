import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Method,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { transaction } from '#db/database.ts';
import { setWorkTour } from '#features/catalogue/works/work-tour.server.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { OwnProduct } from '#features/trade/publishing/product-form.ts';
import { differences } from '#features/people/console/audit-log.ts';
import { consolePageSize } from '#features/people/console/keyset.server.ts';
import { readWaiting } from '#features/people/console/figures.server.ts';
import type { ShelfPage } from './moderation.ts';
import { listShelf, lookAt } from './shelves.server.ts';

let world: TestApp;
let market: Market;
let token: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  const person = await registerPerson(world);
  await giveRoles(world, person.id, 'ROLE_ADMIN');
  token = await signIn(world, person);
  await world.db.updateTable('users').set({ locale: 'vi' }).where('id', '=', market.designer.id).execute();
});
afterAll(() => world.close());

const ask = (method: Method, path: string, body?: unknown) => world.call(method, `/admin${path}`, { token, body });
const reason = { reason: { vi: 'Ảnh không phải của bạn.', en: 'The picture is not yours.' } };
const lettersTo = async (to: string) =>
  (await world.db.selectFrom('outbox').select('payload').orderBy('id').execute())
    .map(({ payload }) => payload as { to: string; values: Record<string, string> })
    .filter((letter) => letter.to === to && letter.values.title !== undefined);
const noticesOf = (userId: string) =>
  world.db
    .selectFrom('notices')
    .select(['type', 'details', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
/** In the version that is there; of what is deleted nobody has seen one. */
const publish = async (shelf: 'works' | 'products', id: string) =>
  ask('POST', `/${shelf}/${id}/shelve`, { version: (await lookAt(ctx(), shelf, id))?.version ?? 1 });
const ctx = () => ({ db: world.db, locale: 'en' as const });
const listed = async (path: string) => (await ask('GET', path)).data as ShelfPage;

/** What its owner sends to change it. */
function formOf(product: OwnProduct) {
  const { category, name, description, style, materials, colours, version, madeToSize } = product;
  return {
    category,
    name,
    description,
    style,
    materials,
    colours,
    version,
    madeToSize,
    pictures: product.pictures.map(({ id }) => id),
    variants: product.variants.map(({ id, ...variant }) => ({ ...variant, id, stockSeen: variant.stock, glb: null })),
  };
}

describe('M1 works: unshelved, shelved, deleted by an admin, with a reason', () => {
  test('unshelving takes it from the site and the search, its designer reads why, by notice and letter in their language', async () => {
    expect((await listed('/works?w=hi%C3%AAn')).rows.map(({ id }) => id)).toContain(ids.work);
    expect((await ask('POST', `/works/${ids.work}/unshelve`, reason)).data).toMatchObject({
      id: ids.work,
      status: 'unshelved',
    });
    expect((await world.call('GET', `/works/${ids.work}`)).status).toBe(404);
    expect((await listed('/works?w=hi%C3%AAn')).rows.map(({ id }) => id)).not.toContain(ids.work);
    expect((await listed('/works?status=unshelved')).rows).toContainEqual(
      expect.objectContaining({
        id: ids.work,
        owner: expect.objectContaining({ id: ids.designer, lang: 'vi' }) as object,
      }),
    );
    expect(await noticesOf(market.designer.id)).toMatchObject([{ type: 'DESIGN_UNSHELVED', reason: reason.reason }]);
    const [letter] = await lettersTo(market.designer.email);
    expect(letter!.values.text).toContain('Ảnh không phải của bạn.');
    expect(
      await world.db.selectFrom('audit').select(['action', 'before', 'after']).where('target', '=', ids.work).execute(),
    ).toMatchObject([
      {
        action: 'work.unshelved',
        before: { status: 'shelved' },
        after: { status: 'unshelved', reason: reason.reason },
      },
    ]);
  });

  test('a step from the wrong state is 409 with the work as it is; two admins at once: one decides, one notice', async () => {
    expect(await ask('POST', `/works/${ids.work}/unshelve`, reason)).toMatchObject({
      status: 409,
      data: { id: ids.work, status: 'unshelved' },
    });
    expect((await publish('works', ids.work)).data).toMatchObject({ status: 'shelved' });
    expect((await world.call('GET', `/works/${ids.work}`)).status).toBe(200);
    const both = await Promise.all([
      ask('DELETE', `/works/${ids.work}`, reason),
      ask('DELETE', `/works/${ids.work}`, reason),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await noticesOf(market.designer.id)).map(({ type }) => type)).toEqual([
      'DESIGN_UNSHELVED',
      'DESIGN_SHELVED',
      'DESIGN_DELETED',
    ]);
    expect((await publish('works', ids.work)).status).toBe(409);
  });

  test('without a reason, or for a work nobody has, nothing happens', async () => {
    for (const body of [
      {},
      { reason: {} },
      { reason: { en: '  ' } },
      { reason: 'no' },
      { reason: { en: 'x'.repeat(1_001) } },
    ])
      expect((await ask('DELETE', `/works/${ids.plain}`, body)).status).toBe(400);
    expect((await ask('DELETE', '/works/w_none', reason)).status).toBe(404);
    expect((await world.call('GET', `/works/${ids.plain}`)).status).toBe(200);
  });
});

describe('M1 products: unpublished or deleted by an admin, with a reason', () => {
  test('unpublished: gone from the site, its merchant is told why and cannot publish it; an admin can', async () => {
    await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
    const own = await signIn(world, market.merchant);
    expect((await ask('POST', `/products/${ids.table}/unshelve`, reason)).data).toMatchObject({ status: 'unshelved' });
    expect((await world.call('GET', `/products/${ids.table}`)).status).toBe(404);
    expect(await noticesOf(market.merchant.id)).toMatchObject([{ type: 'PRODUCT_UNSHELVED', reason: reason.reason }]);
    expect(await world.call('POST', `/merchant/products/${ids.table}/shelve`, { token: own })).toMatchObject({
      status: 409,
      error: 'shelf_held',
    });
    expect(await ask('POST', `/products/${ids.table}/unshelve`, reason)).toMatchObject({ status: 409 });
    expect((await publish('products', ids.table)).data).toMatchObject({ status: 'shelved' });
    expect((await world.call('GET', `/products/${ids.table}`)).status).toBe(200);
    expect(
      (await world.db.selectFrom('audit').select('action').where('target', '=', ids.table).orderBy('id').execute()).map(
        ({ action }) => action,
      ),
    ).toEqual(['product.unshelved', 'product.shelved']);
    expect((await ask('POST', `/products/${ids.table}/unshelve`, {})).status, 'not without a reason').toBe(400);
  });

  test('a correction of what was taken down is seen, its owner reads why it was and is told that it is shown again', async () => {
    const own = { token: await signIn(world, market.merchant) };
    const corrected = async () => (await listed('/products?status=corrected')).rows;
    const path = `/merchant/products/${ids.table}`;
    const read = async () => (await world.call('GET', path, own)).data as OwnProduct;
    expect((await read()).heldReason).toBeNull();
    await ask('POST', `/products/${ids.table}/unshelve`, reason);
    const product = await read();
    expect(product).toMatchObject({ held: true, heldReason: reason.reason });
    expect((await listed(`/products?w=${ids.table}`)).rows).toMatchObject([
      { held: { reason: { text: reason.reason.en, lang: 'en' }, changedAt: null } },
    ]);
    expect(await corrected()).toEqual([]);
    expect((await readWaiting(world)).products).toBe(0);

    world.clock.advance(60);
    expect(
      await world.call('PUT', path, { ...own, body: { ...formOf(product), name: { en: 'Table, corrected' } } }),
    ).toMatchObject({ status: 200 });
    expect(await corrected()).toMatchObject([
      { id: ids.table, status: 'unshelved', held: { changedAt: world.clock.now().toISOString() } },
    ]);
    expect((await readWaiting(world)).products).toBe(1);
    expect((await ask('GET', '/waiting')).data).toMatchObject({ products: 1 });
    // Before it is published again, what was changed is read: once, and nothing of before.
    expect((await lookAt(ctx(), 'products', ids.table))?.changes).toMatchObject({
      action: 'product.changed',
      after: { name: { en: 'Table, corrected' } },
    });

    await publish('products', ids.table);
    expect((await noticesOf(market.merchant.id)).at(-1)).toMatchObject({
      type: 'PRODUCT_SHELVED',
      details: { name: 'Table, corrected' },
      reason: null,
    });
    expect((await lettersTo(market.merchant.email)).at(-1)?.values).toMatchObject({
      text: expect.stringContaining('Table, corrected') as string,
      link: expect.stringContaining(ids.table) as string,
    });
    expect((await read()).heldReason).toBeNull();
    expect(await corrected()).toEqual([]);
    expect((await readWaiting(world)).products).toBe(0);
  });

  test('M1, README “Save as draft keeps it private”: what its owner keeps back is not listed and nobody else publishes it', async () => {
    const kept = (await listed(`/products?w=${ids.hidden}`)).rows[0];
    expect(kept).toMatchObject({ status: 'unshelved', held: null });
    for (const view of ['unshelved', 'corrected'])
      expect((await listed(`/products?status=${view}`)).rows.map(({ id }) => id)).not.toContain(ids.hidden);
    expect(await publish('products', ids.hidden)).toMatchObject({ status: 409, data: { status: 'unshelved' } });
    expect((await world.call('GET', `/products/${ids.hidden}`)).status).toBe(404);
  });

  test('its merchant is told; an id finds it wherever it is', async () => {
    expect((await listed(`/products?w=${ids.hidden}`)).rows).toMatchObject([{ id: ids.hidden, status: 'unshelved' }]);
    expect((await ask('DELETE', `/products/${ids.sofa}`, reason)).data).toMatchObject({ status: 'deleted' });
    expect((await world.call('GET', `/products/${ids.sofa}`)).status).toBe(404);
    expect((await noticesOf(market.merchant.id)).at(-1)).toMatchObject({
      type: 'PRODUCT_DELETED',
      details: { name: expect.stringMatching(/sofa/i) as string },
    });
    expect((await listed('/products?status=deleted')).rows.map(({ id }) => id)).toEqual([ids.sofa]);
  });

  test('M1: the newest is first, whatever its id; any column sorts, and pages neither repeat nor skip', async () => {
    const rows = async (query: string) => (await listed(`/products${query}`)).rows;
    await world.db
      .updateTable('products')
      .set({ created_at: new Date('2027-01-01') })
      .where('id', '=', ids.table)
      .execute();
    expect((await rows(''))[0]?.id).toBe(ids.table);
    const prices = (await rows('?sort=figure')).map(({ figure }) => figure);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await rows('?sort=-figure')).map(({ figure }) => figure)).toEqual(prices.toReversed());
    for (const sort of ['name', '-name', 'owner', '-owner', 'created', '-created', 'nonsense'])
      expect((await rows(`?sort=${sort}`)).map(({ id }) => id).toSorted(), sort).toEqual(
        (await rows('')).map(({ id }) => id).toSorted(),
      );
  });

  test('M1: a page goes on where the last ended, in every order, and after a place that is none', async () => {
    const filter = { status: 'shelved', w: '' } as const;
    const all = async (sort: string | null) => {
      const seen: string[] = [];
      for (let after: string | undefined = undefined; ;) {
        const page: ShelfPage = await listShelf(ctx(), 'products', { ...filter, sort, after }, 2);
        seen.push(...page.rows.map(({ id }) => id));
        if (page.next === null) return seen;
        after = page.next;
      }
    };
    const known = (await all(null)).toSorted();
    expect(new Set(known).size).toBe(known.length);
    for (const sort of ['name', '-owner', 'figure', '-figure', '-created']) {
      expect((await all(sort)).toSorted(), sort).toEqual(known);
      for (const after of ['x', 'WyJ4IiwieSJd', Buffer.from('["1e9","p"]').toString('base64url')])
        expect((await listShelf(ctx(), 'products', { ...filter, sort, after })).rows, after).toBeInstanceOf(Array);
    }
  });

  test('whatever the words hold', async () => {
    for (const words of ['%25', '_', "'%3B drop table products", '%5C'])
      expect((await ask('GET', `/products?status=unshelved&w=${words}`)).data).toMatchObject({ rows: [] });
  });
});

test('M1: who publishes again reads all that changed since, in every language, and publishes only what they read', async () => {
  const own = { token: await signIn(world, market.merchant) };
  const path = `/merchant/products/${ids.lamp}`;
  const read = async () => (await world.call('GET', path, own)).data as OwnProduct;
  const write = async (change: object) => {
    world.clock.advance(1);
    const body = { ...formOf(await read()), ...change };
    expect(await world.call('PUT', path, { ...own, body })).toMatchObject({ status: 200 });
  };
  const texts = { en: 'Lamp', vi: 'Đèn', zh: '灯' };
  await ask('POST', `/products/${ids.lamp}/unshelve`, reason);
  await write({ name: texts, description: { en: 'As it was' } });
  await publish('products', ids.lamp);
  await ask('POST', `/products/${ids.lamp}/unshelve`, reason);
  expect((await lookAt(ctx(), 'products', ids.lamp))?.changes).toBeNull();
  await write({ name: { ...texts, vi: 'Đèn, gọi 0900 000 000' } });
  for (let at = 0; at < consolePageSize; at += 1) await write({ description: { en: `Tried ${at}` } });
  await write({ description: { en: 'As it was' } });

  const look = (await lookAt(ctx(), 'products', ids.lamp))!;
  expect(look.names).toContainEqual({ text: 'Đèn, gọi 0900 000 000', lang: 'vi' });
  const { before, after } = look.changes!;
  expect(differences(before, after, null).filter(({ path: field }) => /^(name|description)/.test(field))).toEqual([
    { path: 'name.vi', before: 'Đèn', after: 'Đèn, gọi 0900 000 000', lang: 'vi' },
  ]);

  await write({ name: { ...texts, zh: '灯，加微信' } });
  const decide = (version: unknown) => ask('POST', `/products/${ids.lamp}/shelve`, { version });
  expect(await decide(look.version), 'changed since').toMatchObject({
    status: 409,
    error: 'shelf_changed',
    data: { status: 'unshelved' },
  });
  expect(await ask('POST', `/products/${ids.lamp}/shelve`), 'unseen').toMatchObject({ status: 400 });
  expect((await publish('products', ids.lamp)).data).toMatchObject({ status: 'shelved' });
});

test('M1: who publishes a work again sees the tour its designer put on it meanwhile', async () => {
  expect((await ask('POST', `/works/${ids.plain}/unshelve`, reason)).status).toBe(200);
  world.clock.advance(1);
  const hash = 'a'.repeat(64);
  const picture = { owner_id: market.designer.id, kind: 'work' as const, private: false, hash };
  const size = { width: 10, height: 10, bytes: 10, placeholder: '', created_at: world.clock.now() };
  await world.db
    .insertInto('media')
    .values({ id: 'i_tour', ...picture, ...size })
    .execute();
  const { id: design } = await world.db.selectFrom('designs').select('id').executeTakeFirstOrThrow();
  const shown = { design_id: design, design_version: 1 };
  await world.db.updateTable('works').set(shown).where('id', '=', ids.plain).execute();
  const tour = { places: [{ name: 'Gọi 0900 000 000', middle: 0, links: [], picture: 'i_tour' }] };
  await transaction(world.db, async (db) => {
    const own = { work: ids.plain, userId: market.designer.id, design, tour };
    const changed = await setWorkTour(db, world.clock, own);
    await audit(db, requestOf(world, market.designer), { action: 'work.tour', target: ids.plain, ...changed });
  });
  const look = (await lookAt(ctx(), 'works', ids.plain))!;
  expect(look.pictures.map((each) => each.hash)).toContain(hash);
  expect(look.changes?.after).toMatchObject({ tour: ['Gọi 0900 000 000'], tourPictures: ['i_tour'] });
  expect((await publish('works', ids.plain)).status).toBe(200);
});

test('M1: a seller who is an admin as well does not put back what we took down', async () => {
  expect((await ask('POST', `/products/${ids.lamp}/unshelve`, reason)).status).toBe(200);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
  const own = { token: await signIn(world, market.merchant) };
  const refused = { status: 403, error: 'own_matter' };
  expect(
    await world.call('POST', `/admin/products/${ids.lamp}/shelve`, { ...own, body: { version: 1 } }),
  ).toMatchObject(refused);
  expect(await world.call('DELETE', `/admin/products/${ids.sofa}`, { ...own, body: reason })).toMatchObject(refused);
  expect((await publish('products', ids.lamp)).status).toBe(200);
});
