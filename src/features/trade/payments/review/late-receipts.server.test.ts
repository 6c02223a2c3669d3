import { expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { until } from '../../../../../tests/support/until.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { confirmArrival } from '#features/trade/payments/confirmations.server.ts';
import { payWithinDays } from '#features/trade/plan-purchases/plan-purchase-limits.ts';
import { cancelLatePurchases, purchasePlan } from '#features/trade/plan-purchases/purchases.server.ts';
import { signIn, type Member } from '../../../../../tests/support/app.ts';
import { all, openAttackDesk } from '../../../../../tests/support/money/attack-desk.ts';
import { applyPending, confirmBill, rejectReceipt } from '../../../../../tests/support/money/payments.ts';

const { world, shops, buyer, place, show, admin, as, billRow, statesOf } = await openAttackDesk();

const hours = (many: number) => world.clock.advance(many * 3600);
/** Within the minute in which the job would end what is late. */
const sendAtOnce = async (who: Member, bill: string) => show({ ...who, token: await signIn(world, who) }, bill, 5000);

test('worthless receipts, each sent as soon as the one before was turned down, do not hold the goods', async () => {
  const { who, bill } = await place();
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
  hours(1);
  await rejectReceipt(world, shops.admin, bill);
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
  hours(30);
  await rejectReceipt(world, shops.admin, bill);
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 409, error: 'bill_late', state: 'REJECTED' });
  await expireOrders(world.db, world.services);
  expect([(await billRow(bill)).status, ...(await statesOf(bill))]).toEqual(Array(4).fill('CANCELLED'));
});

test('nor do they after a part of the money', async () => {
  const { who, bill } = await place();
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
  await confirmBill(world, shops.admin, bill, { amount: 2000 });
  hours(25);
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 409, error: 'bill_late', state: 'OPEN' });
});

test('money that was just seen was in time: nobody is told that it goes back', async () => {
  const { who, bill } = await place();
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
  await rejectReceipt(world, shops.admin, bill);
  hours(25);
  await confirmArrival(admin(), bill, { by: shops.admin.id, amount: all, reason: 'Sao kê' });
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
  await applyPending(world);
  expect(await statesOf(bill)).toEqual(Array(3).fill('PAID'));
});

test('a first receipt that comes before the job has ended what is late is looked at', async () => {
  const { who, bill } = await place();
  hours(25);
  expect(await sendAtOnce(who, bill)).toMatchObject({ status: 200 });
});

test('nor do they keep the credit of a plan that is used meanwhile', async () => {
  const who = await buyer();
  const { bill } = await purchasePlan(as(who), who.id, { choice: 'PREMIUM_YEARLY' });
  expect(await sendAtOnce(who, bill!)).toMatchObject({ status: 200 });
  hours(15 * 24);
  await rejectReceipt(world, shops.admin, bill!);
  expect(await sendAtOnce(who, bill!)).toMatchObject({ status: 409, error: 'bill_late' });
  await cancelLatePurchases(world.db, admin());
  expect((await billRow(bill!)).status).toBe('CANCELLED');
});

test('a plan whose time to pay was given anew since it was found late is kept', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const first = await purchasePlan(as(one), one.id, { choice: 'PRO_MONTHLY' });
  world.clock.advance(1);
  const second = await purchasePlan(as(other), other.id, { choice: 'PRO_MONTHLY' });
  hours(payWithinDays * 24 + 1);
  let run: Promise<unknown> | undefined;
  await transaction(world.db, async (db) => {
    await db.updateTable('bills').set({ updated_at: world.clock.now() }).where('id', '=', first.bill).execute();
    run = cancelLatePurchases(world.db, admin());
    await until(async () => (await waitingForLocks(world.db)) > 0);
    expect(await sendAtOnce(other, second.bill!)).toMatchObject({ status: 200 });
    await rejectReceipt(world, shops.admin, second.bill!);
  });
  await run;
  expect([(await billRow(first.bill!)).status, (await billRow(second.bill!)).status]).toEqual([
    'CANCELLED',
    'REJECTED',
  ]);
});

test('H3 a plan is given up while its receipt comes: what is refused names the state there is', async () => {
  const who = await buyer();
  const { id, bill } = await purchasePlan(as(who), who.id, { choice: 'PRO_MONTHLY' });
  let answer: Promise<unknown> | undefined;
  await transaction(world.db, async (db) => {
    await db.updateTable('bills').set({ status: 'SUBMITTED' }).where('id', '=', bill).execute();
    await db.updateTable('plan_purchases').set({ state: 'submitted' }).where('id', '=', id).execute();
    answer = world.call('DELETE', `/user/plan-purchases/${id}`, { token: who.token });
    await until(async () => (await waitingForLocks(world.db)) > 0);
  });
  expect(await answer).toMatchObject({ status: 409, error: 'plan_paying', state: 'submitted' });
});
