import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, cancelSale, completeOrder } from '#features/trade/orders/orders.server.ts';
import { mostLines } from '#features/trade/orders/order-limits.ts';
import { shipOrder } from '#features/trade/orders/shipping/shipping.server.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { answerReturn, receiveReturn } from '#features/trade/orders/returns/returns.server.ts';
import { AppError } from '#lib/errors.ts';
import { billOwners } from '#server/bill-owners.ts';
import { knownError } from '#server/http/envelope.ts';
import { setStatus, signIn } from '../../../../../tests/support/app.ts';
import {
  applyPending,
  payBill,
  sendDueRefunds,
  sendReceipt,
  storeDamage,
  storeReceipt,
} from '../../../../../tests/support/money/payments.ts';
import { shownAccountOf } from '../../../../../tests/support/money/shown-account.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import { purchaseTotals } from '../../../../../tests/support/money/three-shops.ts';
import {
  confirmArrival,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from '#features/trade/payments/confirmations.server.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';
import { all, openAttackDesk, rate } from '../../../../../tests/support/money/attack-desk.ts';

const { world, shops, buyer, place, upload, admin, as, billRow, refundRows, statesOf, leftOf } = await openAttackDesk();
let adminToken = '';
beforeEach(async () => {
  adminToken = await signIn(world, shops.admin);
});

describe('hostile numbers', () => {
  test('returns', async () => {
    const { who, bill, orders } = await place();
    await payBill(world, shops.admin, bill);
    await shipOrder(as(shops.sellers[0]!), shops.sellers[0]!.id, orders[0]!, { carrier: 'G', tracking: '1' });
    await completeOrder(as(who), who.id, orders[0]!);
    const picture = await storeDamage(world, who);
    const ask = (lines: unknown) =>
      world.call('POST', `/user/orders/${orders[0]}/returns`, {
        token: who.token,
        body: { kind: 'faulty', lines, reason: 'Nứt chân', pictures: [picture] },
      });
    for (const lines of [
      [],
      [{ position: 0, quantity: 0 }],
      [{ position: 0, quantity: -1 }],
      [{ position: 0, quantity: 1.5 }],
      [{ position: 0, quantity: 1e15 }],
      [{ position: 0, quantity: 3 }],
      [{ position: -1, quantity: 1 }],
      [{ position: 1, quantity: 1 }],
      [{ position: 60, quantity: 1 }],
      [{ position: 0, quantity: '1' }],
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
      Array.from({ length: 61 }, (_, position) => ({ position, quantity: 1 })),
      [{ position: 0, quantity: 1, amount: 1e9 }],
      null,
    ]) {
      const { status } = await ask(lines);
      expect([lines, status >= 400 && status < 500]).toEqual([lines, true]);
    }
    const parallel = await Promise.all(Array.from({ length: 6 }, () => ask([{ position: 0, quantity: 1 }])));
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(2);
    const rows = await world.db.selectFrom('returns').selectAll().where('order_id', '=', orders[0]!).execute();
    const seller = { by: 'seller' as const, userId: shops.sellers[0]!.id };
    await world.db
      .updateTable('merchants')
      .set({ address: 'Xưởng 3, phường Võ Cường, Bắc Ninh', phone: '0900000000' })
      .execute();
    for (const { id } of rows) await answerReturn(as(shops.sellers[0]!), seller, orders[0]!, id, { agree: true });
    const outcomes = await Promise.allSettled(
      [...rows, ...rows, ...rows].map(({ id }) => receiveReturn(as(shops.sellers[0]!), seller, orders[0]!, id, true)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AppError);
    const back = (await refundRows(bill)).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(purchaseTotals[0]);
    await sendDueRefunds(world, shops.admin, bill);
    expect((await statesOf(bill))[0]).toBe('REFUNDED');
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
  });

  test('orders: many lines of one, more lines than a cart has, wrong totals', async () => {
    const who = await buyer();
    const order = (lines: unknown, more: object = {}) =>
      world.call('POST', '/user/orders', {
        token: who.token,
        body: {
          from: 'product',
          lines,
          receiver: 'Lan',
          mobile: '0912345678',
          buyerEmail: 'lan@mail.example',
          address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
          ...more,
        },
      });
    const line = (quantity: unknown) => ({ product: 'p_shop0', variant: 'v_shop0', quantity });
    for (const lines of [
      Array.from({ length: mostLines + 1 }, () => line(1)),
      [line(0)],
      [line(-1)],
      [line(0.5)],
      [line(1000)],
      [line('1')],
      [line(null)],
    ])
      expect((await order(lines)).status).toBe(400);
    for (const total of [0, -1, 1, 1e15, 1.5]) {
      const { status } = await order([line(1)], { total });
      expect([total, status >= 400 && status < 500]).toEqual([total, true]);
    }
    const many = await order(Array.from({ length: 60 }, () => line(16)));
    expect([many.status, many.error]).toEqual([200, undefined]);
    const tooMany = await order(Array.from({ length: 60 }, () => line(999)));
    expect([tooMany.status, tooMany.error]).toEqual([400, 'invalid_form']);
  });
});

describe('all at once', () => {
  /** What a caller would be told as a failure of the server; to wait too long for a lock has a name of its own. */
  const fault = (outcome: PromiseSettledResult<unknown>): string[] => {
    if (outcome.status === 'fulfilled') return [];
    const { reason } = outcome as { reason: unknown };
    const each = reason instanceof AggregateError ? (reason.errors as unknown[]) : [reason];
    return each.filter((error) => knownError(error) === null).map(String);
  };
  test.each([0, 1, 2, 3])(
    'one bill: cancel, cancel, confirm, effect, expire, take back, refunds (%i)',
    async (way) => {
      for (let round = 0; round < 6; round++) {
        const { who, bill, orders } = await place();
        const receipt = await sendReceipt(world, bill);
        const { pending } = await confirmReceipt(admin(), bill, {
          by: shops.admin.id,
          amount: way === 0 ? all : 3_000_000 + way,
          receipt,
        });
        const outcomes = await Promise.allSettled([
          applyPending(world),
          applyPending(world),
          ...orders.slice(0, way + 1).map((id) => cancelOrder(as(who), who.id, id, undefined)),
          ...orders
            .slice(1, way + 1)
            .map((id, at) => cancelSale(as(shops.sellers[at + 1]!), shops.sellers[at + 1]!.id, id, 'Hết')),
          takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, pending!.id),
          rejectBill(admin(), billOwners(), bill, { by: shops.admin.id, reason: { vi: 'Mờ' } }),
          confirmArrival(admin(), bill, { by: shops.admin.id, amount: 700_000, reason: 'Sao kê' }),
        ]);
        expect(outcomes.flatMap(fault)).toEqual([]);
        await applyPending(world);
        const due = (await refundRows(bill)).filter(({ state }) => state === 'DUE');
        const media = await storeReceipt(world, shops.admin);
        const sent = await Promise.allSettled(
          [...due, ...due].map(async ({ id }, at) =>
            sendRefund(admin(), billOwners(), shops.admin.id, id, {
              media: at % 2 === 0 ? media : await storeReceipt(world, shops.admin),
              account: await shownAccountOf(world, id),
            }),
          ),
        );
        expect(sent.flatMap(fault)).toEqual([]);
        await sendDueRefunds(world, shops.admin, bill);
        const { status, received } = await billRow(bill);
        const open = status !== 'PAID' && status !== 'CANCELLED';
        expect([status, await leftOf(bill)]).toEqual([status, open && received > 0 ? -received : 0]);
        // What is only expected goes back when its money comes, not before.
        const back = (await refundRows(bill)).filter(({ state }) => state !== 'EXPECTED');
        expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(received);
      }
      expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
    },
    60_000,
  );

  test('expiry, a receipt and cancellations at once', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await buyer();
      const { bill, orders } = await place(who);
      await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
      await applyPending(world);
      world.clock.advance(25 * 3600);
      const media = await upload({ ...who, token: await signIn(world, who) });
      const token = await signIn(world, who);
      const outcomes = await Promise.allSettled([
        expireOrders(world.db, world.services),
        world.call('POST', `/user/bills/${bill}/receipt`, { token, body: { media, amount: 5000 } }),
        ...orders.map((id) => cancelOrder(as(who), who.id, id, undefined)),
        confirmArrival(admin(), bill, { by: shops.admin.id, amount: all, reason: 'Sao kê' }),
      ]);
      expect(outcomes.flatMap(fault)).toEqual([]);
      await applyPending(world);
      await sendDueRefunds(world, shops.admin, bill);
      const { status, received } = await billRow(bill);
      const open = status !== 'PAID' && status !== 'CANCELLED';
      expect([status, await leftOf(bill)]).toEqual([status, open && received > 0 ? -received : 0]);
    }
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
  }, 60_000);
});

