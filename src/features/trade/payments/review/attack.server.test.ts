import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, completeOrder } from '#features/trade/orders/orders.server.ts';
import { shipOrder } from '#features/trade/orders/shipping/shipping.server.ts';
import { askReturn } from '#features/trade/orders/returns/returns.server.ts';
import { giveRoles, signIn } from '../../../../../tests/support/app.ts';
import {
  applyPending,
  confirmBill,
  payBill,
  sendDueRefunds,
  storeDamage,
  storeReceipt,
} from '../../../../../tests/support/money/payments.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';
import { purchaseTotals } from '../../../../../tests/support/money/three-shops.ts';
import { confirmArrival, confirmReceipt } from '#features/trade/payments/confirmations.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import { all, openAttackDesk } from '../../../../../tests/support/money/attack-desk.ts';

const { world, shops, place, upload, show, admin, as, billRow, refundRows, statesOf, leftOf } = await openAttackDesk();
let adminToken = '';
beforeEach(async () => {
  adminToken = await signIn(world, shops.admin);
});

describe('receipts', () => {
  test('a receipt whose money counted already is flagged when it is shown again for the rest of the same bill', async () => {
    const { who, bill } = await place();
    const bytes = await jpegOf(333, 517);
    expect((await show(who, bill, 1_000_000, bytes)).status).toBe(200);
    await confirmBill(world, shops.admin, bill, { amount: 1_000_000 });
    world.clock.advance(1);
    expect((await show(who, bill, all - 1_000_000, bytes)).status).toBe(200);
    expect((await readRemittance(world.services, bill)).receipts[0]!.seenBefore).not.toBeNull();
    const { receipt_id } = await billRow(bill);
    expect(
      await world.call('POST', `/admin/bills/${bill}/confirm`, {
        token: adminToken,
        body: { receipt: receipt_id, amount: all - 1_000_000 },
      }),
    ).toMatchObject({ status: 400, error: 'reason_needed' });
  });

  test('a receipt that comes while a part without receipt takes effect stays under review', async () => {
    const { who, bill } = await place();
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
    expect((await show(who, bill, all - 1_000_000)).status).toBe(200);
    await applyPending(world);
    expect(await billRow(bill)).toMatchObject({ status: 'SUBMITTED', received: 1_000_000 });
    expect(await statesOf(bill)).toEqual(Array(3).fill('RECEIPT_SUBMITTED'));
    await confirmBill(world, shops.admin, bill);
    expect(await billRow(bill)).toMatchObject({ status: 'PAID', received: all });
    expect(await leftOf(bill)).toBe(0);
  });

  test('the same while one was given up: it waits for the receipt, and its money goes back once', async () => {
    const { who, bill, orders } = await place();
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
    await show(who, bill, all - 1_000_000);
    await cancelOrder(as(who), who.id, orders[1]!, undefined);
    await applyPending(world);
    expect(await billRow(bill)).toMatchObject({ status: 'SUBMITTED', received: 1_000_000, amount: all });
    await confirmBill(world, shops.admin, bill);
    expect(await billRow(bill)).toMatchObject({ status: 'PAID', received: all });
    expect((await refundRows(bill)).map(({ amount }) => amount)).toEqual([purchaseTotals[1]]);
    await sendDueRefunds(world, shops.admin, bill);
    expect(await leftOf(bill)).toBe(0);
  });
});

