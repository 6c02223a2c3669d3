import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grantsVersion } from '#features/people/plans/subscriptions.server.ts';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { cancelOrder, cancelSale } from '#features/trade/orders/orders.server.ts';
import { confirmReceipt } from '#features/trade/payments/confirmations.server.ts';
import { givePlan } from '#features/trade/plan-purchases/admin-plans.server.ts';
import { purchaseData } from '#features/trade/plan-purchases/plan-view.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import {
  applyCompletely,
  sendReceipt,
  submit,
  uploadPicture,
  wholeForm,
} from '../../../../../tests/support/applicants.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';
import {
  applyPending,
  payBill,
  requestOf,
  sendReceipt as sendReceiptOf,
} from '../../../../../tests/support/money/payments.ts';
import { buyAtAll, newBuyer, threeShops, type Shops } from '../../../../../tests/support/money/three-shops.ts';

let world: TestApp;
let shops: Shops;
let adminToken = '';
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
beforeEach(async () => {
  adminToken = await signIn(world, shops.admin);
});
afterAll(() => world.close());

const leave = (person: Member) => () =>
  world.call('DELETE', '/user', { token: person.token, body: { password: person.password } });
/** Changed and not only locked: whoever waits for it comes in the order of their waiting. */
const holdUser = (id: string) => (db: Database) =>
  db.updateTable('users').set({ updated_at: world.clock.now() }).where('id', '=', id).execute();
const admin = () => requestOf(world, shops.admin, 'vi');

const refundsOf = (bill: string) =>
  world.db.selectFrom('refunds').select(['amount', 'why']).where('bill_id', '=', bill).execute();

test('D3 an applicant leaves while their approval takes effect: one after the other', async () => {
  const person = await newMember(world);
  const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
  const approved = await world.call('POST', `/admin/applications/${id}/approve`, {
    token: adminToken,
    body: { amount: billAmount, reason: 'Đã đối chiếu' },
  });
  expect(approved.status).toBe(200);
  expect(await faultsOfBoth(world, holdUser(person.id), leave(person), () => applyPending(world))).toEqual([]);
  expect(await refundsOf(bill)).toEqual([{ amount: billAmount, why: 'late' }]);
});

test('D3 who bought a plan leaves while its money takes effect: one after the other', async () => {
  const person = await newMember(world);
  const bought = await world.call('POST', '/user/plan-purchases', {
    token: person.token,
    body: { choice: 'PRO_YEARLY' },
  });
  const { bill, amount } = purchaseData.parse(bought.data);
  const billId = bill ?? '';
  await sendReceipt(world, person, { bill: billId, billAmount: amount });
  const { receipt_id: receipt } = await world.db
    .selectFrom('bills')
    .select('receipt_id')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  const confirmed = await world.call('POST', `/admin/bills/${billId}/confirm`, {
    token: adminToken,
    body: { amount, receipt, reason: 'Sao kê' },
  });
  expect(confirmed.status).toBe(200);
  expect(await faultsOfBoth(world, holdUser(person.id), leave(person), () => applyPending(world))).toEqual([]);
  expect(await refundsOf(billId)).toEqual([{ amount, why: 'cancelled' }]);
});

test('D3 a buyer leaves while a seller gives up one of the orders of a paid bill: one after the other', async () => {
  const buyer = await newBuyer(world);
  const person = { ...buyer, token: await signIn(world, buyer) };
  const { bill, orders } = await buyAtAll(world, { buyer });
  await payBill(world, shops.admin, bill);
  await cancelOrder(requestOf(world, buyer), buyer.id, orders[0]!.id, undefined);
  await world.db.updateTable('orders').set({ state: 'REFUNDED' }).where('id', '=', orders[0]!.id).execute();
  const holdBox = (db: Database) =>
    db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', buyer.id).forUpdate().execute();
  const seller = shops.sellers[1]!;
  const giveUp = () => cancelSale(requestOf(world, seller), seller.id, orders[1]!.id, 'Hết gỗ');
  expect(await faultsOfBoth(world, holdBox, leave(person), giveUp)).toEqual([]);
});

