import { describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { signIn } from '../../../../tests/support/app.ts';
import { letterAfterMs, notifyUnseen, expireDesignOrders } from './expire-design-orders.server.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { openTalkDesk } from '../../../../tests/support/money/talk-desk.ts';

const { world, market, designer, buyer, ask, order, step, say, read, look, noticesOf, lettersTo } =
  await openTalkDesk();

describe('G3: what is delivered and left without a word', () => {
  async function delivered(): Promise<string> {
    const id = await order();
    await step(id, 'accept', designer.token, { price: 25_000_000 });
    await step(id, 'begin', buyer.token, { price: 25_000_000, terms: '' });
    await step(id, 'deliver', designer.token, { text: 'Bản vẽ đây' });
    return id;
  }
  const day = 86_400;
  const again = async () => {
    buyer.token = await signIn(world, buyer);
    designer.token = await signIn(world, designer);
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
    expect((await read(id, designer.token)).completeBy).toBe(
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
    await step(id, 'deliver', designer.token, {});
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
    await look(id, designer.token, 1);
    const letters = await lettersTo(market.designer.email);
    world.clock.advance(600);
    for (const text of ['Một', 'Hai', 'Ba'])
      expect(await say(id, buyer.token, text)).toMatchObject({ status: 200, data: { text } });
    expect((await read(id, designer.token)).unread).toBe(3);
    expect((await noticesOf(market.designer.id, 'MESSAGE')).filter(({ link }) => link!.endsWith(id))).toHaveLength(1);
    await notifyUnseen(world.db, world.services);
    expect(await lettersTo(market.designer.email)).toBe(letters);
    world.clock.advance(letterAfterMs / 1000);
    for (const _ of [1, 2]) await notifyUnseen(world.db, world.services);
    expect(await lettersTo(market.designer.email)).toBe(letters + 1);
    expect(await look(id, designer.token, 3)).toMatchObject({ data: { unread: 1 } });
    expect(await look(id, designer.token, 4)).toMatchObject({ data: { unread: 0 } });
    expect(
      (await noticesOf(market.designer.id, 'MESSAGE')).filter(
        ({ link, read_at }) => link!.endsWith(id) && read_at === null,
      ),
    ).toEqual([]);
    expect((await read(id, buyer.token)).theySaw).toBe(4);
  });

  test('one letter is written of what lies, whoever else writes it, and while the talk goes on', async () => {
    const id = await ask();
    await look(id, designer.token, 1);
    world.clock.advance(60);
    await say(id, buyer.token, 'Còn một câu nữa');
    world.clock.advance(letterAfterMs / 1000);
    const letters = await lettersTo(market.designer.email);
    const write = () => notifyUnseen(world.db, world.services);
    const holdBox = (db: Database) =>
      db
        .selectFrom('notice_boxes')
        .select('user_id')
        .where('user_id', '=', designer.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
    expect(await faultsOfBoth(world, holdBox, write, write)).toEqual([]);
    expect(await lettersTo(market.designer.email)).toBe(letters + 1);

    const other = await ask();
    await look(other, designer.token, 99);
    world.clock.advance(60);
    await say(other, buyer.token, 'Nhà tôi có mèo');
    world.clock.advance(letterAfterMs / 1000);
    const close = () => step(other, 'close', buyer.token, {});
    expect(await faultsOfBoth(world, holdBox, write, close)).toEqual([]);
    expect(await read(other, buyer.token)).toMatchObject({ state: 'CLOSED' });
  });

  test('two who talk live get neither notices nor letters of it; who left hears after a while', async () => {
    const id = await ask();
    await look(id, designer.token, 1);
    const letters = await lettersTo(buyer.email);
    await say(id, designer.token, 'Chào bạn');
    await look(id, buyer.token, 2);
    world.clock.advance(60);
    await say(id, designer.token, 'Nhà hướng tây thì che nắng trước đã.');
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
    await Promise.all(Array.from({ length: 24 }, (_, n) => say(id, n % 2 ? buyer.token : designer.token, `Câu ${n}`)));
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
    expect((await read(id, designer.token)).entries.at(-1)!.text).toBe(nasty);
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0007b', 'a\u202eb'])
      expect(await say(id, buyer.token, text), JSON.stringify(text)).toMatchObject({ status: 400, field: 'text' });
    world.clock.advance(61);
    for (let n = 0; n < 30; n += 1) expect(await say(id, buyer.token, `Câu ${n}`)).toMatchObject({ status: 200 });
    expect(await say(id, buyer.token, 'Thêm một câu')).toMatchObject({ status: 429, error: 'too_many_requests' });
  });

  test('nobody fills the other’s box by naming a price again and again', async () => {
    const id = await order();
    expect((await step(id, 'accept', designer.token, { price: 1_000_000 })).status).toBe(200);
    await world.db
      .updateTable('limits')
      .set({ hits: 120 })
      .where('key', '=', `talk-step:${market.designer.id}`)
      .execute();
    const before = await lettersTo(buyer.email);
    expect(await step(id, 'accept', designer.token, { price: 2_000_000 })).toMatchObject({
      status: 429,
      error: 'too_many_requests',
    });
    expect(await lettersTo(buyer.email)).toBe(before);
    await world.db.deleteFrom('limits').where('key', '=', `talk-step:${market.designer.id}`).execute();
  });
});
