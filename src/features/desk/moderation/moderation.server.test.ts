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
import type { ShelfPage } from './moderation.ts';

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
const listed = async (path: string) => (await ask('GET', path)).data as ShelfPage;

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
    expect((await ask('POST', `/works/${ids.work}/shelve`)).data).toMatchObject({ status: 'shelved' });
    expect((await world.call('GET', `/works/${ids.work}`)).status).toBe(200);
    const both = await Promise.all([
      ask('DELETE', `/works/${ids.work}`, reason),
      ask('DELETE', `/works/${ids.work}`, reason),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await noticesOf(market.designer.id)).map(({ type }) => type)).toEqual([
      'DESIGN_UNSHELVED',
      'DESIGN_DELETED',
    ]);
    expect((await ask('POST', `/works/${ids.work}/shelve`)).status).toBe(409);
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

describe('M1 products: deleted by an admin, with a reason', () => {
  test('its maker is told; an id finds it wherever it is', async () => {
    expect((await listed(`/products?w=${ids.hidden}`)).rows).toMatchObject([{ id: ids.hidden, status: 'unshelved' }]);
    expect((await ask('DELETE', `/products/${ids.sofa}`, reason)).data).toMatchObject({ status: 'deleted' });
    expect((await world.call('GET', `/products/${ids.sofa}`)).status).toBe(404);
    expect(await noticesOf(market.merchant.id)).toMatchObject([
      { type: 'PRODUCT_DELETED', details: { name: expect.stringMatching(/sofa/i) as string } },
    ]);
    expect((await listed('/products?status=deleted')).rows.map(({ id }) => id)).toEqual([ids.sofa]);
  });

  test('pages go on where the last ended, whatever the words hold', async () => {
    const first = await listed('/products');
    expect(first.rows.map(({ id }) => id)).toEqual(
      first.rows
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect((await listed(`/products?after=${first.rows[0]!.id}`)).rows.map(({ id }) => id)).toEqual(
      first.rows.slice(1).map(({ id }) => id),
    );
    for (const words of ['%25', '_', "'%3B drop table products", '%5C'])
      expect((await ask('GET', `/products?status=unshelved&w=${words}`)).data).toMatchObject({ rows: [] });
  });
});
