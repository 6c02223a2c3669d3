import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { transaction } from '#db/database.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { cancelSale } from '#features/trade/orders/orders.server.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { lockBill } from '#features/trade/payments/bills.server.ts';
import { confirmArrival, rejectBill } from '#features/trade/payments/confirmations.server.ts';
import { forgetLeaverAccounts } from '#features/trade/payments/personal-data.server.ts';
import { purchaseData } from '#features/trade/plan-purchases/plan-view.ts';
import { billOwners } from '#server/bill-owners.ts';
import { newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { applyCompletely, sendReceipt, submit, wholeForm } from '../../../../../tests/support/applicants.ts';
import { applyPending, payBill, requestOf, sendDueRefunds } from '../../../../../tests/support/money/payments.ts';
import { forgottenMoney, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import {
  buyAtAll,
  newBuyer,
  purchaseTotals,
  threeShops,
  type Shops,
} from '../../../../../tests/support/money/three-shops.ts';

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

const all = purchaseTotals.reduce((sum, each) => sum + each, 0);
const admin = () => requestOf(world, shops.admin, 'vi');
const billRow = (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const refundRows = (bill: string) =>
  world.db.selectFrom('refunds').selectAll().where('bill_id', '=', bill).orderBy('id').execute();
const statesOf = async (bill: string) =>
  (await world.db.selectFrom('orders').select('state').where('bill_id', '=', bill).execute()).map(({ state }) => state);
const leftOf = async (bill: string) => (await storedLedger(world.db))[payerAccount(bill)] ?? 0;
const leave = (person: Member) =>
  world.call('DELETE', '/user', { token: person.token, body: { password: person.password } });
async function place(of?: Member) {
  const person = of ?? (await newBuyer(world));
  const who = of ?? { ...person, token: await signIn(world, person) };
  const { bill, orders } = await buyAtAll(world, { buyer: who });
  return { who, bill, orders: orders.map(({ id }) => id) };
}

test('the fee of an applicant who left while their receipt was under review can still be decided', async () => {
  const person = await newMember(world);
  const { bill, billAmount } = await applyCompletely(world, person, 'designer');
  expect((await leave(person)).status).toBe(200);
  const { receipt_id, status } = await billRow(bill);
  const body = { amount: billAmount, reason: 'Thấy trên sao kê' };
  const answers = [
    await world.call('POST', `/admin/bills/${bill}/confirm`, {
      token: adminToken,
      body: { ...body, receipt: receipt_id },
    }),
    await world.call('POST', `/admin/bills/${bill}/arrived`, { token: adminToken, body: { ...body, arrivals: 0 } }),
  ];
  expect([status, answers.map(({ status: code, error }) => error ?? code)]).toEqual([
    expect.anything(),
    expect.arrayContaining([200]),
  ]);
  await applyPending(world);
  expect((await refundRows(bill)).map(({ amount }) => amount)).toEqual([billAmount]);
  await sendDueRefunds(world, shops.admin, bill);
  expect(await leftOf(bill)).toBe(0);
});

test('the same while its approval waits', async () => {
  const person = await newMember(world);
  const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
  expect(
    (
      await world.call('POST', `/admin/applications/${id}/approve`, {
        token: adminToken,
        body: { amount: billAmount, reason: 'Đã đối chiếu' },
      })
    ).status,
  ).toBe(200);
  expect((await leave(person)).status).toBe(200);
  await applyPending(world);
  expect((await refundRows(bill)).map(({ amount }) => amount)).toEqual([billAmount]);
  await sendDueRefunds(world, shops.admin, bill);
  expect(await leftOf(bill)).toBe(0);
});

test('a plan paid by someone who left while the receipt was under review is given to nobody: the money goes back', async () => {
  const person = await newMember(world);
  const bought = await world.call('POST', '/user/plan-purchases', {
    token: person.token,
    body: { choice: 'PRO_YEARLY' },
  });
  const { bill, amount } = purchaseData.parse(bought.data);
  const billId = bill ?? '';
  await sendReceipt(world, person, { bill: billId, billAmount: amount });
  expect((await leave(person)).status).toBe(200);
  const { receipt_id } = await billRow(billId);
  const confirmed = await world.call('POST', `/admin/bills/${billId}/confirm`, {
    token: adminToken,
    body: { amount, receipt: receipt_id, reason: 'Thấy trên sao kê' },
  });
  expect(confirmed.status).toBe(200);
  await applyPending(world);
  expect((await refundRows(billId)).map((row) => [row.amount, row.why])).toEqual([[amount, 'cancelled']]);
  expect(await world.db.selectFrom('plan_terms').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
  await sendDueRefunds(world, shops.admin, billId);
  expect(await leftOf(billId)).toBe(0);
  expect(await forgottenMoney(world.db)).toEqual([]);
});

test('a joining fee that came without a receipt is recorded and goes back; the application can still be paid for', async () => {
  const person = await newMember(world);
  const form = await wholeForm(world, person, 'designer');
  const applied = await submit(world, person, 'designer', form);
  const { bill, billAmount } = z.object({ bill: z.string(), billAmount: z.number() }).parse(applied.data);
  const body = { amount: billAmount, reason: 'Thấy trên sao kê', arrivals: 0 };
  const arrived = await world.call('POST', `/admin/bills/${bill}/arrived`, { token: adminToken, body });
  expect(arrived.status).toBe(200);
  // A receipt that came in the minute between belongs to another transfer.
  await sendReceipt(world, person, { bill, billAmount });
  await applyPending(world);
  expect(await billRow(bill)).toMatchObject({ status: 'SUBMITTED', received: 0 });
  expect((await refundRows(bill)).map(({ amount, why }) => [amount, why])).toEqual([[billAmount, 'no_receipt']]);
  await sendDueRefunds(world, shops.admin, bill);
  expect(await leftOf(bill)).toBe(0);
});

test('a part had arrived, and the account is known: the refund of the leaver carries it', async () => {
  const { who, bill } = await place();
  await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 5000, reason: 'Sao kê' });
  await applyPending(world);
  // An earlier refund for which they named an account.
  const before = await place(who);
  await confirmArrival(admin(), before.bill, { by: shops.admin.id, amount: all + 7000, reason: 'Sao kê' });
  await applyPending(world);
  const [due] = await refundRows(before.bill);
  expect(
    (
      await world.call('PUT', `/user/refunds/${due!.id}/account`, {
        token: who.token,
        body: { bin: '970436', account: '001122334455', holder: 'LAN', password: who.password },
      })
    ).status,
  ).toBe(200);
  expect((await leave(who)).status).toBe(200);
  expect(await refundRows(bill)).toMatchObject([{ amount: 5000, account: { account: '001122334455' } }]);
});

test('a buyer leaves with open, seen, submitted, paid purchases: only what is open ends at once, all ends, and no money is forgotten', async () => {
  const open = await place();
  const { who } = open;
  const seen = await place(who);
  const submitted = await place(who);
  const paid = await place(who);
  await sendReceipt(world, who, { bill: submitted.bill, billAmount: all });
  await payBill(world, shops.admin, paid.bill);
  await confirmArrival(admin(), seen.bill, { by: shops.admin.id, amount: all, reason: 'Sao kê' });
  expect((await leave(who)).status).toBe(200);
  await expireOrders(world.db, world.services);
  expect(await statesOf(open.bill)).toEqual(Array(3).fill('CANCELLED'));
  expect(await statesOf(seen.bill), 'somebody has seen its money').toEqual(Array(3).fill('PENDING_PAYMENT'));
  expect(await statesOf(submitted.bill)).toEqual(Array(3).fill('RECEIPT_SUBMITTED'));
  await applyPending(world);
  expect(await statesOf(seen.bill)).toEqual(Array(3).fill('PAID'));
  await rejectBill(admin(), billOwners(), submitted.bill, { by: shops.admin.id, reason: { vi: 'Mờ' } });
  await expireOrders(world.db, world.services);
  expect(await statesOf(submitted.bill), 'nobody can send another').toEqual(Array(3).fill('CANCELLED'));
  await cancelSale(requestOf(world, shops.sellers[0]!), shops.sellers[0]!.id, paid.orders[0]!, 'Hết gỗ');
  for (const { bill } of [open, seen, submitted, paid]) await sendDueRefunds(world, shops.admin, bill);
  expect(await forgottenMoney(world.db)).toEqual([]);
});

test('a part of the money was seen when its payer left: it goes back with the rest of the purchase, at once', async () => {
  const { who, bill } = await place();
  await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 5000, reason: 'Sao kê' });
  expect((await leave(who)).status).toBe(200);
  await applyPending(world);
  await expireOrders(world.db, world.services);
  expect([(await billRow(bill)).status, ...(await statesOf(bill))]).toEqual(Array(4).fill('CANCELLED'));
  expect((await refundRows(bill)).map(({ amount, why }) => [amount, why])).toEqual([[5000, 'unpaid']]);
  await sendDueRefunds(world, shops.admin, bill);
  expect(await leftOf(bill)).toBe(0);
});

