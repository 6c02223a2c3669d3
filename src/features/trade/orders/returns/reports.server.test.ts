import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { readWaiting } from '#features/people/console/figures.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../../tests/support/market.ts';
import { waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { payBill, requestOf, sendDueRefunds, storeDamage } from '../../../../../tests/support/money/payments.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import { until } from '../../../../../tests/support/until.ts';
import { expireOrders } from '../expire-orders.server.ts';
import type { Order, Placed } from '../order.ts';
import { listAdminOrders } from '../admin-orders.server.ts';
import { answerReturnWithinDays, completeAfterDays, confirmRestWithinDays, repeatsADay } from '../order-limits.ts';
import type { ReturnKind } from './return-states.ts';

const commission = 500;
let world: TestApp;
let market: Market;
let buyer: Member;
let auditor: Member;
let seller: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  buyer = await newMember(world);
  auditor = await newMember(world, 'ROLE_ADMIN');
  await writeSetting(world.db, 'commission', { basisPoints: commission }, world.clock.now());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.updateTable('product_variants').set({ stock: 9 }).where('id', '=', 'v_a').execute();
  buyer.token = await signIn(world, buyer);
  seller = await signIn(world, market.merchant);
});

const sofa = { product: ids.sofa, variant: 'v_a', quantity: 2 };
const asBuyer = (path: string, body?: unknown) => world.call('POST', path, { token: buyer.token, body });
const asSeller = (path: string, body?: unknown) => world.call('POST', path, { token: seller, body });
const read = async (id: string) =>
  (await world.call('GET', `/user/orders/${id}`, { token: buyer.token })).data as Order;

async function paid(lines: unknown[]): Promise<string> {
  const { orders, bill } = (
    await asBuyer('/user/orders', {
      from: 'product',
      lines,
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: buyer.email,
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    })
  ).data as Placed;
  await payBill(world, auditor, bill);
  return orders[0]!.id;
}
async function shipped(lines: unknown[] = [sofa]): Promise<string> {
  const id = await paid(lines);
  await asSeller(`/merchant/orders/${id}/ship`, { carrier: 'GHN', tracking: 'X1' });
  return id;
}
const report = async (id: string, kind: ReturnKind, quantity = 1, position = 0) =>
  asBuyer(`/user/orders/${id}/returns`, {
    kind,
    lines: [{ position, quantity }],
    reason: 'Vỡ một chân',
    pictures: [await storeDamage(world, buyer)],
  });
async function reported(id: string, kind: ReturnKind, quantity = 1): Promise<string> {
  return `orders/${id}/returns/${((await report(id, kind, quantity)).data as Order).returns[0]!.id}`;
}
const answer = (back: string, body: unknown) => asSeller(`/merchant/${back}/answer`, body);
const run = () => expireOrders(world.db, world.services);
/** How often the order was settled to its merchant. */
const settled = async (id: string) =>
  (
    await world.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('kind', '=', 'settlement')
      .where('subject', '=', id)
      .execute()
  ).length;
const bookIsTrue = async () =>
  expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => commission));

test('M1: a return its shop has not answered for three days waits in the console, counted and listed alike, until it is answered', async () => {
  const waits = async () => ({
    counted: (await readWaiting(world)).orders,
    listed: (await listAdminOrders(requestOf(world, auditor), { state: 'UNANSWERED', words: '' }, null, null)).rows.map(
      (order) => order.id,
    ),
  });
  const nothing = { counted: 0, listed: [] };
  const id = await shipped();
  const back = await reported(id, 'faulty');
  world.clock.advance((answerReturnWithinDays - 1) * 86_400);
  expect(await waits(), 'it is the merchant’s turn').toEqual(nothing);
  world.clock.advance(86_401);
  expect(await waits()).toEqual({ counted: 1, listed: [id] });
  seller = await signIn(world, market.merchant);
  expect((await answer(back, { agree: false, answer: 'Hàng nguyên vẹn' })).status).toBe(200);
  expect(await waits()).toEqual(nothing);
});

