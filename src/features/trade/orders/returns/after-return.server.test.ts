import { describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { readPayout } from '#features/trade/ledger/payouts.server.ts';
import { signIn } from '../../../../../tests/support/app.ts';
import { ids } from '../../../../../tests/support/market.ts';
import { payBill } from '../../../../../tests/support/money/payments.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import type { Placed } from '../order.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';

const { world, market, buyer, auditor, tokens, signInAll, post, received, asked, orderOf, agree, receive, noticesOf } =
  await openReturnDesk();

describe('G6: what is safe to pay out', () => {
  const fresh = async () => (await readPayout(world.services, ids.merchant)).fresh;

  test('not a sale somebody asked to give back, however long the seller lets it wait', async () => {
    const back = await asked(await received());
    world.clock.advance(8 * 86_400);
    const before = await fresh();
    tokens.seller = await signIn(world, market.merchant);
    expect(
      (await post('seller', `/merchant/${back}/answer`, { agree: false, answer: 'Không có vết nứt nào.' })).status,
    ).toBe(200);
    expect(before - (await fresh())).toBe(17_860_000);
  });

  test('what came back after the window is neither a fresh sale nor taken off the fresh ones', async () => {
    const back = await asked(await received());
    await agree(back);
    world.clock.advance(8 * 86_400);
    const before = await fresh();
    tokens.seller = await signIn(world, market.merchant);
    expect((await receive(back)).status).toBe(200);
    expect(before - (await fresh())).toBe(17_860_000);
  });
});

describe('F6, what was given back is no longer spoken of', () => {
  const ratingOf = async () =>
    (await world.db.selectFrom('products').select('ratings').where('id', '=', ids.sofa).executeTakeFirstOrThrow())
      .ratings;

  test('praised and then given back: the stars go, only its author reads it and why, and no other review can be written', async () => {
    const kept = await received();
    const back = await received();
    for (const id of [kept, back])
      expect(
        (await post('buyer', `/user/orders/${id}/reviews`, { line: 0, stars: 5, text: 'Đẹp lắm', pictures: [] }))
          .status,
      ).toBe(200);
    expect(await ratingOf()).toEqual([0, 0, 0, 0, 2]);
    const way = await asked(back);
    await agree(way);
    expect(await ratingOf(), 'while it is only agreed it still counts').toEqual([0, 0, 0, 0, 2]);
    expect((await receive(way)).status).toBe(200);
    expect(await ratingOf()).toEqual([0, 0, 0, 0, 1]);
    expect((await world.call('GET', `/products/${ids.sofa}/reviews`)).data).toMatchObject({
      total: 1,
      reviews: [{ stars: 5 }],
    });
    const mine = (await world.call('GET', `/user/orders/${back}/reviews`, { token: tokens.buyer })).data as {
      review: { id: string; state: string; open: boolean };
    }[];
    expect(mine).toMatchObject([{ review: { state: 'returned', open: false } }]);
    expect(
      await world.call('PUT', `/user/reviews/${mine[0]!.review.id}`, {
        token: tokens.buyer,
        body: { stars: 4, text: '', pictures: [] },
      }),
    ).toMatchObject({ status: 409, error: 'review_closed' });
    expect(
      await post('buyer', `/user/orders/${back}/reviews`, { line: 0, stars: 5, text: '', pictures: [] }),
    ).toMatchObject({ status: 409, error: 'order_state' });
  });

  /** The sofa as two lines of one order, received. */
  async function bothReceived(): Promise<string> {
    await world.db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_b').execute();
    const placed = await post('buyer', '/user/orders', {
      from: 'product',
      lines: ['v_a', 'v_b'].map((variant) => ({ product: ids.sofa, variant, quantity: 1 })),
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: 'lan@mail.example',
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    });
    const { id, bill } = (placed.data as Placed).orders[0]!;
    await payBill(world, auditor, bill);
    await post('seller', `/merchant/orders/${id}/ship`, { carrier: 'GHN', tracking: 'X1' });
    expect((await post('buyer', `/user/orders/${id}/complete`)).status).toBe(200);
    return id;
  }
  const review = (id: string, line: number) =>
    post('buyer', `/user/orders/${id}/reviews`, { line, stars: 5, text: 'Đẹp lắm', pictures: [] });
  async function givenBack(id: string): Promise<void> {
    const back = await asked(id, { kind: 'unwanted' });
    await agree(back);
    expect((await receive(back)).status).toBe(200);
  }
  const offered = async (id: string) =>
    (
      (await world.call('GET', `/user/orders/${id}/reviews`, { token: tokens.buyer })).data as {
        line: number;
        review: { state: string } | null;
      }[]
    ).map(({ line, review: written }) => [line, written?.state ?? null]);

  test('of two lines of one product each is spoken of by itself: the one that went back loses its stars, the other keeps them', async () => {
    const id = await bothReceived();
    const before = (await ratingOf())[4]!;
    for (const line of [0, 1]) expect((await review(id, line)).status).toBe(200);
    expect((await ratingOf())[4]).toBe(before + 2);
    await givenBack(id);
    expect((await ratingOf())[4]).toBe(before + 1);
    expect(await offered(id)).toEqual([
      [0, 'returned'],
      [1, 'shown'],
    ]);
  });

  test('given back first, it is neither offered nor taken afterwards; the line that was kept is', async () => {
    const id = await bothReceived();
    await givenBack(id);
    expect(await offered(id)).toEqual([[1, null]]);
    const before = (await ratingOf())[4]!;
    expect(await review(id, 0)).toMatchObject({ status: 409, error: 'review_returned' });
    expect((await ratingOf())[4]).toBe(before);
    expect((await review(id, 1)).status).toBe(200);
    expect((await ratingOf())[4]).toBe(before + 1);
  });

  test('of a line of which one of two was kept, its buyer may speak', async () => {
    const id = await received(2);
    await givenBack(id);
    expect((await review(id, 0)).status).toBe(200);
  });
});

test('G6: received with its review while its seller changes the product: one after the other', async () => {
  const id = await received();
  await post('buyer', `/user/orders/${id}/reviews`, { line: 0, stars: 5, text: 'Đẹp lắm', pictures: [] });
  const back = await asked(id);
  await agree(back);
  const hold = (db: Database) => db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_a').execute();
  const change = () =>
    world.call('PUT', `/merchant/products/${ids.sofa}/stock`, {
      token: tokens.seller,
      body: { variants: [{ id: 'v_a', stock: 3, stockSeen: 3 }] },
    });
  expect(await faultsOfBoth(world, hold, () => receive(back), change)).toEqual([]);
  expect(await orderOf(id)).toMatchObject({ returns: [{ state: 'RECEIVED' }] });
});

describe('G6, an agreed return ends', () => {
  async function agreed(): Promise<{ id: string; back: string }> {
    const id = await received();
    const back = await asked(id);
    await agree(back);
    return { id, back };
  }
  const stateOf = async ({ id }: { id: string }) =>
    (await world.db.selectFrom('returns').select('state').where('order_id', '=', id).executeTakeFirstOrThrow()).state;

  test('not sent for 14 days it lapses, once, both sides are told and the sale stands; what is on its way does not lapse', async () => {
    const unsent = await agreed();
    const sent = await agreed();
    expect(await post('stranger', `/user/${sent.back}/sent`, { carrier: 'GHN', tracking: 'V1' })).toMatchObject({
      status: 404,
    });
    expect((await post('buyer', `/user/${sent.back}/sent`, { carrier: 'GHN', tracking: 'V1' })).data).toMatchObject({
      returns: [{ state: 'SENT', carrier: 'GHN', tracking: 'V1', sendBy: null }],
    });
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_SENT')).toBe(1);
    const told = async () => [
      await noticesOf(buyer, 'ORDER_RETURN_LAPSED'),
      await noticesOf(market.merchant, 'ORDER_RETURN_LAPSED'),
    ];
    world.clock.advance(14 * 86_400 - 60);
    expect((await expireOrders(world.db, world.services)).lapsed).toBe(0);
    world.clock.advance(60);
    await Promise.all([expireOrders(world.db, world.services), expireOrders(world.db, world.services)]);
    expect([await stateOf(unsent), await stateOf(sent)]).toEqual(['LAPSED', 'SENT']);
    expect(await told()).toEqual([1, 1]);
    await signInAll();
    expect(await receive(unsent.back)).toMatchObject({
      status: 409,
      error: 'return_state',
      state: 'LAPSED',
    });
    expect(await orderOf(unsent.id)).toMatchObject({ state: 'COMPLETED', returns: [{ state: 'LAPSED' }] });
    expect(await receive(sent.back)).toMatchObject({
      status: 200,
      data: { state: 'REFUND_DUE' },
    });
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });
});