describe('own matters', () => {
  test('a seller of one order of the bill decides nothing about it, whatever the call', async () => {
    const [seller] = shops.sellers;
    await giveRoles(world, seller!.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
    const token = await signIn(world, seller!);
    const { who, bill, orders } = await place();
    await show(who, bill, all);
    const { receipt_id: receipt } = await billRow(bill);
    const post = (path: string, body: unknown) => world.call('POST', path, { token, body });
    const own = { status: 403, error: 'own_matter' };
    expect(await post(`/admin/bills/${bill}/confirm`, { receipt, amount: all })).toMatchObject(own);
    expect(await post(`/admin/bills/${bill}/reject`, { receipt, reason: { vi: 'x' } })).toMatchObject(own);
    const pending = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt: receipt! });
    expect(await post(`/admin/bills/${bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject(own);
    await applyPending(world);
    expect(await post(`/admin/bills/${bill}/arrived`, { amount: 1, reason: 'Sao kê', arrivals: 0 })).toMatchObject(own);
    // Of another shop's order of the same bill.
    await cancelOrder(as(who), who.id, orders[2]!, undefined);
    const [due] = await refundRows(bill);
    const transfer = { media: await storeReceipt(world, seller!), account: null };
    expect(await post(`/admin/refunds/${due!.id}/send`, transfer)).toMatchObject(own);
    await giveRoles(world, seller!.id, 'ROLE_MERCHANT');
  });
  test('the payer neither, nor by somebody else’s confirmation under another bill', async () => {
    const { who, bill } = await place();
    const other = await place();
    await giveRoles(world, who.id, 'ROLE_ADMIN');
    await show(who, bill, all);
    const { receipt_id: receipt } = await billRow(bill);
    const post = (path: string, body: unknown) => world.call('POST', path, { token: who.token, body });
    const pending = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: 5, receipt: receipt! });
    expect(await post(`/admin/bills/${other.bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject({
      status: 404,
    });
    expect(await post(`/admin/bills/${other.bill}/confirm`, { receipt, amount: all })).toMatchObject({ status: 409 });
    expect(await post(`/admin/bills/${bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject({
      error: 'own_matter',
    });
    await applyPending(world);
  });
});

describe('somebody else’s ids', () => {
  test('bill, order, return, refund, picture', async () => {
    const mine = await place();
    const theirs = await place();
    await payBill(world, shops.admin, mine.bill);
    await payBill(world, shops.admin, theirs.bill);
    for (const [of, at] of [
      [mine, 0],
      [theirs, 0],
    ] as const) {
      await shipOrder(as(shops.sellers[0]!), shops.sellers[0]!.id, of.orders[at]!, { carrier: 'G', tracking: '1' });
      await completeOrder(as(of.who), of.who.id, of.orders[at]!);
    }
    const asked = await askReturn(as(theirs.who), theirs.who.id, theirs.orders[0]!, {
      kind: 'faulty',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'Nứt',
      pictures: [await storeDamage(world, theirs.who)],
    });
    const returnId = asked.returns[0]!.id;
    await confirmArrival(admin(), theirs.bill, { by: shops.admin.id, amount: 9000, reason: 'Sao kê' });
    await applyPending(world);
    const [due] = await refundRows(theirs.bill);
    const token = mine.who.token;
    const calls: ['GET' | 'POST' | 'PUT', string, unknown?][] = [
      ['GET', `/user/bills/${theirs.bill}`],
      ['POST', `/user/bills/${theirs.bill}/receipt`, { media: await upload(mine.who), amount: 1000 }],
      ['GET', `/user/orders/${theirs.orders[0]}`],
      ['POST', `/user/orders/${theirs.orders[1]}/cancel`, {}],
      ['POST', `/user/orders/${theirs.orders[0]}/returns/${returnId}/withdraw`],
      ['POST', `/user/orders/${mine.orders[0]}/returns/${returnId}/withdraw`],
      ['POST', `/user/orders/${mine.orders[0]}/returns/${returnId}/sent`, { carrier: 'a', tracking: 'b' }],
      ['GET', `/user/orders/${mine.orders[0]}/returns/${returnId}/pictures/0`],
      ['GET', `/user/orders/${theirs.orders[0]}/returns/${returnId}/pictures/0`],
      [
        'PUT',
        `/user/refunds/${due!.id}/account`,
        { bin: '970436', account: '001122334455', holder: 'ME', password: mine.who.password },
      ],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await world.call(method, path, { token, body })).status]).toEqual([path, 404]);
    // A seller with their own order's id and another shop's return.
    const second = shops.sellers[1]!;
    const sellerToken = await signIn(world, second);
    for (const order of [theirs.orders[0], theirs.orders[1]])
      for (const [step, body] of [
        ['answer', { agree: true }],
        ['received', { restock: true }],
      ] as const)
        expect(
          (
            await world.call('POST', `/merchant/orders/${order}/returns/${returnId}/${step}`, {
              token: sellerToken,
              body,
            })
          ).status,
        ).toBeGreaterThanOrEqual(404);
    // Admin with another order's return.
    expect(
      (
        await world.call('POST', `/admin/orders/${mine.orders[0]}/returns/${returnId}/answer`, {
          token: adminToken,
          body: { agree: true },
        })
      ).status,
    ).toBe(404);
  });
});
