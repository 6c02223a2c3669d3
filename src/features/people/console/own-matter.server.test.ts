import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantsVersion } from '#features/people/plans/subscriptions.server.ts';
import { resolveAddress } from '#features/foundation/addresses/addresses.server.ts';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { openRefund } from '#features/trade/payments/refunds.server.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { applyCompletely } from '../../../../tests/support/applicants.ts';
import { insertOrders } from '../../../../tests/support/money/insert-orders.ts';
import { smallMarket, ids } from '../../../../tests/support/market.ts';
import { applyPending, requestOf, sendReceipt, storeReceipt } from '../../../../tests/support/money/payments.ts';

let world: TestApp;
/** One admin who also buys, applies and sells, and another. */
let own: Member;
let other: Member;
let keeper: string;
beforeAll(async () => {
  world = await testApp();
  const { merchant } = await smallMarket(world);
  own = await newMember(world);
  other = await newMember(world);
  for (const { id } of [own, other]) await giveRoles(world, id, 'ROLE_ADMIN');
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
  keeper = await signIn(world, merchant);
});
afterAll(() => world.close());

const post = (token: string, path: string, body: object) => world.call('POST', path, { token, body });
const refused = {
  status: 403,
  error: 'own_matter',
  message: 'This concerns you, so another admin has to decide.',
};
/** An order of the admin's own at the keeper's shop, its receipt waiting. */
async function submitted(): Promise<{ bill: string; receipt: string }> {
  const order = await insertOrders(world, own.id, { state: 'PAID' });
  const { bill_id: bill } = await world.db
    .updateTable('orders')
    .set({ state: 'PENDING_PAYMENT' })
    .where('id', '=', order)
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  await world.db.updateTable('bills').set({ status: 'OPEN', received: 0 }).where('id', '=', bill).execute();
  return { bill, receipt: await sendReceipt(world, bill) };
}

const statusOf = async (bill: string) =>
  (await world.db.selectFrom('bills').select('status').where('id', '=', bill).executeTakeFirstOrThrow()).status;

test('G6 nobody confirms, takes back or turns down the receipt of their own order, nor of one at their own shop; another admin does', async () => {
  const { bill, receipt } = await submitted();
  const money = { receipt, amount: 1_000_000 };
  for (const token of [own.token, keeper]) {
    expect(await post(token, `/admin/bills/${bill}/confirm`, money)).toMatchObject(refused);
    expect(
      await post(token, `/admin/bills/${bill}/reject`, { receipt, reason: { vi: 'Không thấy tiền' } }),
    ).toMatchObject(refused);
  }
  expect(await statusOf(bill)).toBe('SUBMITTED');
  const answer = await post(other.token, `/admin/bills/${bill}/confirm`, money);
  expect(answer).toMatchObject({ status: 200, data: { status: 'SUBMITTED', pending: { byId: other.id } } });
  const { id: confirmation } = (answer.data as { pending: { id: string } }).pending;
  for (const token of [own.token, keeper])
    expect(await post(token, `/admin/bills/${bill}/take-back`, { confirmation })).toMatchObject(refused);
  await applyPending(world);
  expect(await statusOf(bill)).toBe('PAID');
  for (const token of [own.token, keeper])
    expect(
      await post(token, `/admin/bills/${bill}/arrived`, { amount: 1_000_000, reason: 'Chuyển hai lần', arrivals: 0 }),
    ).toMatchObject(refused);
});

