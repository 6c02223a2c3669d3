import { describe, expect, test } from 'vitest';
import { cancelOrder } from '#features/trade/orders/orders.server.ts';
import { confirmArrival, takeBackConfirmation } from '#features/trade/payments/confirmations.server.ts';
import { submitReceipt } from '#features/trade/payments/receipts.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import type { Member } from '../../../../../tests/support/app.ts';
import { all, openAttackDesk } from '../../../../../tests/support/money/attack-desk.ts';
import { applyPending, rejectReceipt } from '../../../../../tests/support/money/payments.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';

const { world, shops, place, upload, show, admin, as, billRow } = await openAttackDesk();

let pictures = 0;
const judged = async (bill: string) => (await readRemittance(world.services, bill)).receipts[0]!;
/** By a server whose clock is so many seconds behind. */
async function showLate(who: Member, bill: string, bytes: Buffer, seconds: number): Promise<void> {
  const media = await upload(who, bytes);
  const late = new Date(world.clock.now().getTime() - seconds * 1000);
  const ctx = { ...as(who), clock: { now: () => late } };
  await submitReceipt(ctx, billOwners(), who.id, bill, { media, amount: all, remark: '' });
}

describe('by a server whose clock is behind', () => {
  test('a receipt that was used before is named as such', async () => {
    const bytes = await jpegOf(341, 512);
    const [first, second] = [await place(), await place()];
    await show(first.who, first.bill, all, bytes);
    await showLate(second.who, second.bill, bytes, 30);
    expect((await judged(second.bill)).seenBefore).toMatchObject({ how: 'content', billId: first.bill });
    expect((await judged(first.bill)).seenBefore).toBeNull();
  });

  test('the newest receipt of a bill is the one to decide about', async () => {
    const { who, bill } = await place();
    await show(who, bill, all);
    await rejectReceipt(world, shops.admin, bill);
    await showLate(who, bill, await jpegOf(342, 512), 30);
    expect((await judged(bill)).id).toBe((await billRow(bill)).receipt_id);
  });
});

describe('one that was turned down, whose money was then counted without it, is flagged when it is shown for the rest', () => {
  /** Turned down, then seen in the account. */
  async function counted() {
    const { who, bill } = await place();
    const bytes = await jpegOf(343 + ++pictures, 512);
    await show(who, bill, 1_000_000, bytes);
    await rejectReceipt(world, shops.admin, bill, { vi: 'Chưa thấy tiền' });
    world.clock.advance(60);
    const seen = { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' };
    const { pending } = await confirmArrival(admin(), bill, seen);
    return { who, bill, bytes, pending: pending!.id };
  }

  test('afterwards', async () => {
    const { who, bill, bytes } = await counted();
    await applyPending(world);
    world.clock.advance(60);
    await show(who, bill, all - 1_000_000, bytes);
    expect((await judged(bill)).seenBefore).toMatchObject({ how: 'content', billId: bill });
  });

  test('within the minute, also where that is taken back', async () => {
    const { who, bill, bytes, pending } = await counted();
    world.clock.advance(1);
    await show(who, bill, all - 1_000_000, bytes);
    expect((await judged(bill)).seenBefore).toMatchObject({ how: 'content', billId: bill });
    await takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, pending);
    expect((await judged(bill)).seenBefore, 'as the reason that is asked for').not.toBeNull();
  });
});

test('one of somebody who has left, or of a bill that was given up, is known all the same', async () => {
  const bytes = await jpegOf(349, 512);
  const [gone, left, last] = [await place(), await place(), await place()];
  await show(gone.who, gone.bill, all, bytes);
  await rejectReceipt(world, shops.admin, gone.bill);
  for (const order of gone.orders) await cancelOrder(as(gone.who), gone.who.id, order, undefined);
  world.clock.advance(1);
  await show(left.who, left.bill, all, bytes);
  const { token, password } = left.who;
  expect((await world.call('DELETE', '/user', { token, body: { password } })).status).toBe(200);
  world.clock.advance(1);
  await show(last.who, last.bill, all, bytes);
  const { seenBefore } = await judged(last.bill);
  const uses = [seenBefore!, ...seenBefore!.more].map(({ billId, status }) => [billId, status]);
  expect(uses).toEqual([
    [gone.bill, 'CANCELLED'],
    [left.bill, 'SUBMITTED'],
  ]);
});
