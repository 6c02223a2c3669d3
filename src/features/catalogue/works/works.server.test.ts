import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleDetail, articleListData } from '#features/catalogue/articles/article.ts';
import { articleParts } from '#features/catalogue/articles/article-parts.ts';
import { designerDetail, designerListData } from '#features/catalogue/designers/designer.ts';
import { merchantDetail, merchantListData } from '#features/catalogue/merchants/merchant.ts';
import { noticePage } from '#features/people/notifications/notice.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type CallOptions,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { indexViewedWorks, saveWork } from './save-work.server.ts';
import { workDetail, workListData } from './work.ts';

let world: TestApp;
let market: Market;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
});
afterAll(() => world.close());

const get = async (path: string, options: CallOptions = {}) => (await world.call('GET', path, options)).data;
const works = async (query: string) => workListData.parse(await get(`/works?${query}`));
const idsOf = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

describe('F1: works', () => {
  test('the six filters combine, with counts', async () => {
    expect(idsOf(await works('style=japandi&home=apartment&space=dayArea&area=to80&scene=couple&room=living'))).toEqual(
      [ids.work],
    );
    const { facets, total } = await works('home=townhouse&facets=1');
    expect(total).toBe(1);
    expect(facets.find(({ key }) => key === 'home')!.values.map(({ value, count }) => [value, count])).toEqual([
      ['apartment', 1],
      ['townhouse', 1],
    ]);
    expect(facets.map(({ key }) => key)).toEqual(['style', 'home', 'space', 'area', 'scene', 'room']);
  });

  test('newest or most viewed', async () => {
    expect(idsOf(await works('sort=popular'))).toEqual([ids.plain, ids.work]);
    expect((await works('')).total).toBe(2);
  });

  test.each([
    ['chung cư', ids.work],
    ['公寓', ids.work],
    ['nha ong', ids.plain],
    ['river', ids.work],
    ['河畔', ids.work],
    ['đón gió', ids.work],
  ])('%s', async (words, id) => {
    expect(idsOf(await works(`w=${encodeURIComponent(words)}`))).toContain(id);
  });

  test.each(['style=x', 'area=60', 'page=-1', 'size=1e9', 'fits=1x1', 'designer=x'])('%s is refused', async (query) => {
    expect(await world.call('GET', `/works?${query}`)).toMatchObject({ status: 400 });
  });
});

describe('F2: one work', () => {
  test('facts, designer, related, and the pieces one can buy', async () => {
    const work = workDetail.parse(await get(`/works/${ids.work}`, { locale: 'en' }));
    expect(work).toMatchObject({
      name: { text: 'Flat by the river' },
      designer: { id: ids.designer, workCount: 2 },
      home: { name: 'Apartment' },
      room: { name: 'Living room' },
      area: 62,
      hasDesign: true,
      templateId: ids.work,
    });
    expect(work.pieces.map(({ product, x }) => [product?.id ?? null, x])).toEqual([
      [ids.sofa, 300],
      [null, null],
      [ids.table, 700],
    ]);
    expect(idsOf({ items: work.related })).toEqual([ids.plain]);
  });

  test.each([ids.gone, 'w_none', 'p_sofa', "w_' or 1=1"])('%s is not there', async (id) => {
    for (const path of ['', '/design'])
      expect(await world.call('GET', `/works/${encodeURIComponent(id)}${path}`)).toMatchObject({ status: 404 });
  });

  test('a look counts once per visitor and day', async () => {
    const count = async () => workDetail.parse(await get(`/works/${ids.work}`)).viewCount;
    const before = await count();
    for (const from of ['10.1.0.1', '10.1.0.1', '10.1.0.2'])
      expect(await world.call('POST', `/works/${ids.work}/view`, { from })).toMatchObject({ status: 200 });
    expect(await count()).toBe(before + 2);
    world.clock.advance(86_400);
    await Promise.all(
      Array.from({ length: 6 }, () => world.call('POST', `/works/${ids.work}/view`, { from: '10.1.0.1' })),
    );
    expect(await count()).toBe(before + 3);
    await indexViewedWorks(world.db, world.clock);
    expect(
      (
        await world.db
          .selectFrom('search_works')
          .select('popularity')
          .where('id', '=', ids.work)
          .executeTakeFirstOrThrow()
      ).popularity,
    ).toBe(before + 3);
    expect(await world.call('POST', '/works/w_none/view')).toMatchObject({ status: 200 });
  });

  test('anyone sees its design; no one sees the designer’s own', async () => {
    expect(await get(`/works/${ids.work}/design`)).toMatchObject({
      document: { version: expect.any(Number), walls: expect.any(Object) },
    });
    const { design_id: design } = await world.db
      .selectFrom('works')
      .select('design_id')
      .where('id', '=', ids.work)
      .executeTakeFirstOrThrow();
    const token = await signIn(world, await registerPerson(world));
    expect(await world.call('GET', `/designs/${design}`, { token })).toMatchObject({ status: 404 });
    expect(
      await world.call('GET', `/designs/${design}`, { token: await signIn(world, market.designer) }),
    ).toMatchObject({ status: 200 });
  });
});

