import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { giveRoles, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { loadDesignerPage } from './designer-page.server.ts';
import { loadWorkPage } from './work-page.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await giveRoles(world, (await smallMarket(world)).merchant.id, 'ROLE_MERCHANT');
});
afterAll(() => world.close());

const ctx = (locale: Locale) => ({
  db: world.db,
  locale,
  studio: world.services.studio,
  designs: world.services.designs,
  settings: world.services.settings,
});

describe('F2: the page of a work', () => {
  test.each(locales)('says in %s what it is, in its title and description', async (locale) => {
    const page = await loadWorkPage(ctx(locale), ids.work);
    const name = { en: 'Flat by the river', vi: 'Căn hộ bên sông', zh: '河畔小屋' }[locale];
    expect(page).toMatchObject({
      kind: 'work',
      status: 200,
      title: expect.stringContaining(name),
      description: 'Một hiên nhà đón gió.',
    });
    expect(page.title).toContain('Nguyễn Đức Minh');
    expect((await loadWorkPage(ctx(locale), ids.plain)).title).toContain('Tube house in Hue');
  });

  test('its pieces are those one can buy; its rooms and plan are the design’s own', async () => {
    const page = await loadWorkPage(ctx('en'), ids.work);
    if (page.kind !== 'work') throw new Error('not shown');
    expect(page.marks.map(({ line: { offer }, x, y }) => [offer.product, offer.variant, x, y])).toEqual([
      [ids.sofa, 'v_a', 300, 620],
      [ids.table, 'v_d', 700, 500],
    ]);
    expect(page.room).toMatchObject({ total: 28_400_000, count: 2 });
    expect(page.home!.rooms.length).toBeGreaterThan(1);
    const plan = await world.app.inject({ url: page.home!.levels[0]!.plan, headers: { host: 'localhost:3000' } });
    expect([plan.statusCode, plan.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test('one that left the shelf says so and offers others; one nobody ever had is not there', async () => {
    expect(await loadWorkPage(ctx('vi'), ids.gone)).toMatchObject({
      kind: 'workGone',
      status: 410,
      others: [{ id: ids.plain }, { id: ids.work }],
    });
    await expect(loadWorkPage(ctx('vi'), 'w_none')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('F4: the page of a designer', () => {
  test.each(locales)('in %s: who, where, and the works on the shelf only', async (locale) => {
    const { designer, works, title } = await loadDesignerPage(ctx(locale), ids.designer);
    expect(title).toContain(designer.name);
    expect(title).toContain(designer.city!.name);
    expect(works.map(({ id }) => id).toSorted()).toEqual([ids.work, ids.plain].toSorted());
    expect(designer.related.every(({ id }) => id !== ids.designer)).toBe(true);
  });

  test('nobody’s way to reach them is on the page', async () => {
    const { email, mobile } = await world.db
      .selectFrom('users')
      .innerJoin('designers', 'designers.user_id', 'users.id')
      .select(['users.email', 'users.mobile'])
      .where('designers.id', '=', ids.designer)
      .executeTakeFirstOrThrow();
    const told = JSON.stringify(await loadDesignerPage(ctx('en'), ids.designer));
    for (const secret of [email, mobile!]) expect(told).not.toContain(secret);
  });

  test.each(['d_none', 'd_'])('%s is not there', async (id) => {
    await expect(loadDesignerPage(ctx('en'), id)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
