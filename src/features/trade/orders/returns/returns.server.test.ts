import { describe, expect, test } from 'vitest';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { statementOf } from '#features/trade/ledger/ledger.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { signIn } from '../../../../../tests/support/app.ts';
import { ids } from '../../../../../tests/support/market.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import { answerReturnWithinDays } from '../order-limits.ts';
import type { Order, OrderPage } from '../order.ts';
import { waitingOrders } from './waiting-queries.server.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';

const {
  world,
  market,
  buyer,
  tokens,
  post,
  shipped,
  received,
  picture,
  ask,
  asked,
  orderOf,
  agree,
  receive,
  send,
  stock,
  noticesOf,
} = await openReturnDesk();

describe('G6, returns: asked within seven days of receipt', () => {
  test('with reason and pictures that both sides and auditors see and nobody else; the seller is told once', async () => {
    const id = await received();
    expect(await orderOf(id)).toMatchObject({ returns: [], returnable: [{ position: 0, quantity: 1 }] });
    const before = await noticesOf(market.merchant, 'ORDER_RETURN_ASKED');
    const answer = await ask(id, { pictures: [await picture()] });
    const [back] = (answer.data as Order).returns;
    expect(answer.data).toMatchObject({
      state: 'COMPLETED',
      returnBy: null,
      returnable: [],
      returns: [
        {
          state: 'ASKED',
          kind: 'faulty',
          lines: [{ position: 0, quantity: 1 }],
          amount: 18_800_000,
          reason: { text: 'Chân ghế bị nứt' },
          pictures: [`/api/user/orders/${id}/returns/${back!.id}/pictures/0`],
        },
      ],
    });
    const look = async (who: string, at = 0) =>
      (await world.call('GET', `/user/orders/${id}/returns/${back!.id}/pictures/${at}`, { token: tokens[who] })).status;
    expect([
      await look('buyer'),
      await look('seller'),
      await look('auditor'),
      await look('stranger'),
      await look('buyer', 1),
    ]).toEqual([200, 200, 200, 404, 404]);
    expect(await ask(id), 'none of it twice').toMatchObject({ status: 400, error: 'return_amount', field: 'lines' });
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_ASKED')).toBe(before + 1);
  });

  test('damage is shown with a picture; more are added while it is open, and the seller is told', async () => {
    const id = await received();
    expect(await ask(id, { pictures: [] })).toMatchObject({ status: 400, error: 'return_picture', field: 'pictures' });
    const back = await asked(id, { pictures: [await picture()] });
    const add = (pictures: string[], who = 'buyer') => post(who, `/user/${back}/pictures`, { pictures });
    const before = await noticesOf(market.merchant, 'ORDER_RETURN_PICTURES');
    expect((await add([await picture(), await picture()])).data).toMatchObject({ returns: [{ state: 'ASKED' }] });
    expect((await orderOf(id)).returns[0]?.pictures).toHaveLength(3);
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_PICTURES')).toBe(before + 1);
    expect(await add([await picture('stranger')])).toMatchObject({ status: 404 });
    expect(await add([await picture()], 'stranger')).toMatchObject({ status: 404 });
    const four = await Promise.all([picture(), picture(), picture(), picture()]);
    expect(await add(four)).toMatchObject({ status: 400, error: 'return_pictures' });
    await post('buyer', `/user/${back}/withdraw`);
    expect(await add([await picture()])).toMatchObject({ status: 409, error: 'return_state' });
  });

  test('a list of returns names what comes back, not the order’s sum; what waits is counted for its side', async () => {
    const id = await received(2);
    const before = await waitingOrders(world.db, market.merchant.id);
    await asked(id, { quantity: 1 });
    const listed = await world.call('GET', '/merchant/orders?status=RETURNS', { token: tokens.seller });
    const found = (listed.data as OrderPage).content.find((each) => each.id === id);
    expect(found).toMatchObject({ returnAmount: 18_500_000 });
    expect(found!.total).toBeGreaterThan(18_500_000);
    const { sold } = await waitingOrders(world.db, market.merchant.id);
    expect(sold).toEqual({ all: before.sold.all + 1, returns: before.sold.returns + 1 });
  });

  test('neither before it is sent, nor for somebody else’s, nor with somebody else’s picture, nor after the seventh day', async () => {
    const id = await received();
    const body = { kind: 'faulty', lines: [{ position: 0, quantity: 1 }], reason: 'mine now', pictures: [] };
    expect(await ask(id, { pictures: [await picture('stranger')] })).toMatchObject({ status: 404 });
    expect(await post('stranger', `/user/orders/${id}/returns`, body)).toMatchObject({ status: 404 });
    expect(await post('buyer', `/user/orders/${id}/returns`, { ...body, reason: 'x' })).toMatchObject({
      status: 400,
      field: 'reason',
    });
    await world.db.updateTable('orders').set({ state: 'PAID' }).where('id', '=', id).execute();
    expect(await ask(id)).toMatchObject({ status: 409, error: 'order_state', state: 'PAID' });
    await world.db.updateTable('orders').set({ state: 'COMPLETED' }).where('id', '=', id).execute();
    const { returnBy } = await orderOf(id);
    world.clock.advance(7 * 86_400 + 1);
    tokens.buyer = await signIn(world, buyer);
    expect(await orderOf(id), 'all of the last day').toMatchObject({ returnBy, returnEnded: null });
    world.clock.advance(86_400);
    tokens.buyer = await signIn(world, buyer);
    expect(await ask(id)).toMatchObject({ status: 409, error: 'return_late' });
    expect(await orderOf(id)).toMatchObject({ returnable: [], returnBy: null, returnEnded: returnBy });
  });

  test('who confirmed that it arrived is not offered “not received”; asked, it says until when the merchant answers', async () => {
    const id = await received();
    expect((await orderOf(id)).returnKinds).toEqual(['unwanted', 'part', 'faulty']);
    const [back] = ((await ask(id)).data as Order).returns;
    const days = (new Date(back!.answerBy ?? 0).getTime() - new Date(back!.askedAt).getTime()) / 86_400_000;
    expect(days).toBe(answerReturnWithinDays);
  });

  test('no more than was bought, each line once, and only what is there', async () => {
    const id = await received(2);
    for (const lines of [
      [{ position: 0, quantity: 3 }],
      [{ position: 1, quantity: 1 }],
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    ])
      expect(
        await post('buyer', `/user/orders/${id}/returns`, { kind: 'faulty', lines, reason: 'Nứt', pictures: [] }),
      ).toMatchObject({ status: 400, error: 'return_amount', field: 'lines' });
    for (const lines of [[], [{ position: 0, quantity: 0 }], [{ position: -1, quantity: 1 }]])
      expect(
        (await post('buyer', `/user/orders/${id}/returns`, { kind: 'faulty', lines, reason: 'Nứt', pictures: [] }))
          .status,
      ).toBe(400);
    const both = await Promise.all([ask(id, { quantity: 2 }), ask(id, { quantity: 2 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('G6, returns: the seller’s answer and the book', () => {
  test('declined only with a reason, and then the sale stands', async () => {
    const id = await received();
    const back = await asked(id);
    expect(await post('seller', `/merchant/${back}/answer`, { agree: false })).toMatchObject({
      status: 400,
      field: 'answer',
    });
    expect(await receive(back)).toMatchObject({ status: 409, error: 'return_state', state: 'ASKED' });
    expect(
      (await post('seller', `/merchant/${back}/answer`, { agree: false, answer: 'Ghế làm riêng theo số đo' })).data,
    ).toMatchObject({
      state: 'COMPLETED',
      returns: [{ state: 'DECLINED', answer: { text: 'Ghế làm riêng theo số đo' } }],
    });
    expect(await post('buyer', `/user/${back}/withdraw`)).toMatchObject({ status: 409, state: 'DECLINED' });
    expect(await ask(id), 'answered, it is not asked for again').toMatchObject({ status: 400, error: 'return_amount' });
    expect(await noticesOf(buyer, 'ORDER_RETURN_DECLINED')).toBe(1);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });

  test('agreed, the buyer reads where to send it and who pays for that; a shop without an address names one first', async () => {
    const id = await received();
    const back = await asked(id);
    await world.db.updateTable('merchants').set({ address: null }).where('id', '=', ids.merchant).execute();
    expect(await agree(back)).toMatchObject({ status: 409, error: 'return_address' });
    expect((await orderOf(id)).returns).toMatchObject([{ state: 'ASKED', returnTo: null }]);
    const returnTo = { address: 'Xưởng 3, phường Võ Cường, Bắc Ninh', phone: '0900000000' };
    await world.db.updateTable('merchants').set({ address: returnTo.address }).where('id', '=', ids.merchant).execute();
    expect(await agree(back)).toMatchObject({ status: 200 });
    expect((await orderOf(id)).returns).toMatchObject([{ state: 'AGREED', returnTo }]);
    const [told] = await world.db
      .selectFrom('notices')
      .select('details')
      .where('user_id', '=', buyer.id)
      .where('type', '=', 'ORDER_RETURN_TO')
      .orderBy('seq', 'desc')
      .execute();
    expect(told?.details).toMatchObject({ ...returnTo, merchant: 'Mộc Lặng', freight: 'shop' });
    const mails = await world.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    expect(JSON.stringify(mails), 'by mail too').toContain(returnTo.address);
  });

  test('every notice and mail of a return names the piece it is about, not the first of the order', async () => {
    const id = await shipped(1, [{ product: ids.black, variant: 'v_c' }]);
    const lines = (await orderOf(id)).lines.map(({ product }) => product);
    const position = lines.indexOf(ids.black);
    const { returns } = (
      await post('buyer', `/user/orders/${id}/returns`, {
        kind: 'faulty',
        lines: [{ position, quantity: 1 }],
        reason: 'Da bị rách',
        pictures: [await picture()],
      })
    ).data as Order;
    const back = `orders/${id}/returns/${returns[0]?.id}`;
    await agree(back);
    await post('buyer', `/user/${back}/sent`, { carrier: 'GHN', tracking: 'V1' });
    await receive(back);
    const told = await world.db
      .selectFrom('notices')
      .select(['type', 'details'])
      .where((row) => row.or([row('type', 'like', 'ORDER_RETURN_%'), row('type', '=', 'REFUND_DUE')]))
      .where((row) => row.or([row('link', 'like', `%${id}%`), row('type', '=', 'REFUND_DUE')]))
      .orderBy('seq', 'desc')
      .limit(4)
      .execute();
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'ORDER_RETURN_ASKED',
      'ORDER_RETURN_SENT',
      'ORDER_RETURN_TO',
      'REFUND_DUE',
    ]);
    const { name } = await world.db
      .selectFrom('products')
      .select('name')
      .where('id', '=', ids.black)
      .executeTakeFirstOrThrow();
    for (const { type, details } of told) expect(details, type).toMatchObject({ thing: name, more: 0 });
  });

  test('O7: of two lines of one name, the mail says which is meant', async () => {
    const id = await shipped(1, [{ product: ids.black, variant: 'v_c' }]);
    for (const [position, en] of ['Black', 'Brown'].entries())
      await world.db
        .updateTable('order_lines')
        .set({ name: JSON.stringify({ en: 'Chair', zh: '椅子' }), colour: JSON.stringify({ en }), label: '{}' })
        .where('order_id', '=', id)
        .where('position', '=', position)
        .execute();
    await post('buyer', `/user/orders/${id}/returns`, {
      kind: 'part',
      lines: [{ position: 1, quantity: 1 }],
      reason: 'Thiếu một con ốc',
      pictures: [await picture()],
    });
    const { details } = await world.db
      .selectFrom('notices')
      .select('details')
      .where('type', '=', 'ORDER_RETURN_ASKED')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ thing: { en: 'Chair, Brown', zh: '椅子，Brown' }, more: 0 });
  });

  test('P5: bought again, what went back is left out; where all of it went back, it is all of it', async () => {
    await world.db.updateTable('product_variants').set({ stock: 9 }).where('id', 'in', ['v_a', 'v_c']).execute();
    const id = await shipped(2, [{ product: ids.black, variant: 'v_c' }]);
    const at = (await orderOf(id)).lines.findIndex(({ product }) => product === ids.sofa);
    const cart = async () => {
      await world.db.deleteFrom('cart_lines').where('user_id', '=', buyer.id).execute();
      await post('buyer', `/user/orders/${id}/again`);
      const lines = await world.db
        .selectFrom('cart_lines')
        .select(['product_id', 'quantity'])
        .where('user_id', '=', buyer.id)
        .execute();
      return Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, quantity]));
    };
    async function sentBack(position: number, quantity: number): Promise<void> {
      const before = (await orderOf(id)).returns.map((each) => each.id);
      const { returns } = (
        await post('buyer', `/user/orders/${id}/returns`, {
          kind: 'faulty',
          lines: [{ position, quantity }],
          reason: 'Bị nứt',
          pictures: [await picture()],
        })
      ).data as Order;
      const back = `orders/${id}/returns/${returns.find((each) => !before.includes(each.id))?.id}`;
      await agree(back);
      await receive(back);
    }
    expect(await cart()).toEqual({ [ids.sofa]: 2, [ids.black]: 1 });
    await sentBack(at, 1);
    expect(await cart()).toEqual({ [ids.sofa]: 1, [ids.black]: 1 });
    await sentBack(at, 1);
    expect(await cart()).toEqual({ [ids.black]: 1 });
    await sentBack(1 - at, 1);
    expect(await cart()).toEqual({ [ids.sofa]: 2, [ids.black]: 1 });
  });

  test('on its way back, a wrong carrier or number is corrected and the merchant told; the same again tells nobody', async () => {
    const id = await received();
    const back = await asked(id);
    await agree(back);
    const before = await noticesOf(market.merchant, 'ORDER_RETURN_SENT');
    const sent = (tracking: string) => post('buyer', `/user/${back}/sent`, { carrier: 'GHN', tracking });
    for (const tracking of ['V1', 'V2', 'V2']) expect(await sent(tracking)).toMatchObject({ status: 200 });
    const order = await orderOf(id);
    expect(order.returns).toMatchObject([{ state: 'SENT', carrier: 'GHN', tracking: 'V2' }]);
    expect(order.events.filter(({ state }) => state === 'TRACKING')).toMatchObject([{ by: 'buyer' }]);
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_SENT')).toBe(before + 2);
    await receive(back);
    expect(await sent('V3')).toMatchObject({ status: 409, error: 'return_state' });
  });

  test('received back: the sale is booked back as it was booked, the money is due, then refunded; ten at once are one', async () => {
    const id = await received();
    const before = await storedLedger(world.db);
    const back = await asked(id);
    // What the house keeps has changed since; what it kept of this sale has not.
    await writeSetting(world.db, 'commission', { basisPoints: 900 }, world.clock.now());
    await agree(back);
    const stood = await stock();
    const all = await Promise.all(Array.from({ length: 10 }, () => receive(back)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status, state }) => status === 409 && state === 'REFUND_DUE')).toHaveLength(9);
    await writeSetting(world.db, 'commission', { basisPoints: 500 }, world.clock.now());
    expect(await stock()).toBe(stood + 1);
    const order = await orderOf(id);
    expect(order).toMatchObject({
      state: 'REFUND_DUE',
      returns: [{ state: 'RECEIVED' }],
      refunded: 0,
      refundDue: order.total,
      refunds: [{ amount: order.total, why: 'returned', state: 'DUE', order: { id } }],
    });
    const { entries } = await statementOf(world.services, ids.merchant);
    expect(entries.filter((each) => each.order === id).map(({ kind }) => kind)).toEqual(['return', 'settlement']);
    const after = await storedLedger(world.db);
    expect((after.held ?? 0) - (before.held ?? 0)).toBe(-order.total);
    expect((after[merchantAccount(ids.merchant)] ?? 0) - before[merchantAccount(ids.merchant)]!).toBe(
      order.total - Math.floor(order.total * 0.05),
    );
    expect(after).toEqual(await replayedLedger(world.db, () => 500));
    expect(await send(order.refunds[0]!.id)).toMatchObject({ status: 200, data: { state: 'SENT' } });
    expect(await orderOf(id)).toMatchObject({ state: 'REFUNDED', refunded: order.total, refundDue: 0 });
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });

  test('some of it: the order stays complete until all is back, each part is refunded by itself, delivery only with a whole order at fault', async () => {
    const [mixed, lost] = [await received(2), await shipped(1)];
    const first = await asked(mixed, { kind: 'unwanted' });
    await agree(first);
    expect((await receive(first)).data).toMatchObject({
      state: 'COMPLETED',
      returnable: [{ position: 0, quantity: 1 }],
      returns: [{ state: 'RECEIVED', amount: 18_500_000 }],
    });
    const rest = await asked(mixed, { kind: 'faulty' });
    await agree(rest);
    expect((await receive(rest)).data).toMatchObject({ state: 'REFUND_DUE', returnable: [] });
    const { refunds, total } = await orderOf(mixed);
    expect(refunds.map(({ amount, why, state }) => [amount, why, state])).toEqual([
      [18_500_000, 'returned', 'DUE'],
      [18_500_000, 'returned', 'DUE'],
    ]);
    expect(total - 37_000_000, 'the delivery is kept: one of them was not wanted any more').toBe(300_000);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
    await send(refunds[0]!.id);
    expect((await orderOf(mixed)).state).toBe('REFUND_DUE');
    await send(refunds[1]!.id);
    expect((await orderOf(mixed)).state).toBe('REFUNDED');
    const whole = await asked(lost, { kind: 'missing' });
    await agree(whole);
    expect(await orderOf(lost), 'what never came is not sent back').toMatchObject({
      state: 'REFUND_DUE',
      returns: [{ state: 'RECEIVED' }],
      refunds: [{ amount: 18_800_000 }],
    });
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });

  test('kept after all: nothing is booked, and it may be asked for again; for a silent seller an auditor answers; a seller cannot answer at another’s shop', async () => {
    const kept = await received();
    const silent = await received();
    const withdrawn = await asked(kept);
    expect((await post('buyer', `/user/${withdrawn}/withdraw`)).data).toMatchObject({
      state: 'COMPLETED',
      returns: [{ state: 'WITHDRAWN' }],
      returnable: [{ position: 0, quantity: 1 }],
    });
    const back = await asked(silent);
    expect((await post('stranger', `/merchant/${back}/answer`, { agree: true })).status).toBe(403);
    expect(
      await post('auditor', `/admin/orders/${kept}/returns/${back.split('/').at(-1)}/answer`, { agree: true }),
      'a return of another order',
    ).toMatchObject({ status: 404 });
    expect((await post('auditor', `/admin/${back}/answer`, { agree: true })).status).toBe(200);
    const stood = await stock();
    expect((await post('auditor', `/admin/${back}/received`, { restock: false })).data).toMatchObject({
      state: 'REFUND_DUE',
    });
    expect(await stock()).toBe(stood);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });
});