describe('F2, J1: use this template', () => {
  const use = (token: string | undefined, key?: string, work: string = ids.work) =>
    world.call('POST', `/works/${work}/use`, { token, headers: key ? { 'idempotency-key': key } : {} });

  test('a copy among one’s own designs, private, once for one press', async () => {
    const person = await registerPerson(world);
    const token = await signIn(world, person);
    const first = await use(token, 'press-one-1');
    const again = await use(token, 'press-one-1');
    expect(first).toMatchObject({ status: 200, data: { template: ids.work, private: true, version: 1 } });
    expect(again.data).toEqual(first.data);
    expect(await get('/designs', { token })).toEqual([first.data]);
    const { id } = first.data as { id: string };
    expect(await get(`/designs/${id}`, { token })).toMatchObject({ document: { name: expect.any(String) } });
    expect(await world.call('GET', `/designs/${id}`, { token: await signIn(world, market.merchant) })).toMatchObject({
      status: 404,
    });
  });

  test('the work’s own id is its template id, in lists and alone; null where it cannot be used', async () => {
    const { items } = (await get('/works')) as { items: { id: string; templateId: string | null }[] };
    expect(items.find(({ id }) => id === ids.work)?.templateId).toBe(ids.work);
    expect(items.find(({ id }) => id === ids.plain)?.templateId).toBeNull();
    expect(await get(`/works/${ids.plain}`)).toMatchObject({ templateId: null });
  });

  test('not without an account, not when the free version is over, always for a designer', async () => {
    expect(await use(undefined)).toMatchObject({ status: 401 });
    const person = await registerPerson(world);
    await world.db.updateTable('users').set({ trial_ends_at: world.clock.now() }).where('id', '=', person.id).execute();
    const token = await signIn(world, person);
    expect(await use(token)).toMatchObject({ status: 403, error: 'workspace_denied' });
    await giveRoles(world, person.id, 'ROLE_DESIGNER');
    expect(await use(token)).toMatchObject({ status: 200 });
    for (const work of [ids.plain, ids.gone, 'w_none'])
      expect(await use(token, undefined, work)).toMatchObject({ status: 404 });
  });
});

