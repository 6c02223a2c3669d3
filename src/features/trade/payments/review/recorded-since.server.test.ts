import { describe, expect, test } from 'vitest';
import { confirmArrival, confirmReceipt, takeBackConfirmation } from '#features/trade/payments/confirmations.server.ts';
import { submitReceipt } from '#features/trade/payments/receipts.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { billOwners } from '#server/bill-owners.ts';
import { signIn } from '../../../../../tests/support/app.ts';
import { appPicture } from '../../../../../tests/support/money/app-picture.ts';
import { all, openAttackDesk } from '../../../../../tests/support/money/attack-desk.ts';
import { applyPending, payBill, rejectReceipt } from '../../../../../tests/support/money/payments.ts';

const { world, shops, place, upload, show, admin, as, billRow, refundRows } = await openAttackDesk();

const judged = async (bill: string) => (await readRemittance(world.services, bill)).receipts[0]!;
const seen = (amount: number) => ({ by: shops.admin.id, amount, reason: 'Sao kê' });
/** Of another bank, and so like no other. */
const pictureOf = (bank: number, quality = 90) => appPicture(bank, 170).jpeg({ quality }).toBuffer();
/** Without a reason, as where nothing is flagged. */
const confirm = async (bill: string) =>
  confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt: (await billRow(bill)).receipt_id! });

describe('one transfer in the account, two reviewers', () => {
  /** A window, and what is pressed in it. */
  async function windowOf(bill: string, amount: number) {
    const { arrivals } = await readRemittance(world.services, bill);
    const token = await signIn(world, shops.admin);
    const body = { amount, reason: 'Sao kê', arrivals: arrivals.length };
    return () => world.call('POST', `/admin/bills/${bill}/arrived`, { token, body });
  }

  test.each(['nothing was paid', 'it was paid before'])(
    'the second, in a window of before, records it no second time: %s',
    async (standing) => {
      const { bill } = await place();
      if (standing !== 'nothing was paid') await payBill(world, shops.admin, bill);
      const [one, other] = [await windowOf(bill, 900_000), await windowOf(bill, 900_000)];
      expect((await one()).status).toBe(200);
      expect(await other()).toMatchObject({ status: 409, error: 'confirmation_pending' });
      await applyPending(world);
      const { received } = await billRow(bill);
      expect(await other()).toMatchObject({ status: 409, error: 'conflict' });
      await applyPending(world);
      expect((await billRow(bill)).received).toBe(received);
      expect(await refundRows(bill)).toHaveLength(standing === 'nothing was paid' ? 0 : 1);
    },
  );

  test('what was taken back was not recorded: the window of before holds', async () => {
    const { bill } = await place();
    const record = await windowOf(bill, 900_000);
    const { pending } = await confirmArrival(admin(), bill, seen(900_000));
    await takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, pending!.id);
    expect((await record()).status).toBe(200);
    await applyPending(world);
  });
});

describe('a picture shown for two bills, and the later one is confirmed first', () => {
  async function shownTwice(bank: number) {
    const bytes = await pictureOf(bank);
    const [first, second] = [await place(), await place()];
    for (const { who, bill } of [first, second]) {
      await show(who, bill, all, bytes);
      world.clock.advance(1);
    }
    expect((await judged(first.bill)).seenBefore).toBeNull();
    return { first: first.bill, second: second.bill };
  }

  test('the first is flagged from then on, also where that is taken back', async () => {
    const { first, second } = await shownTwice(2);
    const receipt = (await billRow(second)).receipt_id!;
    const { pending } = await confirmReceipt(admin(), second, { ...seen(all), receipt });
    await expect(confirm(first)).rejects.toMatchObject({ key: 'reason_needed' });
    expect((await judged(first)).seenBefore).toMatchObject({ how: 'content', billId: second });
    await takeBackConfirmation(admin(), billOwners(), shops.admin.id, second, pending!.id);
    await expect(confirm(first)).rejects.toMatchObject({ key: 'reason_needed' });
    expect((await judged(first)).seenBefore, 'as the reason that is asked for').not.toBeNull();
  });

  test('so it is where the money of the later came without its receipt, and through a third', async () => {
    const { first, second } = await shownTwice(4);
    const third = await place();
    await show(third.who, third.bill, all, await pictureOf(4));
    await rejectReceipt(world, shops.admin, third.bill);
    world.clock.advance(1);
    await confirmArrival(admin(), third.bill, seen(all));
    await expect(confirm(first)).rejects.toMatchObject({ key: 'reason_needed' });
    expect((await judged(first)).seenBefore).toMatchObject({ how: 'content', billId: third.bill });
    expect((await judged(second)).seenBefore).not.toBeNull();
  });

  test('not one that was counted before it', async () => {
    const { first, second } = await shownTwice(6);
    await confirm(first);
    await applyPending(world);
    await confirmReceipt(admin(), second, { ...seen(all), receipt: (await billRow(second)).receipt_id! });
    await applyPending(world);
    expect((await judged(first)).seenBefore).toBeNull();
  });
});

describe('a receipt shown again for the rest of its bill is flagged', () => {
  test('where its money was counted while its changed copy was on its way', async () => {
    const { who, bill } = await place();
    await show(who, bill, all, await pictureOf(8));
    await rejectReceipt(world, shops.admin, bill);
    world.clock.advance(120);
    const media = await upload(who, await pictureOf(8, 40));
    const ctx = as(who);
    const turns: RequestContext['turns'] = async (whose, work, crowd) => {
      await confirmArrival(admin(), bill, seen(1_000_000));
      return ctx.turns(whose, work, crowd);
    };
    await submitReceipt({ ...ctx, turns }, billOwners(), who.id, bill, { media, amount: all - 1_000_000, remark: '' });
    expect((await judged(bill)).seenBefore).toMatchObject({ how: 'looks', billId: bill });
  });

  test('where it was shown within the minute in which its money was counted without it', async () => {
    const { who, bill } = await place();
    const bytes = await pictureOf(10);
    await confirmArrival(admin(), bill, seen(1_000_000));
    world.clock.advance(30);
    await show(who, bill, 1_000_000, bytes);
    await applyPending(world);
    await rejectReceipt(world, shops.admin, bill, { vi: 'Đã ghi nhận' });
    world.clock.advance(60);
    await show(who, bill, all - 1_000_000, bytes);
    expect((await judged(bill)).seenBefore).toMatchObject({ how: 'content', billId: bill });
  });
});