test('D3 who leaves in one window reads their notifications in another: one after the other', async () => {
  const buyer = await newBuyer(world);
  const person = { ...buyer, token: await signIn(world, buyer) };
  await payBill(world, shops.admin, (await buyAtAll(world, { buyer })).bill);
  const holdNotices = (db: Database) =>
    db.selectFrom('notices').select('id').where('user_id', '=', buyer.id).forUpdate().execute();
  const read = () => world.call('POST', '/user/mails/read-all', { token: person.token });
  expect(await faultsOfBoth(world, holdNotices, leave(person), read)).toEqual([]);
});

test('H3 an approval takes effect while an admin gives the same person a plan: one after the other', async () => {
  const person = await newMember(world);
  const { id, billAmount } = await applyCompletely(world, person, 'designer');
  const approved = await world.call('POST', `/admin/applications/${id}/approve`, {
    token: adminToken,
    body: { amount: billAmount, reason: 'Đã đối chiếu' },
  });
  expect(approved.status).toBe(200);
  const holdTerms = (db: Database) => sql`lock table plan_terms in share mode`.execute(db);
  const version = await grantsVersion(world.db, person.id);
  const give = () =>
    givePlan(admin(), shops.admin.id, person.id, { version, level: 'pro', months: 1, reason: { vi: 'Quà tặng' } });
  expect(await faultsOfBoth(world, holdTerms, give, () => applyPending(world))).toEqual([]);
});

test('H2 another plan is chosen in one window while a receipt is sent in another: one after the other', async () => {
  const person = await newMember(world);
  const form = await wholeForm(world, person, 'designer', { plan: 'PRO_MONTHLY' });
  const applied = await submit(world, person, 'designer', form);
  const { id, bill, billAmount } = z
    .object({ id: z.string(), bill: z.string(), billAmount: z.number() })
    .parse(applied.data);
  await world.call('DELETE', '/user/register:designer', { token: person.token });
  const media = await uploadPicture(world, person, 'receipt');
  const holdApplication = (db: Database) =>
    db.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
  const another = () => submit(world, person, 'designer', { ...form, plan: 'PRO_YEARLY', verificationCode: '' });
  const receipt = () =>
    world.call('POST', `/user/bills/${bill}/receipt`, { token: person.token, body: { media, amount: billAmount } });
  expect(await faultsOfBoth(world, holdApplication, another, receipt)).toEqual([]);
});

/** Where whoever leaves has let go of their account, their bills and their talks, and not yet of their pictures. */
const holdFavourites = (db: Database) => sql`lock table favourites in share mode`.execute(db);

test('D3 who leaves in one window sends a receipt in another: one after the other', async () => {
  const person = await newMember(world);
  const { data } = await world.call('POST', '/user/plan-purchases', {
    token: person.token,
    body: { choice: 'PRO_MONTHLY' },
  });
  const { bill, amount } = purchaseData.parse(data);
  const media = await uploadPicture(world, person, 'receipt');
  const receipt = () =>
    world.call('POST', `/user/bills/${bill}/receipt`, { token: person.token, body: { media, amount } });
  expect(await faultsOfBoth(world, holdFavourites, leave(person), receipt)).toEqual([]);
});

test('D3 who leaves in one window changes their avatar in another: one after the other', async () => {
  const person = await newMember(world);
  const picture = await uploadPicture(world, person, 'avatar');
  const change = () => world.call('PUT', '/user/avatar', { token: person.token, body: { picture } });
  expect(await faultsOfBoth(world, holdFavourites, leave(person), change)).toEqual([]);
});

test('D3 who leaves in one window orders in another: nothing is ordered by somebody who has gone', async () => {
  const buyer = await newBuyer(world);
  const person = { ...buyer, token: await signIn(world, buyer) };
  let refusal: unknown;
  const order = () => buyAtAll(world, { buyer }).catch((error: unknown) => (refusal = error));
  expect(await faultsOfBoth(world, holdFavourites, leave(person), order)).toEqual([]);
  expect(await ordersOf(buyer.id)).toEqual([]);
  expect(refusal).toMatchObject({ key: 'login_required' });
});