describe('the minute', () => {
  test('not before, and not taken back once it took effect', async () => {
    const { bill } = await place();
    const receipt = await sendReceipt(world, bill);
    const { pending } = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt });
    world.clock.advance(59.999);
    const { applyConfirmations } = await import('#features/trade/payments/confirmations.server.ts');
    expect(await applyConfirmations(world.db, admin(), billOwners())).toBe(0);
    world.clock.advance(0.001);
    expect(await applyConfirmations(world.db, admin(), billOwners())).toBe(1);
    await expect(takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, pending!.id)).rejects.toMatchObject({
      key: 'confirmation_done',
    });
  });

  test('buyer or seller suspended in between: it takes effect all the same', async () => {
    const { who, bill } = await place();
    const receipt = await sendReceipt(world, bill);
    await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt });
    await setStatus(world, who.id, 'suspended');
    await setStatus(world, shops.sellers[1]!.id, 'suspended');
    await applyPending(world);
    await setStatus(world, shops.sellers[1]!.id, 'active');
    expect(await statesOf(bill)).toEqual(['PAID', 'PAID', 'PAID']);
  });
});

describe('the platform’s account', () => {
  test('no password, a wrong one, an old window, two at once, a stopped one never counts', async () => {
    const account = { bin: '970436', bank: 'VCB', account: '1111', holder: 'HIEN' };
    const put = (body: object) => world.call('PUT', '/admin/settings/bank', { token: adminToken, body });
    const { password } = shops.admin;
    expect((await put({ seen: 0, account })).status).toBe(400);
    expect((await put({ seen: 0, account, password: 'wrong-password-1' })).status).toBeGreaterThanOrEqual(400);
    expect((await put({ seen: 0, account, password })).status).toBe(200);
    const twice = await Promise.all(
      [1, 2].map((n) => put({ seen: 1, account: { ...account, account: `222${n}` }, password })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { data } = await world.call('GET', '/admin/settings/bank', { token: adminToken });
    const coming = (data as { coming: { id: number } }).coming;
    expect((await world.call('POST', '/admin/settings/bank/stop', { token: adminToken, body: { id: 1 } })).status).toBe(
      409,
    );
    expect(
      (await world.call('POST', '/admin/settings/bank/stop', { token: adminToken, body: { id: coming.id } })).status,
    ).toBe(200);
    world.clock.advance(2 * 3600);
    adminToken = await signIn(world, shops.admin);
    expect(
      (
        (await world.call('GET', '/admin/settings/bank', { token: adminToken })).data as {
          current: { account: object };
        }
      ).current.account,
    ).toEqual(account);
    for (const path of ['/admin/settings/bank', '/admin/settings']) {
      const answer = await world.call('PUT', path, {
        token: adminToken,
        body: { bank: account, key: 'bank', value: account },
      });
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
  });
});