test('G6 a seller who leaves gets back what arrived in part where they are paid', async () => {
  const seller = await newMember(world, 'ROLE_DESIGNER');
  const bought = await world.call('POST', '/user/plan-purchases', {
    token: seller.token,
    body: { choice: 'PRO_YEARLY' },
  });
  const bill = purchaseData.parse(bought.data).bill ?? '';
  const account = { bin: '970436', account: '001122334455', holder: 'LAN' };
  const named = await world.call('PUT', '/user/bank-account', {
    token: seller.token,
    body: { ...account, password: seller.password },
  });
  expect(named.status).toBe(200);
  await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 5000, reason: 'Sao kê' });
  await applyPending(world);
  expect((await leave(seller)).status).toBe(200);
  expect(await refundRows(bill)).toMatchObject([{ amount: 5000, account }]);
});

test('G6 what a leaver named for an order they gave up holds for what is left of its money', async () => {
  const { who, bill, orders } = await place();
  await sendReceipt(world, who, { bill, billAmount: all });
  await world.call('POST', `/user/orders/${orders[0]}/cancel`, { token: who.token, body: {} });
  const [expected] = await refundRows(bill);
  const named = await world.call('PUT', `/user/refunds/${expected!.id}/account`, {
    token: who.token,
    body: { bin: '970436', account: '001122334455', holder: 'LAN', password: who.password },
  });
  expect(named.status).toBe(200);
  expect((await leave(who)).status).toBe(200);
  const { receipt_id } = await billRow(bill);
  const amount = all - purchaseTotals[0]! + 5000;
  await world.call('POST', `/admin/bills/${bill}/confirm`, {
    token: adminToken,
    body: { receipt: receipt_id, amount, reason: 'Sao kê' },
  });
  await applyPending(world);
  expect(await refundRows(bill)).toMatchObject([
    { amount: 5000, why: 'surplus', account: { account: '001122334455' } },
  ]);
});