describe('O7: damaged or missing, while it is on its way', () => {
  test('what the buyer has confirmed as arrived is not missing any more', async () => {
    const id = await shipped();
    await asBuyer(`/user/orders/${id}/complete`);
    expect(await report(id, 'missing')).toMatchObject({ status: 409, error: 'return_arrived', field: 'kind' });
    expect(await read(id)).toMatchObject({ returnKinds: ['unwanted', 'part', 'faulty'], returns: [] });
    expect((await report(id, 'faulty')).status).toBe(200);
  });

  test('reported in the moment in which it would complete itself, it waits for its answer', async () => {
    const id = await shipped();
    world.clock.advance((completeAfterDays + 1) * 86_400);
    buyer.token = await signIn(world, buyer);
    const held = Promise.withResolvers<void>();
    const reporting = transaction(world.db, async (db) => {
      await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
      held.resolve();
      await until(async () => (await waitingForLocks(world.db)) > 0);
      await db
        .insertInto('returns')
        .values({
          id: 'rt_now',
          order_id: id,
          kind: 'faulty',
          lines: '[{"position":0,"quantity":1}]',
          amount: 1,
          state: 'ASKED',
          reason: '{"vi":"Vỡ"}',
          pictures: [],
          asked_at: world.clock.now(),
          updated_at: world.clock.now(),
        })
        .execute();
    });
    await held.promise;
    await Promise.all([run(), reporting]);
    expect(await read(id)).toMatchObject({ state: 'SHIPPED', returns: [{ state: 'ASKED' }] });
    await asBuyer(`/user/orders/${id}/returns/rt_now/withdraw`);
    await run();
  });

  test('can be reported; a change of mind cannot, and before it is sent nothing can', async () => {
    expect(await report(await paid([sofa]), 'faulty')).toMatchObject({ status: 409, error: 'order_state' });
    const id = await shipped();
    expect(await read(id)).toMatchObject({ returnKinds: ['part', 'faulty', 'missing'], returnBy: null });
    expect(await report(id, 'unwanted')).toMatchObject({ status: 409, error: 'return_early', field: 'kind' });
    const { data, status } = await report(id, 'faulty');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'SHIPPED',
      returnState: 'ASKED',
      returns: [{ kind: 'faulty', state: 'ASKED', lines: [{ position: 0, quantity: 1 }] }],
      returnable: [{ position: 0, quantity: 1 }],
    });
  });

  test('the merchant is told what was reported, and the history says it to both sides', async () => {
    const id = await shipped();
    await report(id, 'missing');
    const notice = await world.db
      .selectFrom('notices')
      .select('details')
      .where('type', '=', 'ORDER_RETURN_ASKED')
      .where('link', 'like', `%${id}`)
      .executeTakeFirstOrThrow();
    expect(notice.details).toMatchObject({ kind: 'missing' });
    expect((await read(id)).events.map(({ state, returnKind }) => [state, returnKind])).toContainEqual([
      'RETURN_ASKED',
      'missing',
    ]);
  });

  test('asked and withdrawn again and again, it fills nobody’s mailbox: ten a day', async () => {
    const id = await shipped();
    for (let n = 0; n < repeatsADay; n++) {
      // The newest is the first, where they have a time of their own.
      world.clock.advance(1);
      const back = await reported(id, 'faulty');
      expect((await asBuyer(`/user/${back}/withdraw`)).status).toBe(200);
    }
    const asked = () =>
      world.db
        .selectFrom('notices')
        .select('id')
        .where('type', '=', 'ORDER_RETURN_ASKED')
        .where('link', 'like', `%${id}`)
        .execute();
    expect(await report(id, 'faulty')).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect(await asked()).toHaveLength(repeatsADay);
    world.clock.advance(86_400);
    buyer.token = await signIn(world, buyer);
    expect((await report(id, 'faulty')).status).toBe(200);
  });

  test('the order does not complete itself while the merchant has not answered; withdrawn, it does', async () => {
    const id = await shipped();
    const back = await reported(id, 'missing');
    world.clock.advance((completeAfterDays + 1) * 86_400);
    buyer.token = await signIn(world, buyer);
    await run();
    expect((await read(id)).state).toBe('SHIPPED');
    await asBuyer(`/user/${back}/withdraw`);
    await run();
    expect((await read(id)).state).toBe('COMPLETED');
    await bookIsTrue();
  });

  test('agreed that it did not come: all of it is refunded, delivery too, and the book is right', async () => {
    const id = await shipped();
    const order = await read(id);
    const back = await reported(id, 'missing', 2);
    expect(await answer(back, { agree: true })).toMatchObject({ status: 200 });
    const after = await read(id);
    expect(after).toMatchObject({ state: 'REFUND_DUE', returnState: 'RECEIVED' });
    expect(after.refunds).toEqual([expect.objectContaining({ amount: order.total, state: 'DUE' })]);
    await bookIsTrue();
  });

  test('agreed that a piece is damaged: when it is back, the buyer has days to confirm the rest', async () => {
    const id = await shipped();
    const back = await reported(id, 'faulty');
    await answer(back, { agree: true });
    expect(await read(id), 'the rest keeps its own state').toMatchObject({ state: 'SHIPPED', returnState: 'AGREED' });
    world.clock.advance((completeAfterDays - 1) * 86_400);
    buyer.token = await signIn(world, buyer);
    seller = await signIn(world, market.merchant);
    await asSeller(`/merchant/${back}/received`, { restock: false });
    const after = await read(id);
    expect(after).toMatchObject({ state: 'SHIPPED', returnState: 'RECEIVED' });
    expect(after.refunds).toEqual([expect.objectContaining({ amount: 18_500_000 })]);
    expect(await settled(id)).toBe(0);
    const inDays = (Date.parse(after.completeBy ?? '') - world.clock.now().getTime()) / 86_400_000;
    expect(inDays, 'longer than the day that was left').toBe(confirmRestWithinDays);
    expect((await asBuyer(`/user/orders/${id}/complete`)).data).toMatchObject({ state: 'COMPLETED' });
    expect(await settled(id)).toBe(1);
    await bookIsTrue();
  });

  test('O7: nothing of the order is settled to the merchant while a report is open, whoever asks; declined, it goes on', async () => {
    const id = await shipped();
    const back = await reported(id, 'faulty');
    const arrived = () => asBuyer(`/user/orders/${id}/complete`);
    expect(await arrived()).toMatchObject({ status: 409, error: 'return_open' });
    expect(await read(id)).toMatchObject({ state: 'SHIPPED', returnState: 'ASKED' });
    expect(await settled(id)).toBe(0);
    await answer(back, { agree: false, answer: 'Có ảnh lúc giao' });
    expect(await read(id)).toMatchObject({ state: 'SHIPPED', returnState: 'DECLINED' });
    expect((await arrived()).data).toMatchObject({ state: 'COMPLETED' });
    expect(await settled(id)).toBe(1);
    await bookIsTrue();
  });

  test('O7: agreed and on its way back, the piece is not settled either; withdrawn, “it has arrived” is possible', async () => {
    const id = await shipped();
    const back = await reported(id, 'faulty');
    await answer(back, { agree: true });
    expect(await asBuyer(`/user/orders/${id}/complete`)).toMatchObject({ status: 409, error: 'return_open' });
    expect(await settled(id)).toBe(0);
    await asBuyer(`/user/${back}/withdraw`);
    expect((await asBuyer(`/user/orders/${id}/complete`)).data).toMatchObject({ state: 'COMPLETED' });
    await bookIsTrue();
  });

  const endings = ['missing', 'received', 'declined', 'withdrawn'] as const;
  test.each(endings.flatMap((first) => endings.map((second) => [first, second] as const)))(
    'O7: of two reports, one %s and one %s, nothing is settled before the last is over; then once, and the book is right',
    async (first, second) => {
      const id = await shipped();
      const backs = [];
      for (const ending of [first, second]) {
        // The newest is the first, where they have a time of their own.
        world.clock.advance(1);
        backs.push(await reported(id, ending === 'missing' ? 'missing' : 'faulty'));
      }
      const end = async (ending: (typeof endings)[number], back: string) => {
        if (ending === 'withdrawn') return asBuyer(`/user/${back}/withdraw`);
        const answered = await answer(back, { agree: ending !== 'declined', answer: 'Đã xem' });
        return ending === 'received' ? asSeller(`/merchant/${back}/received`, { restock: false }) : answered;
      };
      expect((await end(first, backs[0]!)).status).toBe(200);
      expect(await read(id)).toMatchObject({ state: 'SHIPPED' });
      expect(await settled(id)).toBe(0);
      await bookIsTrue();
      const { refunds } = await read(id);
      expect(refunds.map(({ amount }) => amount)).toEqual(
        first === 'missing' || first === 'received' ? [18_500_000] : [],
      );
      await sendDueRefunds(world, auditor);
      await bookIsTrue();

      expect((await end(second, backs[1]!)).status).toBe(200);
      if ((await read(id)).state === 'SHIPPED') await asBuyer(`/user/orders/${id}/complete`);
      expect(['COMPLETED', 'REFUND_DUE']).toContain((await read(id)).state);
      expect(await settled(id)).toBe(1);
      await bookIsTrue();
    },
  );
});
