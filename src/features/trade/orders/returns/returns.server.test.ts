import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { readPayout } from '#features/trade/ledger/payouts.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { visitorContext } from '#server/http/request-context.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../../tests/support/market.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/replay-ledger.ts';
import type { Order, Placed } from '../order.ts';
import { orderBillOwner } from '../order-bill-owner.server.ts';
import { expireOrders } from '../expire-orders.server.ts';

let world: TestApp;
let market: Market;
let [buyer, stranger, auditor]: Person[] = [];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  buyer = await registerPerson(world);
  stranger = await registerPerson(world);
  auditor = await registerPerson(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  await writeSetting(world.db, 'commission', { basisPoints: 500 }, world.clock.now());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_a').execute();
  for (const [name, person] of Object.entries({
    buyer: buyer!,
    stranger: stranger!,
    auditor: auditor!,
    seller: market.merchant,
  }))
    tokens[name] = await signIn(world, person);
});

const post = (who: string, path: string, body?: unknown) => world.call('POST', path, { token: tokens[who], body });
const stock = async () =>
  (await world.db.selectFrom('product_variants').select('stock').where('id', '=', 'v_a').executeTakeFirstOrThrow())
    .stock;
const noticesOf = async (person: Person, type: string) =>
  (await world.db.selectFrom('notices').selectAll().where('user_id', '=', person.id).where('type', '=', type).execute())
    .length;

/** Bought, paid and received just now. */
async function received(): Promise<string> {
  const form = {
    from: 'product',
    lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }],
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  const { id, bill } = ((await post('buyer', '/user/orders', form)).data as Placed).orders[0]!;
  for (const [step, status] of [
    ['submitted', 'SUBMITTED'],
    ['paid', 'PAID'],
  ] as const) {
    const row = await world.db
      .updateTable('bills')
      .set({ status })
      .where('id', '=', bill)
      .returningAll()
      .executeTakeFirstOrThrow();
    await orderBillOwner[step](world.db, visitorContext(world.services, 'test', 'en'), row);
  }
  await post('seller', `/merchant/orders/${id}/ship`, { carrier: 'GHN', tracking: 'X1' });
  await post('buyer', `/user/orders/${id}/complete`);
  return id;
}

async function picture(who = 'buyer'): Promise<string> {
  return (
    (
      await world.call('POST', '/media?kind=return', {
        token: tokens[who],
        ...formOf({ bytes: await jpegOf(120, 90) }),
      })
    ).data as { id: string }
  ).id;
}
const ask = async (id: string, pictures: string[] = []) =>
  post('buyer', `/user/orders/${id}/return`, { reason: 'Chân ghế bị nứt', pictures });

describe('G6, returns: asked within seven days of receipt', () => {
  test('with reason and pictures that both sides and auditors see and nobody else; the seller is told once', async () => {
    const id = await received();
    const before = await noticesOf(market.merchant, 'ORDER_RETURN_ASKED');
    const asked = await ask(id, [await picture()]);
    expect(asked.data).toMatchObject({
      state: 'COMPLETED',
      returnBy: null,
      return: {
        state: 'ASKED',
        reason: { text: 'Chân ghế bị nứt' },
        pictures: [`/api/user/orders/${id}/return/pictures/0`],
      },
    });
    const look = async (who: string, at = 0) =>
      (await world.call('GET', `/user/orders/${id}/return/pictures/${at}`, { token: tokens[who] })).status;
    expect([
      await look('buyer'),
      await look('seller'),
      await look('auditor'),
      await look('stranger'),
      await look('buyer', 1),
    ]).toEqual([200, 200, 200, 404, 404]);
    expect(await ask(id)).toMatchObject({ status: 409, error: 'return_state', state: 'ASKED' });
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_ASKED')).toBe(before + 1);
  });

  test('neither before it is complete, nor for somebody else’s, nor with somebody else’s picture, nor after the seventh day', async () => {
    const id = await received();
    expect(await ask(id, [await picture('stranger')])).toMatchObject({ status: 404 });
    expect(await post('stranger', `/user/orders/${id}/return`, { reason: 'mine now', pictures: [] })).toMatchObject({
      status: 404,
    });
    expect(await post('buyer', `/user/orders/${id}/return`, { reason: 'x', pictures: [] })).toMatchObject({
      status: 400,
      field: 'reason',
    });
    await world.db.updateTable('orders').set({ state: 'SHIPPED' }).where('id', '=', id).execute();
    expect(await ask(id)).toMatchObject({ status: 409, error: 'order_state', state: 'SHIPPED' });
    await world.db.updateTable('orders').set({ state: 'COMPLETED' }).where('id', '=', id).execute();
    world.clock.advance(7 * 86_400 + 1);
    tokens.buyer = await signIn(world, buyer!);
    expect(await ask(id)).toMatchObject({ status: 409, error: 'return_late' });
  });
});

