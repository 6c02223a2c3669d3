import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { letterAfterMs, notifyUnseen, expireDesignOrders } from './expire-design-orders.server.ts';
import type { DesignOrder, DesignOrderPage } from './design-order.ts';

type Someone = Person & { token: string };
let world: TestApp;
let market: Market;
let buyer: Someone;
let designer: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
});
afterAll(() => world.close());
beforeEach(async () => {
  designer = await signIn(world, market.designer);
  buyer = await someone();
});

async function someone(): Promise<Someone> {
  const person = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', person.id).execute();
  return { ...person, token: await signIn(world, person) };
}

const brief = {
  wishes: 'Căn hộ 62 m², hai người và một con mèo.',
  contact: 'lan@mail.example',
  mobile: '0912345678',
  area: 62,
  budget: 60_000_000,
  address: 'Huế',
};
const post = (path: string, token: string, body?: unknown, key?: string) =>
  world.call('POST', path, { token, body, headers: key ? { 'idempotency-key': key } : {} });
const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id;
const ask = async (message = 'Nhà tôi hướng tây, có làm được không?', token = buyer.token) =>
  idOf(await post('/consultations', token, { work: ids.work, contact: 'lan@mail.example', message }));
const order = async (token = buyer.token) =>
  idOf(await post('/user/design-orders', token, { work: ids.work, ...brief }));
const step = (id: string, name: string, token: string, body?: unknown) =>
  post(`/design-orders/${id}/${name}`, token, body);
const say = (id: string, token: string, text: string, files: string[] = []) =>
  post(`/design-orders/${id}/messages`, token, { text, files });
const read = async (id: string, token: string, query = '') =>
  (await world.call('GET', `/design-orders/${id}${query}`, { token })).data as DesignOrder;
const look = (id: string, token: string, position: number) =>
  world.call('PUT', `/design-orders/${id}/seen`, { token, body: { position } });
const noticesOf = (userId: string, type: string) =>
  world.db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('seq')
    .execute();
const lettersTo = async (to: string) =>
  (await world.db.selectFrom('outbox').select('payload').execute()).filter(
    ({ payload }) => (payload as { to: string }).to === to,
  ).length;