test('G6 nobody sends a refund or takes goods back for an order of their own, on either side of it', async () => {
  const due = await insertOrders(world, own.id);
  const done = await insertOrders(world, own.id);
  const bill = await world.db
    .selectFrom('bills')
    .innerJoin('orders', 'orders.bill_id', 'bills.id')
    .selectAll('bills')
    .where('orders.id', '=', due)
    .executeTakeFirstOrThrow();
  const refund = await openRefund(world.db, requestOf(world, other), { bill, why: 'late', amount: 1_000_000 });
  await world.db
    .updateTable('orders')
    .set({ address: JSON.stringify(resolveAddress({ province: '79', ward: '26882', detail: '12 Lê Lợi' })) })
    .where('id', '=', done)
    .execute();
  await world.db
    .insertInto('returns')
    .values({
      id: 'rt_own',
      order_id: done,
      kind: 'faulty',
      lines: JSON.stringify([{ position: 0, quantity: 1 }]),
      amount: 1_000_000,
      state: 'ASKED',
      reason: JSON.stringify({ vi: 'Nứt' }),
      asked_at: world.clock.now(),
      updated_at: world.clock.now(),
    })
    .execute();
  const back = `/admin/orders/${done}/returns/rt_own`;
  for (const token of [own.token, keeper]) {
    expect(
      await post(token, `/admin/refunds/${refund.id}/send`, { media: await storeReceipt(world, own), account: null }),
    ).toMatchObject(refused);
    expect(await post(token, `${back}/answer`, { agree: true })).toMatchObject(refused);
    expect(await post(token, `${back}/received`, { restock: true })).toMatchObject(refused);
  }
  expect(await post(other.token, `${back}/answer`, { agree: true })).toMatchObject({ status: 200 });
  expect(
    await post(other.token, `/admin/refunds/${refund.id}/send`, {
      media: await storeReceipt(world, other),
      account: null,
    }),
  ).toMatchObject({ status: 200, data: { state: 'SENT' } });
});

test('H3 nobody passes or rejects their own application', async () => {
  await giveRoles(world, own.id);
  const { id } = await applyCompletely(world, own, 'designer');
  await giveRoles(world, own.id, 'ROLE_ADMIN');
  const seen = { amount: 3_800_000, reason: 'Đã đối chiếu' };
  expect(await post(own.token, `/admin/applications/${id}/approve`, seen)).toMatchObject(refused);
  expect(await post(own.token, `/admin/applications/${id}/reject`, { reason: { en: 'no' } })).toMatchObject(refused);
  const answer = await post(other.token, `/admin/applications/${id}/approve`, seen);
  const { id: confirmation } = (answer.data as { pending: { id: string } }).pending;
  expect(await post(own.token, `/admin/applications/${id}/take-back`, { confirmation })).toMatchObject(refused);
  await applyPending(world);
  expect(
    await world.db.selectFrom('applications').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
  ).toEqual({ state: 'PASSED' });
});

test('M1 nobody gives themselves a plan, or credits', async () => {
  const reason = { vi: 'Vì tôi muốn' };
  const grants: [string, object][] = [
    ['plan', { level: 'premium', months: 12, reason }],
    ['quota', { quota: 'image8k', count: 10_000, reason }],
  ];
  for (const [what, given] of grants) {
    const body = { ...given, version: await grantsVersion(world.db, own.id) };
    expect(await post(own.token, `/admin/people/${own.id}/${what}`, body)).toMatchObject(refused);
    expect((await post(other.token, `/admin/people/${own.id}/${what}`, body)).status).toBe(200);
  }
});

test('G6 nobody records a payout to their own shop', async () => {
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('ledger_entries')
      .values({
        id: 'j_own',
        kind: 'settlement',
        subject: 'j_own',
        actor_id: null,
        receipt: null,
        memo: '',
        at: world.clock.now(),
      })
      .execute();
    await db
      .insertInto('ledger_postings')
      .values([
        { entry_id: 'j_own', position: 0, account: 'held', amount: 900_000 },
        { entry_id: 'j_own', position: 1, account: merchantAccount(ids.merchant), amount: -900_000 },
      ])
      .execute();
  });
  expect(
    await post(keeper, '/admin/payouts', {
      merchant: ids.merchant,
      amount: 900_000,
      media: await storeReceipt(world, own),
      reason: 'Đã hẹn trả sớm',
      account: null,
      paid: 0,
    }),
  ).toMatchObject(refused);
  expect(
    await post(other.token, '/admin/payouts', {
      merchant: ids.merchant,
      amount: 900_000,
      media: await storeReceipt(world, other),
      reason: 'Đã hẹn trả sớm',
      account: null,
      paid: 0,
    }),
  ).toMatchObject({ status: 200, data: { balance: 0 } });
});