describe('G6, returns: the seller’s answer and the book', () => {
  test('declined only with a reason, and then the sale stands', async () => {
    const id = await received();
    await ask(id);
    expect(await post('seller', `/merchant/orders/${id}/return/answer`, { agree: false })).toMatchObject({
      status: 400,
      field: 'answer',
    });
    expect(await post('seller', `/merchant/orders/${id}/return/received`, { restock: true })).toMatchObject({
      status: 409,
      error: 'return_state',
      state: 'ASKED',
    });
    expect(
      (
        await post('seller', `/merchant/orders/${id}/return/answer`, {
          agree: false,
          answer: 'Ghế làm riêng theo số đo',
        })
      ).data,
    ).toMatchObject({
      state: 'COMPLETED',
      return: { state: 'DECLINED', answer: { text: 'Ghế làm riêng theo số đo' } },
    });
    expect(await post('buyer', `/user/orders/${id}/return/withdraw`)).toMatchObject({ status: 409, state: 'DECLINED' });
    expect(await noticesOf(buyer!, 'ORDER_RETURN_DECLINED')).toBe(1);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });

  test('received back: the sale is booked back as it was booked, the money is due, then refunded; ten at once are one', async () => {
    const id = await received();
    const before = await storedLedger(world.db);
    await ask(id);
    // What the house keeps has changed since; what it kept of this sale has not.
    await writeSetting(world.db, 'commission', { basisPoints: 900 }, world.clock.now());
    await post('seller', `/merchant/orders/${id}/return/answer`, { agree: true });
    const stood = await stock();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => post('seller', `/merchant/orders/${id}/return/received`, { restock: true })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status, state }) => status === 409 && state === 'RECEIVED')).toHaveLength(9);
    await writeSetting(world.db, 'commission', { basisPoints: 500 }, world.clock.now());
    expect(await stock()).toBe(stood + 1);
    const order = (await world.call('GET', `/user/orders/${id}`, { token: tokens.buyer })).data as Order;
    expect(order).toMatchObject({ state: 'REFUND_DUE', return: { state: 'RECEIVED' } });
    const after = await storedLedger(world.db);
    expect((after.held ?? 0) - (before.held ?? 0)).toBe(-order.total);
    expect((after[merchantAccount(ids.merchant)] ?? 0) - before[merchantAccount(ids.merchant)]!).toBe(
      order.total - Math.floor(order.total * 0.05),
    );
    expect(after).toEqual(await replayedLedger(world.db, () => 500));
    const receipt = (
      (
        await world.call('POST', '/media?kind=receipt', {
          token: tokens.auditor,
          ...formOf({ bytes: await jpegOf(300, 400) }),
        })
      ).data as { id: string }
    ).id;
    expect(await post('auditor', `/admin/orders/${id}/refund`, { media: receipt })).toMatchObject({
      status: 200,
      data: { state: 'REFUNDED' },
    });
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });

  test('kept after all: nothing is booked; for a silent seller an auditor answers; a seller cannot answer at another’s shop', async () => {
    const kept = await received();
    const silent = await received();
    await ask(kept);
    expect((await post('buyer', `/user/orders/${kept}/return/withdraw`)).data).toMatchObject({
      state: 'COMPLETED',
      return: { state: 'WITHDRAWN' },
    });
    await ask(silent);
    expect((await post('stranger', `/merchant/orders/${silent}/return/answer`, { agree: true })).status).toBe(403);
    expect((await post('auditor', `/admin/orders/${silent}/return/answer`, { agree: true })).status).toBe(200);
    const stood = await stock();
    expect((await post('auditor', `/admin/orders/${silent}/return/received`, { restock: false })).data).toMatchObject({
      state: 'REFUND_DUE',
    });
    expect(await stock()).toBe(stood);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });
});