test('D3 who leaves in one window keeps an address in another: nothing is kept of somebody who has gone', async () => {
  const person = await newMember(world);
  const keep = () =>
    world.call('POST', '/user/addresses', {
      token: person.token,
      body: {
        receiver: 'Lan',
        mobile: '0912345678',
        address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
      },
    });
  expect(await faultsOfBoth(world, holdFavourites, leave(person), keep)).toEqual([]);
  expect(await world.db.selectFrom('addresses').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
});

test('G6 a seller who buys names another account while an order of theirs is given up: one after the other', async () => {
  const buyer = await newBuyer(world);
  await giveRoles(world, buyer.id, 'ROLE_DESIGNER');
  const token = await signIn(world, buyer);
  const nameAccount = (account: string) => () =>
    world.call('PUT', '/user/bank-account', {
      token,
      body: { bin: '970436', account, holder: 'LAN', password: buyer.password },
    });
  expect((await nameAccount('0011223344')()).status).toBe(200);
  const { bill, orders } = await buyAtAll(world, { buyer });
  await payBill(world, shops.admin, bill);
  await cancelOrder(requestOf(world, buyer), buyer.id, orders[0]!.id, undefined);
  const holdRefunds = (db: Database) =>
    db.selectFrom('refunds').select('id').where('bill_id', '=', bill).forUpdate().execute();
  const seller = shops.sellers[1]!;
  const giveUp = () => cancelSale(requestOf(world, seller), seller.id, orders[1]!.id, 'Hết gỗ');
  expect(await faultsOfBoth(world, holdRefunds, nameAccount('9988776655'), giveUp)).toEqual([]);
  expect(await world.db.selectFrom('refunds').select('account').where('bill_id', '=', bill).execute()).toMatchObject(
    [0, 1].map(() => ({ account: { account: '9988776655' } })),
  );
});

test('G6 a buyer names an account for one refund while the money of another takes effect: one after the other', async () => {
  const buyer = await newBuyer(world);
  const token = await signIn(world, buyer);
  const paid = await buyAtAll(world, { buyer });
  await payBill(world, shops.admin, paid.bill);
  await cancelOrder(requestOf(world, buyer), buyer.id, paid.orders[0]!.id, undefined);
  const { bill, orders } = await buyAtAll(world, { buyer });
  const receipt = await sendReceiptOf(world, bill);
  await cancelOrder(requestOf(world, buyer), buyer.id, orders[0]!.id, undefined);
  const { amount } = await world.db
    .selectFrom('bills')
    .select('amount')
    .where('id', '=', bill)
    .executeTakeFirstOrThrow();
  await confirmReceipt(admin(), bill, { by: shops.admin.id, amount, receipt });
  const [due] = await world.db.selectFrom('refunds').select('id').where('bill_id', '=', paid.bill).execute();
  const holdBox = (db: Database) =>
    db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', buyer.id).forUpdate().execute();
  const nameAccount = () =>
    world.call('PUT', `/user/refunds/${due!.id}/account`, {
      token,
      body: { bin: '970436', account: '0011223344', holder: 'LAN', password: buyer.password },
    });
  expect(await faultsOfBoth(world, holdBox, () => applyPending(world), nameAccount)).toEqual([]);
});

test('D3 a seller leaves while something is ordered of them: the order finds nothing on sale', async () => {
  const buyer = await newBuyer(world);
  const [leaver] = shops.sellers;
  const seller = { ...leaver!, token: await signIn(world, leaver!) };
  await world.db.updateTable('orders').set({ state: 'CANCELLED' }).execute();
  const before = await ordersOf(buyer.id);
  let refusal: unknown;
  const order = () => buyAtAll(world, { buyer }).catch((error: unknown) => (refusal = error));
  expect(await faultsOfBoth(world, holdUser(seller.id), leave(seller), order)).toEqual([]);
  expect(await ordersOf(buyer.id)).toEqual(before);
  expect(refusal).toMatchObject({ key: 'not_found' });
});

const ordersOf = (buyer: string) =>
  world.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer).orderBy('id').execute();