describe('G3: ordering a design', () => {
  test('reaches the designer’s order record with the buyer’s contact and what they wish', async () => {
    const id = await order();
    const { content } = (await world.call('GET', '/designer/design-orders', { token: designer }))
      .data as DesignOrderPage;
    expect(content[0]).toMatchObject({
      id,
      state: 'SENT',
      side: 'designer',
      unread: 1,
      buyer: { name: buyer.nickname, mobile: '+84912345678', contact: brief.contact },
      work: { id: ids.work, name: { text: 'Flat by the river' } },
    });
    expect(await read(id, designer)).toMatchObject({
      wishes: brief.wishes,
      area: 62,
      budget: 60_000_000,
      address: 'Huế',
      entries: [{ position: 1, by: 'buyer', state: 'SENT', text: brief.wishes }],
    });
    expect((await noticesOf(market.designer.id, 'ORDER_DESIGN_PLACED')).at(-1)).toMatchObject({
      link: `/desginer/desgin-bill?order=${id}`,
      details: { sender: buyer.nickname },
    });
    expect((await world.call('GET', '/user/design-orders', { token: buyer.token })).data).toMatchObject({
      total: 1,
      content: [{ id, side: 'buyer', unread: 0 }],
    });
  });

  test('a retried order is one order; a question that stands open about the same becomes the order', async () => {
    const asked = await ask();
    const body = { work: ids.work, ...brief };
    const first = await post('/user/design-orders', buyer.token, body, 'order-once');
    const again = await post('/user/design-orders', buyer.token, body, 'order-once');
    expect([idOf(first), idOf(again)]).toEqual([asked, asked]);
    expect((await read(asked, buyer.token)).entries.map(({ state }) => state)).toEqual([null, 'SENT']);
  });

  test('needs its own form only; nobody orders from themselves, or what is not there', async () => {
    await world.db.updateTable('users').set({ city: null }).where('id', '=', buyer.id).execute();
    expect(await post('/user/design-orders', buyer.token, { work: ids.work, ...brief })).toMatchObject({ status: 200 });
    expect(
      await post('/consultations', designer, { designer: ids.designer, contact: 'x@y.example', message: 'Hello' }),
    ).toMatchObject({ status: 409, error: 'own_design' });
    for (const about of [
      {},
      { work: ids.gone },
      { work: 'w_none' },
      { designer: 'd_none' },
      { work: ids.work, designer: ids.other },
    ])
      expect(await post('/user/design-orders', buyer.token, { ...about, ...brief })).toMatchObject({ status: 404 });
  });

  test.each([
    ['mobile', '12'],
    ['area', 0],
    ['area', 1.5],
    ['budget', -1],
    ['budget', 1e15],
    ['wishes', ''],
    ['wishes', 'x'.repeat(2001)],
    ['contact', ''],
  ])('%s %s is refused', async (field, value) => {
    expect(await post('/user/design-orders', buyer.token, { work: ids.work, ...brief, [field]: value })).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('G3: the steps', () => {
  test('the whole way, each told to the other side', async () => {
    const id = await ask();
    expect(await step(id, 'order', buyer.token, brief)).toMatchObject({ status: 200, data: { state: 'SENT' } });
    expect(await step(id, 'accept', designer, { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' })).toMatchObject({
      data: { state: 'ACCEPTED', price: 25_000_000, terms: 'Ba tuần, hai lần sửa' },
    });
    expect(await step(id, 'begin', buyer.token, { price: 25_000_000 })).toMatchObject({
      data: { state: 'IN_PROGRESS', price: 25_000_000 },
    });
    expect(await step(id, 'deliver', designer, { text: 'Bản vẽ đây' })).toMatchObject({ data: { state: 'DELIVERED' } });
    expect(await step(id, 'rework', buyer.token, { reason: 'Bếp còn tối' })).toMatchObject({
      data: { state: 'IN_PROGRESS' },
    });
    await step(id, 'deliver', designer, {});
    expect(await step(id, 'complete', buyer.token)).toMatchObject({ data: { state: 'COMPLETED' } });
    expect((await read(id, designer)).entries.map(({ state }) => state)).toEqual([
      null,
      'SENT',
      'ACCEPTED',
      'IN_PROGRESS',
      'DELIVERED',
      'IN_PROGRESS',
      'DELIVERED',
      'COMPLETED',
    ]);
    expect(
      (await noticesOf(buyer.id, 'ORDER_DESIGN_MOVED')).map(({ details }) => (details as { state: string }).state),
    ).toEqual(['ACCEPTED', 'DELIVERED', 'DELIVERED']);
    const trail = await world.db.selectFrom('audit').select('action').where('target', '=', id).orderBy('id').execute();
    expect(trail.map(({ action }) => action)).toEqual(
      ['ask', 'order', 'accept', 'begin', 'deliver', 'rework', 'deliver', 'complete'].map(
        (name) => `design_order.${name}`,
      ),
    );
  });

  test('what cannot be done now is 409 with the state as it is, and changes nothing', async () => {
    const id = await order();
    for (const [name, body] of [
      ['begin', { price: null }],
      ['rework', { reason: 'Chưa ưng' }],
      ['complete', undefined],
      ['order', brief],
      ['close', {}],
    ] as const)
      expect(await step(id, name, buyer.token, body), name).toMatchObject({
        status: 409,
        error: 'design_order_state',
        state: 'SENT',
      });
    for (const [name, body] of [
      ['deliver', {}],
      ['withdraw', { reason: 'Tôi bị ốm' }],
    ] as const)
      expect(await step(id, name, designer, body), name).toMatchObject({ status: 409, state: 'SENT' });
    await step(id, 'decline', designer, { reason: 'Tháng này kín lịch' });
    for (const [name, token, body] of [
      ['accept', designer, {}],
      ['decline', designer, { reason: 'Lại kín' }],
      ['cancel', buyer.token, {}],
    ] as const)
      expect(await step(id, name, token, body), name).toMatchObject({ status: 409, state: 'DECLINED' });
    expect(await say(id, buyer.token, 'Vì sao vậy?')).toMatchObject({ status: 409, state: 'DECLINED' });
    expect((await read(id, buyer.token)).entries.map(({ state, text }) => [state, text])).toEqual([
      ['SENT', brief.wishes],
      ['DECLINED', 'Tháng này kín lịch'],
    ]);
  });

  test('each side takes its own steps only', async () => {
    const id = await order();
    expect(await step(id, 'accept', buyer.token, {})).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await step(id, 'cancel', designer, {})).toMatchObject({ status: 403 });
    expect((await read(id, buyer.token)).state).toBe('SENT');
  });

  test('cancelled ten times at once: one transition, one notice', async () => {
    const id = await order();
    const before = (await noticesOf(market.designer.id, 'ORDER_DESIGN_MOVED')).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(id, 'cancel', buyer.token, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, state }) => status === 409 && state === 'CANCELLED')).toHaveLength(9);
    expect(await noticesOf(market.designer.id, 'ORDER_DESIGN_MOVED')).toHaveLength(before + 1);
  });

  test('the buyer agrees to the price they saw, and to no other', async () => {
    const id = await order();
    await step(id, 'accept', designer, { price: 25_000_000 });
    await step(id, 'accept', designer, { price: 31_000_000 });
    expect(await step(id, 'begin', buyer.token, { price: 25_000_000 })).toMatchObject({
      status: 409,
      state: 'ACCEPTED',
    });
    expect(await step(id, 'begin', buyer.token, { price: 31_000_000 })).toMatchObject({
      status: 200,
      data: { price: 31_000_000 },
    });
    expect(await step(id, 'accept', designer, { price: 1 })).toMatchObject({ status: 409, state: 'IN_PROGRESS' });
    expect((await read(id, buyer.token)).price).toBe(31_000_000);
  });
});

describe('G3: what is delivered and left without a word', () => {
  async function delivered(): Promise<string> {
    const id = await order();
    await step(id, 'accept', designer, { price: 25_000_000 });
    await step(id, 'begin', buyer.token, { price: 25_000_000 });
    await step(id, 'deliver', designer, { text: 'Bản vẽ đây' });
    return id;
  }
  const day = 86_400;
  const again = async () => {
    buyer.token = await signIn(world, buyer);
    designer = await signIn(world, market.designer);
  };
  const wind = () => expireDesignOrders(world.db, world.services);
  const told = async (userId: string, id: string) =>
    await world.db
      .selectFrom('notices')
      .select(['type', 'details'])
      .where('user_id', '=', userId)
      .where('link', 'like', `%${id}`)
      .where('type', 'in', ['ORDER_DESIGN_ENDING', 'ORDER_DESIGN_ENDED'])
      .orderBy('seq')
      .execute();

  test('says when it completes, reminds both three days before, completes after 14 days, once, and both hear of it', async () => {
    const id = await delivered();
    expect((await read(id, designer)).completeBy).toBe(
      new Date(world.clock.now().getTime() + 14 * day * 1000).toISOString(),
    );
    world.clock.advance(11 * day - 60);
    await wind();
    expect(await told(buyer.id, id)).toEqual([]);
    world.clock.advance(60);
    for (const _ of [1, 2]) await wind();
    expect(await told(buyer.id, id)).toMatchObject([
      { type: 'ORDER_DESIGN_ENDING', details: { sender: 'Nguyễn Đức Minh', days: 3 } },
    ]);
    expect(await told(market.designer.id, id)).toMatchObject([
      { type: 'ORDER_DESIGN_ENDING', details: { sender: buyer.nickname, days: 3 } },
    ]);
    world.clock.advance(3 * day);
    await Promise.all([wind(), wind()]);
    await again();
    expect(await read(id, buyer.token)).toMatchObject({
      state: 'COMPLETED',
      completeBy: null,
      entries: [{}, {}, {}, {}, { by: 'clock', state: 'COMPLETED', text: '' }],
    });
    for (const person of [buyer.id, market.designer.id])
      expect((await told(person, id)).map(({ type }) => type)).toEqual(['ORDER_DESIGN_ENDING', 'ORDER_DESIGN_ENDED']);
    expect(
      await world.db
        .selectFrom('audit')
        .select(['actor_id', 'after'])
        .where('target', '=', id)
        .where('action', '=', 'design_order.complete')
        .execute(),
    ).toEqual([{ actor_id: null, after: { state: 'COMPLETED', by: 'clock' } }]);
    expect(await step(id, 'rework', buyer.token, { reason: 'Bếp còn tối' })).toMatchObject({
      status: 409,
      state: 'COMPLETED',
    });
    expect(await say(id, buyer.token, 'Cảm ơn bạn')).toMatchObject({ status: 200 });
  });

  test('a change asked for stops the time; delivered again it begins anew', async () => {
    const id = await delivered();
    world.clock.advance(10 * day);
    await again();
    expect(await step(id, 'rework', buyer.token, { reason: 'Bếp còn tối' })).toMatchObject({
      data: { state: 'IN_PROGRESS', completeBy: null },
    });
    world.clock.advance(10 * day);
    await wind();
    await again();
    expect((await read(id, buyer.token)).state).toBe('IN_PROGRESS');
    await step(id, 'deliver', designer, {});
    world.clock.advance(10 * day);
    await wind();
    await again();
    expect(await read(id, buyer.token)).toMatchObject({ state: 'DELIVERED' });
    expect(await told(buyer.id, id)).toEqual([]);
  });
});

describe('G3: what is said', () => {
  test('is counted until it is seen, told once, and written by letter only when it lies', async () => {
    const id = await ask();
    await look(id, designer, 1);
    const letters = await lettersTo(market.designer.email);
    world.clock.advance(600);
    for (const text of ['Một', 'Hai', 'Ba'])
      expect(await say(id, buyer.token, text)).toMatchObject({ status: 200, data: { text } });
    expect((await read(id, designer)).unread).toBe(3);
    expect((await noticesOf(market.designer.id, 'MESSAGE')).filter(({ link }) => link!.endsWith(id))).toHaveLength(1);
    await notifyUnseen(world.db, world.services);
    expect(await lettersTo(market.designer.email)).toBe(letters);
    world.clock.advance(letterAfterMs / 1000);
    for (const _ of [1, 2]) await notifyUnseen(world.db, world.services);
    expect(await lettersTo(market.designer.email)).toBe(letters + 1);
    expect(await look(id, designer, 3)).toMatchObject({ data: { unread: 1 } });
    expect(await look(id, designer, 4)).toMatchObject({ data: { unread: 0 } });
    expect(
      (await noticesOf(market.designer.id, 'MESSAGE')).filter(
        ({ link, read_at }) => link!.endsWith(id) && read_at === null,
      ),
    ).toEqual([]);
    expect((await read(id, buyer.token)).theySaw).toBe(4);
  });

  test('two who talk live get neither notices nor letters of it; who left hears after a while', async () => {
    const id = await ask();
    await look(id, designer, 1);
    const letters = await lettersTo(buyer.email);
    await say(id, designer, 'Chào bạn');
    await look(id, buyer.token, 2);
    world.clock.advance(60);
    await say(id, designer, 'Nhà hướng tây thì che nắng trước đã.');
    expect(await noticesOf(buyer.id, 'MESSAGE')).toHaveLength(0);
    world.clock.advance(letterAfterMs / 1000);
    await notifyUnseen(world.db, world.services);
    expect(await noticesOf(buyer.id, 'MESSAGE')).toMatchObject([
      { reason: { en: 'Nhà hướng tây thì che nắng trước đã.' }, details: { sender: 'Nguyễn Đức Minh' } },
    ]);
    expect(await lettersTo(buyer.email)).toBe(letters + 1);
  });

  test('numbers follow one another however many speak at once; pages of it join', async () => {
    const id = await ask();
    await Promise.all(Array.from({ length: 24 }, (_, n) => say(id, n % 2 ? buyer.token : designer, `Câu ${n}`)));
    const { entries } = await read(id, buyer.token);
    expect(entries.map(({ position }) => position)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    expect((await read(id, buyer.token, '?after=20')).entries.map(({ position }) => position)).toEqual([
      21, 22, 23, 24, 25,
    ]);
    expect(await read(id, buyer.token, '?before=3')).toMatchObject({
      earlier: false,
      entries: [{ position: 1 }, { position: 2 }],
    });
  });

  test('text stays text; empty, endless and hidden ones are refused; too many too', async () => {
    const id = await ask();
    const nasty = '<img src=x onerror=alert(1)>\n</script><b>\u0301';
    await say(id, buyer.token, nasty);
    expect((await read(id, designer)).entries.at(-1)!.text).toBe(nasty);
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0007b', 'a\u202eb'])
      expect(await say(id, buyer.token, text), JSON.stringify(text)).toMatchObject({ status: 400, field: 'text' });
    world.clock.advance(61);
    for (let n = 0; n < 30; n += 1) expect(await say(id, buyer.token, `Câu ${n}`)).toMatchObject({ status: 200 });
    expect(await say(id, buyer.token, 'Thêm một câu')).toMatchObject({ status: 429, error: 'too_many_requests' });
  });

  test('nobody fills the other’s box by naming a price again and again', async () => {
    const id = await order();
    expect((await step(id, 'accept', designer, { price: 1_000_000 })).status).toBe(200);
    await world.db
      .updateTable('limits')
      .set({ hits: 120 })
      .where('key', '=', `talk-step:${market.designer.id}`)
      .execute();
    const before = await lettersTo(buyer.email);
    expect(await step(id, 'accept', designer, { price: 2_000_000 })).toMatchObject({
      status: 429,
      error: 'too_many_requests',
    });
    expect(await lettersTo(buyer.email)).toBe(before);
    await world.db.deleteFrom('limits').where('key', '=', `talk-step:${market.designer.id}`).execute();
  });
});

describe('G3: only the two of them', () => {
  test('anyone else gets what they would get for nothing at all, and so does who is a designer no more', async () => {
    const id = await order();
    const stranger = await someone();
    await giveRoles(world, stranger.id, 'ROLE_DESIGNER', 'ROLE_MERCHANT');
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/messages', { text: 'Hi' }],
      ['PUT', '/seen', { position: 1 }],
      ['POST', '/accept', {}],
      ['POST', '/cancel', {}],
    ] as const) {
      const [theirs, nobodys] = await Promise.all(
        [id, 'k_none'].map((each) =>
          world.call(method, `/design-orders/${each}${path}`, { token: stranger.token, body }),
        ),
      );
      expect(theirs).toMatchObject({ status: 404, error: 'not_found' });
      expect(theirs!.message).toBe(nobodys!.message);
    }
    expect(await world.call('GET', '/designer/design-orders', { token: buyer.token })).toMatchObject({ status: 403 });
    await world.db
      .updateTable('users')
      .set({ roles: ['ROLE_USER'] })
      .where('id', '=', market.designer.id)
      .execute();
    expect(await world.call('GET', `/design-orders/${id}`, { token: designer })).toMatchObject({ status: 404 });
    await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
    expect(await world.call('GET', `/design-orders/${id}`, { token: designer })).toMatchObject({ status: 200 });
  });

  test('pictures: both see them, nobody else, not by another talk nor as an admin; another’s cannot be shown', async () => {
    const id = await order();
    const elsewhere = await order((await someone()).token);
    const form = formOf({ bytes: await jpegOf(300, 200) });
    const picture = idOf(
      await world.call('POST', '/media?kind=talk', { token: buyer.token, body: form.body, headers: form.headers }),
    );
    const file = (token: string, talk = id, of = picture) =>
      world.call('GET', `/design-orders/${talk}/files/${of}`, { token });
    expect(await file(buyer.token)).toMatchObject({ status: 404 });
    expect(await say(id, designer, 'Của tôi', [picture])).toMatchObject({ status: 404 });
    expect(await say(id, buyer.token, '', [picture])).toMatchObject({
      status: 200,
      data: { files: [{ id: picture, width: 300, height: 200, url: `/api/design-orders/${id}/files/${picture}` }] },
    });
    for (const token of [buyer.token, designer])
      expect(await file(token)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp', 'cache-control': expect.stringMatching(/private|no-store/) },
      });
    const stranger = await someone();
    await giveRoles(world, stranger.id, 'ROLE_ADMIN');
    for (const answer of [
      await file(stranger.token),
      await file(designer, elsewhere),
      await file(designer, id, 'i_none'),
      await world.call('GET', `/media/${picture}/file`, { token: stranger.token }),
      await world.call('GET', `/media/${picture}/file`, { token: designer }),
    ])
      expect(answer).toMatchObject({ status: 404, error: 'not_found' });
    expect(
      await say(
        id,
        buyer.token,
        'Nhiều quá',
        Array.from({ length: 7 }, () => picture),
      ),
    ).toMatchObject({ status: 400, field: 'files' });
  });
});
