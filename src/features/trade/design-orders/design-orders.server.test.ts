import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { lockAccount } from '#platform/leaving-queries.server.ts';
import { giveRoles } from '../../../../tests/support/app.ts';
import { ids } from '../../../../tests/support/market.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { until } from '../../../../tests/support/until.ts';
import type { DesignOrderPage } from './design-order.ts';
import { lockDesignOrder } from './design-order-queries.server.ts';
import { waitingForLocks } from '../../../../tests/support/money/both-at-once.ts';
import { designBrief, idOf, openTalkDesk } from '../../../../tests/support/money/talk-desk.ts';

const { world, market, designer, buyer, someone, post, ask, order, step, say, read, noticesOf } = await openTalkDesk();

describe('G3: ordering a design', () => {
  test('reaches the designer’s order record with the buyer’s contact and what they wish', async () => {
    const id = await order();
    const { content } = (await world.call('GET', '/designer/design-orders', { token: designer.token }))
      .data as DesignOrderPage;
    expect(content[0]).toMatchObject({
      id,
      state: 'SENT',
      side: 'designer',
      unread: 1,
      buyer: { name: buyer.nickname, mobile: '+84912345678', contact: designBrief.contact },
      work: { id: ids.work, name: { text: 'Flat by the river' } },
    });
    expect(await read(id, designer.token)).toMatchObject({
      wishes: designBrief.wishes,
      area: 62,
      budget: 60_000_000,
      address: 'Huế',
      entries: [{ position: 1, by: 'buyer', state: 'SENT', text: designBrief.wishes }],
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
    const body = { work: ids.work, ...designBrief };
    const first = await post('/user/design-orders', buyer.token, body, 'order-once');
    const again = await post('/user/design-orders', buyer.token, body, 'order-once');
    expect([idOf(first), idOf(again)]).toEqual([asked, asked]);
    expect((await read(asked, buyer.token)).entries.map(({ state }) => state)).toEqual([null, 'SENT']);
  });

  test('needs its own form only; nobody orders from themselves, or what is not there', async () => {
    await world.db.updateTable('users').set({ city: null }).where('id', '=', buyer.id).execute();
    expect(await post('/user/design-orders', buyer.token, { work: ids.work, ...designBrief })).toMatchObject({
      status: 200,
    });
    expect(
      await post('/consultations', designer.token, {
        designer: ids.designer,
        contact: 'x@y.example',
        message: 'Hello',
      }),
    ).toMatchObject({ status: 409, error: 'own_design' });
    for (const about of [
      {},
      { work: ids.gone },
      { work: 'w_none' },
      { designer: 'd_none' },
      { work: ids.work, designer: ids.other },
    ])
      expect(await post('/user/design-orders', buyer.token, { ...about, ...designBrief })).toMatchObject({
        status: 404,
      });
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
    expect(
      await post('/user/design-orders', buyer.token, { work: ids.work, ...designBrief, [field]: value }),
    ).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('G3: the steps', () => {
  test('the whole way, each told to the other side', async () => {
    const id = await ask();
    expect(await step(id, 'order', buyer.token, designBrief)).toMatchObject({ status: 200, data: { state: 'SENT' } });
    expect(
      await step(id, 'accept', designer.token, { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' }),
    ).toMatchObject({
      data: { state: 'ACCEPTED', price: 25_000_000, terms: 'Ba tuần, hai lần sửa' },
    });
    expect(await step(id, 'begin', buyer.token, { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' })).toMatchObject({
      data: { state: 'IN_PROGRESS', price: 25_000_000 },
    });
    expect(await step(id, 'deliver', designer.token, { text: 'Bản vẽ đây' })).toMatchObject({
      data: { state: 'DELIVERED' },
    });
    expect(await step(id, 'rework', buyer.token, { reason: 'Bếp còn tối' })).toMatchObject({
      data: { state: 'IN_PROGRESS' },
    });
    await step(id, 'deliver', designer.token, {});
    expect(await step(id, 'complete', buyer.token)).toMatchObject({ data: { state: 'COMPLETED' } });
    expect((await read(id, designer.token)).entries.map(({ state }) => state)).toEqual([
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
      ['begin', { price: null, terms: '' }],
      ['rework', { reason: 'Chưa ưng' }],
      ['complete', undefined],
      ['order', designBrief],
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
      expect(await step(id, name, designer.token, body), name).toMatchObject({ status: 409, state: 'SENT' });
    await step(id, 'decline', designer.token, { reason: 'Tháng này kín lịch' });
    for (const [name, token, body] of [
      ['accept', designer.token, {}],
      ['decline', designer.token, { reason: 'Lại kín' }],
      ['cancel', buyer.token, {}],
    ] as const)
      expect(await step(id, name, token, body), name).toMatchObject({ status: 409, state: 'DECLINED' });
    expect(await say(id, buyer.token, 'Vì sao vậy?')).toMatchObject({ status: 409, state: 'DECLINED' });
    expect((await read(id, buyer.token)).entries.map(({ state, text }) => [state, text])).toEqual([
      ['SENT', designBrief.wishes],
      ['DECLINED', 'Tháng này kín lịch'],
    ]);
  });

  test('each side takes its own steps only', async () => {
    const id = await order();
    expect(await step(id, 'accept', buyer.token, {})).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await step(id, 'cancel', designer.token, {})).toMatchObject({ status: 403 });
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
    await step(id, 'accept', designer.token, { price: 25_000_000 });
    await step(id, 'accept', designer.token, { price: 31_000_000 });
    expect(await step(id, 'begin', buyer.token, { price: 25_000_000, terms: '' })).toMatchObject({
      status: 409,
      error: 'offer_changed',
      state: 'ACCEPTED',
    });
    expect(await step(id, 'begin', buyer.token, { price: 31_000_000, terms: '' })).toMatchObject({
      status: 200,
      data: { price: 31_000_000 },
    });
    expect(await step(id, 'accept', designer.token, { price: 1 })).toMatchObject({ status: 409, state: 'IN_PROGRESS' });
    expect((await read(id, buyer.token)).price).toBe(31_000_000);
  });

  test('the buyer agrees to the terms they saw, and to no others', async () => {
    const id = await order();
    await step(id, 'accept', designer.token, { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' });
    const seen = { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' };
    await step(id, 'accept', designer.token, { price: 25_000_000, terms: 'Trả trước toàn bộ, không hoàn tiền' });
    expect(await step(id, 'begin', buyer.token, seen)).toMatchObject({
      status: 409,
      error: 'offer_changed',
      state: 'ACCEPTED',
    });
    const now = await read(id, buyer.token);
    expect(now).toMatchObject({ state: 'ACCEPTED', terms: 'Trả trước toàn bộ, không hoàn tiền' });
    expect(await step(id, 'begin', buyer.token, { price: now.price, terms: now.terms })).toMatchObject({ status: 200 });
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
    expect(await world.call('GET', `/design-orders/${id}`, { token: designer.token })).toMatchObject({ status: 404 });
    await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
    expect(await world.call('GET', `/design-orders/${id}`, { token: designer.token })).toMatchObject({ status: 200 });
  });

  test.each(['accept', 'decline', 'messages', 'seen'] as const)(
    'a role that is taken away while %s waits for its turn does not count for it',
    async (what) => {
      const id = await order();
      const bodies = {
        accept: { price: 1_000_000 },
        decline: { reason: 'Kín lịch' },
        messages: { text: 'Mai gặp nhé' },
        seen: { position: 1 },
      };
      const before = await read(id, buyer.token);
      let answer: ReturnType<typeof post> | undefined;
      await transaction(world.db, async (db) => {
        await lockDesignOrder(db, id);
        await sql`update users set roles = '{ROLE_USER}' where id = ${designer.id}`.execute(db);
        const { token } = designer;
        answer = world.call(what === 'seen' ? 'PUT' : 'POST', `/design-orders/${id}/${what}`, {
          token,
          body: bodies[what],
        });
        await until(async () => (await waitingForLocks(world.db)) > 0);
      });
      expect(await answer).toMatchObject({ status: 404, error: 'not_found' });
      expect(await read(id, buyer.token)).toMatchObject({ state: 'SENT', entries: before.entries });
      await giveRoles(world, designer.id, 'ROLE_DESIGNER');
      expect(await read(id, designer.token)).toMatchObject({ unread: 1 });
    },
  );

  test.each(['/consultations', '/user/design-orders'])(
    'whose role is taken away while %s waits is not told how to reach who asks',
    async (path) => {
      const contact = { contact: 'lan@mail.example', message: 'Nhà tôi hướng tây' };
      const body = { work: ids.work, ...(path === '/consultations' ? contact : designBrief) };
      const told = async () => [
        ...(await noticesOf(designer.id, 'CONSULT')),
        ...(await noticesOf(designer.id, 'ORDER_DESIGN_PLACED')),
      ];
      const before = (await told()).length;
      let answer: ReturnType<typeof post> | undefined;
      await transaction(world.db, async (db) => {
        await lockAccount(db, designer.id);
        await sql`update users set roles = '{ROLE_USER}' where id = ${designer.id}`.execute(db);
        answer = post(path, buyer.token, body);
        await until(async () => (await waitingForLocks(world.db)) > 0);
      });
      const refused = await answer;
      await giveRoles(world, designer.id, 'ROLE_DESIGNER');
      expect(refused).toMatchObject({ status: 404, field: 'designer' });
      expect(await told()).toHaveLength(before);
      expect(await post(path, buyer.token, body)).toMatchObject({ status: 200 });
    },
  );

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
    expect(await say(id, designer.token, 'Của tôi', [picture])).toMatchObject({ status: 404 });
    expect(await say(id, buyer.token, '', [picture])).toMatchObject({
      status: 200,
      data: { files: [{ id: picture, width: 300, height: 200, url: `/api/design-orders/${id}/files/${picture}` }] },
    });
    for (const token of [buyer.token, designer.token])
      expect(await file(token)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp', 'cache-control': expect.stringMatching(/private|no-store/) },
      });
    const stranger = await someone();
    await giveRoles(world, stranger.id, 'ROLE_ADMIN');
    for (const answer of [
      await file(stranger.token),
      await file(designer.token, elsewhere),
      await file(designer.token, id, 'i_none'),
      await world.call('GET', `/media/${picture}/file`, { token: stranger.token }),
      await world.call('GET', `/media/${picture}/file`, { token: designer.token }),
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