test('G6: a sale somebody asked to give back is not safe to pay out, however long the seller lets it wait', async () => {
  const id = await received();
  await ask(id);
  world.clock.advance(8 * 86_400);
  const { fresh } = await readPayout(world.services, ids.merchant);
  tokens.seller = await signIn(world, market.merchant);
  expect(
    (await post('seller', `/merchant/orders/${id}/return/answer`, { agree: false, answer: 'Không có vết nứt nào.' }))
      .status,
  ).toBe(200);
  expect(fresh - (await readPayout(world.services, ids.merchant)).fresh).toBe(17_860_000);
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
    await ask(back);
    await post('seller', `/merchant/orders/${back}/return/answer`, { agree: true });
    expect(await ratingOf(), 'while it is only agreed it still counts').toEqual([0, 0, 0, 0, 2]);
    expect((await post('seller', `/merchant/orders/${back}/return/received`, { restock: true })).status).toBe(200);
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
});

describe('G6, an agreed return ends', () => {
  async function agreed(): Promise<string> {
    const id = await received();
    await ask(id);
    await post('seller', `/merchant/orders/${id}/return/answer`, { agree: true });
    return id;
  }
  const stateOf = async (id: string) =>
    (await world.db.selectFrom('returns').select('state').where('order_id', '=', id).executeTakeFirstOrThrow()).state;

  test('not sent for 14 days it lapses, once, both sides are told and the sale stands; what is on its way does not lapse', async () => {
    const unsent = await agreed();
    const sent = await agreed();
    expect(
      await post('stranger', `/user/orders/${sent}/return/sent`, { carrier: 'GHN', tracking: 'V1' }),
    ).toMatchObject({ status: 404 });
    expect(
      (await post('buyer', `/user/orders/${sent}/return/sent`, { carrier: 'GHN', tracking: 'V1' })).data,
    ).toMatchObject({ return: { state: 'SENT', carrier: 'GHN', tracking: 'V1', sendBy: null } });
    expect(await noticesOf(market.merchant, 'ORDER_RETURN_SENT')).toBe(1);
    const told = async () => [
      await noticesOf(buyer!, 'ORDER_RETURN_LAPSED'),
      await noticesOf(market.merchant, 'ORDER_RETURN_LAPSED'),
    ];
    world.clock.advance(14 * 86_400 - 60);
    expect((await expireOrders(world.db, world.services)).lapsed).toBe(0);
    world.clock.advance(60);
    await Promise.all([expireOrders(world.db, world.services), expireOrders(world.db, world.services)]);
    expect([await stateOf(unsent), await stateOf(sent)]).toEqual(['LAPSED', 'SENT']);
    expect(await told()).toEqual([1, 1]);
    for (const [name, person] of Object.entries({ buyer: buyer!, seller: market.merchant }))
      tokens[name] = await signIn(world, person);
    expect(await post('seller', `/merchant/orders/${unsent}/return/received`, { restock: true })).toMatchObject({
      status: 409,
      error: 'return_state',
      state: 'LAPSED',
    });
    expect((await world.call('GET', `/user/orders/${unsent}`, { token: tokens.buyer })).data).toMatchObject({
      state: 'COMPLETED',
      return: { state: 'LAPSED' },
    });
    expect(await post('seller', `/merchant/orders/${sent}/return/received`, { restock: true })).toMatchObject({
      status: 200,
      data: { state: 'REFUND_DUE' },
    });
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
  });
});
