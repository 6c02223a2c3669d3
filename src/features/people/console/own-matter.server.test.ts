import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveAddress } from '#features/foundation/addresses/addresses.server.ts';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { visitorContext } from '#server/http/request-context.ts';
import { orderBillOwner } from '#features/trade/orders/order-bill-owner.server.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { applyCompletely } from '../../../../tests/support/applicants.ts';
import { insertOrders } from '../../../../tests/support/insert-orders.ts';
import { smallMarket, ids } from '../../../../tests/support/market.ts';

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
  message: 'This is a matter of your own. Another admin decides about it.',
};
let receipts = 0;
async function receiptOf(owner_id: string): Promise<string> {
  const id = `i_own${++receipts}`;
  await world.db
    .insertInto('media')
    .values({
      id,
      hash: String(receipts).padStart(64, 'c'),
      owner_id,
      kind: 'receipt',
      private: true,
      width: 10,
      height: 10,
      bytes: 10,
      placeholder: '',
      created_at: world.clock.now(),
    })
    .execute();
  return id;
}

/** An order of the admin's own at the keeper's shop, its receipt waiting. */
async function submitted(): Promise<{ order: string; bill: string }> {
  const order = await insertOrders(world, own.id, { state: 'PAID' });
  const { bill_id: bill } = await world.db
    .updateTable('orders')
    .set({ state: 'PENDING_PAYMENT' })
    .where('id', '=', order)
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  const row = await world.db
    .updateTable('bills')
    .set({ status: 'SUBMITTED', submitted_at: world.clock.now() })
    .where('id', '=', bill)
    .returningAll()
    .executeTakeFirstOrThrow();
  await orderBillOwner.submitted(world.db, visitorContext(world.services, 'test', 'en'), row);
  await world.db
    .insertInto('receipts')
    .values({
      id: `r_${order}`,
      bill_id: bill,
      user_id: own.id,
      media_id: await receiptOf(own.id),
      hash: order,
      looks: '0'.repeat(256),
      sketch: Buffer.alloc(4),
      amount: 1_000_000,
      remark: '',
      created_at: world.clock.now(),
    })
    .execute();
  await world.db
    .updateTable('bills')
    .set({ receipt_id: `r_${order}` })
    .where('id', '=', bill)
    .execute();
  return { order, bill };
}

test('G6 nobody confirms or turns down the receipt of their own order, nor of one at their own shop; another admin does', async () => {
  const { order, bill } = await submitted();
  for (const token of [own.token, keeper]) {
    expect(await post(token, `/admin/bills/${bill}/confirm`, { receipt: `r_${order}` })).toMatchObject(refused);
    expect(
      await post(token, `/admin/bills/${bill}/reject`, { receipt: `r_${order}`, reason: { vi: 'Không thấy tiền' } }),
    ).toMatchObject(refused);
  }
  expect(await world.db.selectFrom('bills').select('status').where('id', '=', bill).executeTakeFirstOrThrow()).toEqual({
    status: 'SUBMITTED',
  });
  expect(await post(other.token, `/admin/bills/${bill}/confirm`, { receipt: `r_${order}` })).toMatchObject({
    status: 200,
    data: { status: 'PAID' },
  });
});

test('G6 nobody refunds, closes or takes back an order of their own, on either side of it', async () => {
  const due = await insertOrders(world, own.id);
  const done = await insertOrders(world, own.id);
  await world.db.updateTable('orders').set({ state: 'REFUND_DUE' }).where('id', '=', due).execute();
  await world.db
    .updateTable('orders')
    .set({ address: JSON.stringify(resolveAddress({ province: '79', ward: '26882', detail: '12 Lê Lợi' })) })
    .where('id', '=', done)
    .execute();
  await world.db
    .insertInto('returns')
    .values({
      order_id: done,
      state: 'ASKED',
      reason: JSON.stringify({ vi: 'Nứt' }),
      asked_at: world.clock.now(),
      updated_at: world.clock.now(),
    })
    .execute();
  for (const [token, id] of [
    [own.token, own.id],
    [keeper, own.id],
  ] as const) {
    expect(await post(token, `/admin/orders/${due}/refund`, { media: await receiptOf(id) })).toMatchObject(refused);
    expect(await post(token, `/admin/orders/${due}/close`, { reason: 'Nothing came' })).toMatchObject(refused);
    expect(await post(token, `/admin/orders/${done}/return/answer`, { agree: true })).toMatchObject(refused);
    expect(await post(token, `/admin/orders/${done}/return/received`, { restock: true })).toMatchObject(refused);
  }
  expect(await post(other.token, `/admin/orders/${done}/return/answer`, { agree: true })).toMatchObject({
    status: 200,
  });
  expect(await post(other.token, `/admin/orders/${due}/close`, { reason: 'Nothing came' })).toMatchObject({
    status: 200,
    data: { state: 'CANCELLED' },
  });
});

test('H3 nobody passes or rejects their own application', async () => {
  await giveRoles(world, own.id);
  const { id } = await applyCompletely(world, own, 'designer');
  await giveRoles(world, own.id, 'ROLE_ADMIN');
  expect(await post(own.token, `/admin/applications/${id}/approve`, {})).toMatchObject(refused);
  expect(await post(own.token, `/admin/applications/${id}/reject`, { reason: { en: 'no' } })).toMatchObject(refused);
  expect(await post(other.token, `/admin/applications/${id}/approve`, {})).toMatchObject({
    status: 200,
    data: { state: 'PASSED' },
  });
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
    await post(keeper, '/admin/payouts', { merchant: ids.merchant, amount: 900_000, media: await receiptOf(own.id) }),
  ).toMatchObject(refused);
  expect(
    await post(other.token, '/admin/payouts', {
      merchant: ids.merchant,
      amount: 900_000,
      media: await receiptOf(other.id),
    }),
  ).toMatchObject({ status: 200, data: { balance: 0 } });
});
