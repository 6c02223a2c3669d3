import { describe, expect, test } from 'vitest';
import { signIn } from '../../../../../tests/support/app.ts';
import { rejectReceipt, sendReceipt } from '../../../../../tests/support/money/payments.ts';
import { orderAddress, type Order, type Placed } from '../order.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { openOrderDesk, orderOf } from '../../../../../tests/support/money/order-desk.ts';

const { world, market, seller, buyer, auditor, newBuyer, stockOf, form, place, placed, read, pay, noticesOf } =
  await openOrderDesk();

describe('G1: cancel', () => {
  test('twice, and 10 at once: one transition, one notice, stock back once', async () => {
    const order = await placed();
    const before = await noticesOf(market.merchant.id, 'ORDER_CANCELLED');
    const cancels = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: { reason: 'Đổi ý' } }),
      ),
    );
    expect(cancels.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(cancels.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: {} })).toMatchObject(
      { status: 409, error: 'order_state', state: 'CANCELLED' },
    );
    expect(await stockOf('v_a')).toBe(3);
    expect(await noticesOf(market.merchant.id, 'ORDER_CANCELLED')).toBe(before + 1);
    const events = (await read(order.id)).events.map(({ state }) => state);
    expect(events).toEqual(['PENDING_PAYMENT', 'CANCELLED']);
    expect(
      (await world.db.selectFrom('bills').select('status').where('id', '=', order.bill).executeTakeFirstOrThrow())
        .status,
    ).toBe('CANCELLED');
  });

  test('after payment the money is due back; the seller needs a reason', async () => {
    const order = await placed();
    await pay(order);
    expect(
      await world.call('POST', `/merchant/orders/${order.id}/cancel`, { token: seller.token, body: {} }),
    ).toMatchObject({
      status: 400,
      field: 'reason',
    });
    const answer = await world.call('POST', `/merchant/orders/${order.id}/cancel`, {
      token: seller.token,
      body: { reason: 'Hết gỗ sồi' },
      locale: 'vi',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { state: 'REFUND_DUE', reason: { text: 'Hết gỗ sồi', lang: 'vi' } },
    });
    expect(await stockOf('v_a')).toBe(3);
    expect(await noticesOf(buyer.id, 'ORDER_DROPPED')).toBeGreaterThan(0);
  });

  test('sent, it can no longer be cancelled', async () => {
    const order = await placed();
    await pay(order);
    await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller.token,
      body: { carrier: 'GHN', tracking: 'X1' },
    });
    for (const [path, token] of [
      [`/user/orders/${order.id}/cancel`, buyer.token],
      [`/merchant/orders/${order.id}/cancel`, seller.token],
    ] as const) {
      expect(await world.call('POST', path, { token, body: { reason: 'Too late now' } })).toMatchObject({
        status: 409,
        error: 'order_state',
        state: 'SHIPPED',
      });
    }
  });
});

describe('G1, G3: the way of an order', () => {
  test('receipt, payment, sent, complete, each told to the other side', async () => {
    const order = await placed();
    expect(
      await world.call('POST', `/merchant/orders/${order.id}/ship`, {
        token: seller.token,
        body: { carrier: 'GHN', tracking: 'X1' },
      }),
    ).toMatchObject({ status: 409, state: 'PENDING_PAYMENT' });
    await sendReceipt(world, order.bill);
    await rejectReceipt(world, auditor, order.bill);
    expect(await read(order.id)).toMatchObject({ state: 'RECEIPT_REJECTED', payBy: expect.any(String) });
    expect((await read(order.id)).events.at(-1)!.reason).toEqual({ text: 'Ảnh mờ', lang: 'vi' });
    await pay(order);
    const sent = await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller.token,
      body: { carrier: 'Viettel Post', tracking: 'VTP1' },
    });
    expect(sent.data).toMatchObject({
      state: 'SHIPPED',
      carrier: 'Viettel Post',
      side: 'seller',
      receiver: 'Trần Lan',
    });
    const done = await world.call('POST', `/user/orders/${order.id}/complete`, { token: buyer.token });
    expect(orderOf(done).events.map(({ state, by }) => `${by} ${state}`)).toEqual([
      'buyer PENDING_PAYMENT',
      'buyer RECEIPT_SUBMITTED',
      'admin RECEIPT_REJECTED',
      'buyer RECEIPT_SUBMITTED',
      'admin PAID',
      'seller SHIPPED',
      'buyer COMPLETED',
    ]);
    expect(await noticesOf(market.merchant.id, 'ORDER_COMPLETED')).toBe(1);
    const { details } = await world.db
      .selectFrom('notices')
      .select('details')
      .where('type', '=', 'ORDER_SHIPPED')
      .where('link', '=', orderAddress(order.id))
      .executeTakeFirstOrThrow();
    expect(details, 'which of several orders it is').toMatchObject({
      number: order.number,
      thing: { en: expect.stringMatching(/./) },
      more: expect.any(Number),
    });
  });

  test('lists of both sides, page by page, by state', async () => {
    const mine = (await world.call('GET', '/user/orders?page=0&size=2&status=cancelled', { token: buyer.token }))
      .data as { content: Order[]; total: number };
    expect(mine.content.every(({ state }) => state === 'CANCELLED')).toBe(true);
    expect(mine.total).toBeGreaterThan(0);
    const sold = (await world.call('GET', '/merchant/orders?size=100', { token: seller.token })).data as {
      content: Order[];
      total: number;
    };
    expect(sold.total).toBeGreaterThan(mine.total);
    expect((await world.call('GET', '/user/orders?status=nonsense', { token: buyer.token })).status).toBe(400);
  });

  test('someone else’s order is not there, in any call', async () => {
    const order = await placed();
    const other = await newBuyer();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/complete'],
    ] as const)
      expect(
        await world.call(method, `/user/orders/${order.id}${path}`, {
          token: other.token,
          body: method === 'POST' && path === '/cancel' ? {} : undefined,
        }),
      ).toMatchObject({ status: 404 });
    expect(await world.call('GET', `/merchant/orders/${order.id}`, { token: other.token })).toMatchObject({
      status: 403,
    });
  });
});