test('G6 D3 what a seller who left has sent goes back where they were paid; once nothing is under way that is forgotten', async () => {
  const seller = await newMember(world, 'ROLE_DESIGNER');
  const account = { bin: '970436', account: '66554433', holder: 'LAN' };
  await world.call('PUT', '/user/bank-account', {
    token: seller.token,
    body: { ...account, password: seller.password },
  });
  const bought = await world.call('POST', '/user/plan-purchases', {
    token: seller.token,
    body: { choice: 'PRO_MONTHLY' },
  });
  const { bill, amount } = purchaseData.parse(bought.data);
  const billId = bill ?? '';
  await sendReceipt(world, seller, { bill: billId, billAmount: amount });
  expect((await leave(seller)).status).toBe(200);
  const later = () => new Date(world.clock.now().getTime() + 31 * 86_400_000);
  await forgetLeaverAccounts(world.db, later());
  const { receipt_id } = await billRow(billId);
  await world.call('POST', `/admin/bills/${billId}/confirm`, {
    token: adminToken,
    body: { amount, receipt: receipt_id, reason: 'Sao kê' },
  });
  await applyPending(world);
  expect(await refundRows(billId)).toMatchObject([{ amount, state: 'DUE', account }]);
  await sendDueRefunds(world, shops.admin, billId);
  await transaction(world.db, async (db) => {
    await lockBill(db, billId);
    await forgetLeaverAccounts(world.db, later());
  });
  expect((await billRow(billId)).leaver_account, 'somebody is at it').not.toBeNull();
  await forgetLeaverAccounts(world.db, later());
  expect(await refundRows(billId)).toMatchObject([{ state: 'SENT', account: null }]);
  expect((await billRow(billId)).leaver_account).toBeNull();
});