describe('F2: consult now', () => {
  const body = { work: ids.work, contact: '0912 345 678', message: 'Nhà tôi 60 m²,\ncần tư vấn.' };
  const rolesOfDesigners = (...roles: string[]) =>
    world.db
      .updateTable('users')
      .set({ roles: ['ROLE_USER', ...roles] })
      .where('id', 'in', (users) => users.selectFrom('designers').select('user_id'))
      .execute();
  beforeAll(async () => {
    await rolesOfDesigners('ROLE_DESIGNER');
  });

  test('reaches the designer as a notice and by mail, in their language, with how to answer', async () => {
    const token = await signIn(world, await registerPerson(world, { nickname: 'Khách' }));
    expect(await world.call('POST', '/consultations', { token, body })).toMatchObject({
      status: 200,
      data: { id: expect.stringMatching(/^k_/) },
    });
    const letter = await world.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(letter.payload).toMatchObject({
      to: market.designer.email,
      template: 'noticeByChoice',
      values: {
        text: `Khách wrote to you about “Flat by the river”. Their contact: ${body.contact}\n\n${body.message}`,
        link: expect.stringContaining('?order=k_'),
      },
    });
    const { content } = noticePage.parse(
      (await world.call('GET', '/user/mails', { token: await signIn(world, market.designer), locale: 'vi' })).data,
    );
    expect(content).toMatchObject([
      {
        type: 'CONSULT',
        read: false,
        reason: { text: body.message },
        details: { sender: 'Khách', contact: body.contact, work: 'Flat by the river' },
      },
    ]);
    expect(await world.db.selectFrom('design_orders').select(['designer_id', 'work_id', 'state']).execute()).toEqual([
      { designer_id: ids.designer, work_id: ids.work, state: 'ASKED' },
    ]);
  });

  test('asks to sign in; refuses what is not there', async () => {
    const token = await signIn(world, await registerPerson(world));
    const send = (given: object, as: string | undefined = token) =>
      world.call('POST', '/consultations', {
        token: as,
        body: { contact: body.contact, message: body.message, ...given },
      });
    expect(await world.call('POST', '/consultations', { body })).toMatchObject({
      status: 401,
      error: 'login_required',
    });
    for (const given of [
      {},
      { designer: 'd_none' },
      { work: 'w_none' },
      { work: ids.gone },
      { work: ids.work, designer: ids.other },
    ])
      expect(await send(given)).toMatchObject({ status: 404 });
    await rolesOfDesigners();
    expect(await send({ designer: ids.other })).toMatchObject({ status: 404, field: 'designer' });
    await rolesOfDesigners('ROLE_DESIGNER');
    expect(await send({ designer: ids.other })).toMatchObject({ status: 200 });
    expect(await send({ designer: ids.other, message: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      field: 'message',
    });
    for (let n = 0; n < 20; n += 1) await send({ designer: ids.other });
    expect(await send({ designer: ids.other })).toMatchObject({ status: 429 });
  });
});

describe('F4: designers and merchants', () => {
  test.each([
    ['minh', ids.designer],
    ['Đức Minh', ids.designer],
    ['duc minh', ids.designer],
    ['hội an', ids.designer],
    ['会安', ids.designer],
    ['林晓', ids.other],
    ['上海', ids.other],
    ['japandi', ids.designer],
  ])('%s', async (words, id) => {
    expect(idsOf(designerListData.parse(await get(`/designers?w=${encodeURIComponent(words)}`)))[0]).toBe(id);
  });

  test('one designer, one merchant; who is not listed is not there', async () => {
    expect(designerDetail.parse(await get(`/designers/${ids.designer}`, { locale: 'vi' }))).toMatchObject({
      name: 'Nguyễn Đức Minh',
      city: { name: 'Hội An' },
      headline: { lang: 'vi' },
      years: 8,
    });
    expect(designerDetail.parse(await get(`/designers/${ids.other}`, { locale: 'vi' })).headline).toEqual({
      text: '在上海做旧房改造',
      lang: 'zh',
    });
    expect(merchantDetail.parse(await get(`/merchants/${ids.merchant}`))).toMatchObject({
      name: 'Mộc Lặng',
      productCount: 5,
      scope: [{ key: 'seating' }, { key: 'storage' }],
    });
    expect(merchantListData.parse(await get('/merchants?w=moc+lang')).total).toBe(1);
    for (const path of ['/designers/d_none', '/merchants/m_none'])
      expect(await world.call('GET', path)).toMatchObject({ status: 404 });
  });
});

describe('E2: articles, questions, banners, feedback', () => {
  test('a published one reads; a deleted one says so', async () => {
    const article = articleDetail.parse(await get(`/articles/${ids.article}`, { locale: 'zh' }));
    expect(article).toMatchObject({ title: { text: '橡木还是胡桃木', lang: 'zh' }, body: { lang: 'en' }, minutes: 1 });
    expect(articleParts(article.body.text)).toEqual([
      { kind: 'heading', text: 'Grain' },
      { kind: 'paragraph', text: 'Oak is pale.' },
      { kind: 'list', items: ['hard', 'open grain'] },
    ]);
    expect(await world.call('GET', `/articles/${ids.lost}`)).toMatchObject({ status: 410, error: 'article_gone' });
    expect(await world.call('GET', '/articles/a_none')).toMatchObject({ status: 404 });
    expect(idsOf(articleListData.parse(await get(`/articles?w=${encodeURIComponent('oc cho')}`)))).toEqual([
      ids.article,
    ]);
  });

  test('banners of a place, while they are shown; a link that runs something is none', async () => {
    const row = { place: 'home', position: 0, updated_at: world.clock.now() };
    await world.db
      .insertInto('banners')
      .values([
        { ...row, id: 'b_1', title: JSON.stringify({ en: 'Tet is near' }), link: '/works?scene=tet' },
        { ...row, id: 'b_2', title: JSON.stringify({ en: 'Over' }), ends_at: world.clock.now() },
        { ...row, id: 'b_3', title: JSON.stringify({ en: 'Odd' }), link: 'javascript:alert(1)' },
        { ...row, id: 'b_4', place: 'works', title: JSON.stringify({}) },
      ])
      .execute();
    expect(await get('/common/banners?place=home', { locale: 'vi' })).toMatchObject([
      { id: 'b_1', title: { text: 'Tet is near', lang: 'en' }, link: '/works?scene=tet' },
      { id: 'b_3', link: null },
    ]);
    expect(await get('/common/banners')).toHaveLength(2);
    expect(await world.call('GET', '/common/banners?place=moon')).toMatchObject({ status: 400 });
  });

  test('feedback is kept, with who it was', async () => {
    const person = await registerPerson(world);
    expect(
      await world.call('POST', '/common/feedback', {
        body: { message: 'Rất thích', contact: 'a@b.vn', page: '/help' },
        token: await signIn(world, person),
        locale: 'vi',
      }),
    ).toMatchObject({ status: 200 });
    expect(await world.call('POST', '/common/feedback', { body: { message: '好'.repeat(3) } })).toMatchObject({
      status: 200,
    });
    expect(
      await world.db.selectFrom('feedback').select(['user_id', 'message', 'locale']).orderBy('message').execute(),
    ).toEqual(expect.arrayContaining([{ user_id: person.id, message: 'Rất thích', locale: 'vi' }]));
    for (const body of [
      {},
      { message: '' },
      { message: 'x'.repeat(2001) },
      { message: 'good', page: 'https://evil.example' },
    ])
      expect(await world.call('POST', '/common/feedback', { body })).toMatchObject({ status: 400 });
  });

  test('suggestions go on from what was typed', async () => {
    expect(await get('/search/suggestions?w=so', { locale: 'en' })).toEqual(
      expect.arrayContaining([{ text: 'Sofa', kind: 'category', count: 2 }]),
    );
    expect(await get(`/search/suggestions?w=${encodeURIComponent('沙')}`, { locale: 'zh' })).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: '沙发' })]),
    );
    expect(await get('/search/suggestions?w=hoi&in=designers', { locale: 'vi' })).toEqual(
      expect.arrayContaining([{ text: 'Hội An', kind: 'city', count: 1 }]),
    );
    for (const w of ['', '%', '_', "'", '\\', 'x'.repeat(5000)])
      expect(await world.call('GET', `/search/suggestions?w=${encodeURIComponent(w)}`)).toMatchObject({ status: 200 });
  });
});

test('F2: a work is published although a seller has just removed a variant that stands in it', async () => {
  await saveWork(world.db, world.clock, {
    id: 'w_overtaken',
    designerId: ids.designer,
    name: { vi: 'Phòng khách' },
    description: {},
    styles: ['japandi'],
    home: 'apartment',
    space: 'dayArea',
    area: 30,
    scene: 'couple',
    room: 'living',
    pictures: [],
    status: 'shelved',
    pieces: [
      { productId: ids.sofa, variantId: 'v_a' },
      { productId: ids.table, variantId: 'v_removed' },
    ],
  });
  const pieces = await world.db
    .selectFrom('work_pieces')
    .select(['product_id', 'variant_id'])
    .where('work_id', '=', 'w_overtaken')
    .orderBy('position')
    .execute();
  expect(pieces).toEqual([
    { product_id: ids.sofa, variant_id: 'v_a' },
    { product_id: ids.table, variant_id: null },
  ]);
});