describe('PRODUCT: the clock of orders', () => {
  const wind = () => expireOrders(world.db, world.services);

  test('unpaid for 24 hours: cancelled once, both told; a submitted receipt stops the clock', async () => {
    const unpaid = await placed();
    const sent = await placed();
    await sendReceipt(world, sent.bill);
    const before = await noticesOf(buyer.id, 'ORDER_CANCELLED');
    world.clock.advance(23 * 3600);
    await wind();
    const token = await signIn(world, buyer);
    const state = async (id: string) => orderOf(await world.call('GET', `/user/orders/${id}`, { token })).state;
    expect(await state(unpaid.id)).toBe('PENDING_PAYMENT');
    world.clock.advance(3600);
    await Promise.all([wind(), wind()]);
    buyer.token = await signIn(world, buyer);
    seller.token = await signIn(world, seller);
    expect([(await read(unpaid.id)).state, (await read(sent.id)).state]).toEqual(['CANCELLED', 'RECEIPT_SUBMITTED']);
    expect(await noticesOf(buyer.id, 'ORDER_CANCELLED')).toBeGreaterThan(before);
    expect((await read(unpaid.id)).events).toHaveLength(2);
  });

  test('14 days after it was sent it completes by itself', async () => {
    const order = await placed();
    await pay(order);
    await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller.token,
      body: { carrier: 'GHN', tracking: 'X9' },
    });
    world.clock.advance(14 * 86_400 - 60);
    await wind();
    buyer.token = await signIn(world, buyer);
    expect((await read(order.id)).state).toBe('SHIPPED');
    world.clock.advance(60);
    await wind();
    buyer.token = await signIn(world, buyer);
    expect((await read(order.id)).events.at(-1)).toMatchObject({ state: 'COMPLETED', by: 'clock' });
    seller.token = await signIn(world, seller);
  });

  test('D3, G2: what nobody is left to pay for is cancelled with the next look at the clock: stock is back, the seller reads why, nobody reads where it was to go', async () => {
    const left = await newBuyer();
    const stock = await stockOf('v_a');
    const { id } = ((await place(form(), left.token)).data as Placed).orders[0]!;
    expect((await world.call('DELETE', '/user', { token: left.token, body: { password: left.password } })).status).toBe(
      200,
    );
    const row = () =>
      world.db
        .selectFrom('orders')
        .select(['state', 'receiver', 'mobile', 'buyer_email', 'address'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ state: 'PENDING_PAYMENT', receiver: 'Trần Lan' });
    expect(await stockOf('v_a')).toBe(stock - 1);
    await wind();
    expect(await stockOf('v_a')).toBe(stock);
    const { data } = await world.call('GET', `/merchant/orders/${id}`, { token: seller.token, locale: 'vi' });
    const reason = { text: 'Người mua đã xoá tài khoản trước khi thanh toán.', lang: 'vi' };
    expect((data as Order).events.at(-1)).toMatchObject({ state: 'CANCELLED', by: 'clock', reason });
    const told = await world.db
      .selectFrom('notices')
      .select('reason')
      .where('user_id', '=', market.merchant.id)
      .where('type', '=', 'ORDER_CANCELLED')
      .where('link', '=', orderAddress(id))
      .execute();
    expect(told).toMatchObject([{ reason: { vi: reason.text } }]);
    expect(await row()).toMatchObject({
      state: 'CANCELLED',
      receiver: '',
      mobile: '',
      buyer_email: '',
      address: { detail: '' },
    });
  });
});
