import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { readBalances } from '#features/trade/ledger/ledger.server.ts';
import {
  applyConfirmations,
  confirmArrival,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from '#features/trade/payments/confirmations.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';
import type { RoleName } from '#lib/permissions.ts';
import { seededRng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import {
  confirmBill,
  payBill,
  requestOf,
  sendReceipt,
  storeDamage,
  storeReceipt,
} from '../../../../tests/support/money/payments.ts';
import { shownAccountOf } from '../../../../tests/support/money/shown-account.ts';
import {
  countedStock,
  forgottenMoney,
  replayedLedger,
  storedLedger,
} from '../../../../tests/support/money/replay-ledger.ts';
import { orderBillOwner } from './order-bill-owner.server.ts';
import type { OrderState } from './order-states.ts';
import { cancelOrder, cancelSale, completeOrder, readOrderAsEither } from './orders.server.ts';
import { shipOrder } from './shipping/shipping.server.ts';
import { placeOrder } from './place-order.server.ts';
import { answerReturn, askReturn, receiveReturn } from './returns/returns.server.ts';

let world: TestApp;
let market: Market;
let buyer: Person;
let admin: Person & { token: string };
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  buyer = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  const auditor = await registerPerson(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
  admin = { ...auditor, token: await signIn(world, auditor) };
  await writeSetting(world.db, 'commission', { basisPoints: 333 }, world.clock.now());
});
afterAll(() => world.close());

const form = (quantity = 1) => ({
  from: 'product' as const,
  lines: [{ product: ids.sofa, variant: 'v_a', quantity }],
  receiver: 'Lan',
  mobile: '0912345678',
  buyerEmail: 'lan@mail.example',
  address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
});

/**
 * A request of somebody; `fall` lets the process fall at the very end of the work, when nothing but the commit is
 * missing.
 */
function as(person: Person, fall = false): RequestContext {
  return { ...requestOf(world, person), remember: fall ? fell : null };
}
async function fell(): Promise<never> {
  throw new Error('fell');
}
const hasFallen = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.some(hasFallen) : (error as Error).message === 'fell';

/** What orders do when their bill moves; falling after it. */
function ownersOf(fall: boolean): BillOwner[] {
  if (!fall) return [orderBillOwner];
  const { submitted, paid, short } = orderBillOwner;
  return [
    {
      ...orderBillOwner,
      submitted: (...given) => submitted(...given).then(fell),
      paid: (...given) => paid(...given).then(fell),
      short: (...given) => short(...given).then(fell),
    },
  ];
}

const shop = () => ({ by: 'seller' as const, userId: market.merchant.id });
const rowsOf = () => world.db.selectFrom('orders').selectAll().orderBy('id').execute();
const rowOf = (id: string) => world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const billOf = async (id: string) =>
  world.db
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', (await rowOf(id)).bill_id)
    .executeTakeFirstOrThrow();
const setStock = (stock: number) =>
  world.db.updateTable('product_variants').set({ stock }).where('id', '=', 'v_a').execute();
const bookOf = async () =>
  Object.fromEntries((await readBalances(as(admin))).accounts.map(({ account, balance }) => [account, balance]));
const placed = async () => (await placeOrder(as(buyer), buyer.id, form())).orders[0]!;
const send = async (refund: string, media: string, fall = false) =>
  sendRefund(as(admin, fall), [orderBillOwner], admin.id, refund, {
    media,
    account: await shownAccountOf(world, refund),
  });
const dueOf = (orderId: string) =>
  world.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.bill_id', 'refunds.bill_id')
    .select(['refunds.id', 'refunds.amount', 'why'])
    .where('orders.id', '=', orderId)
    .where('refunds.state', '=', 'DUE')
    .orderBy('refunds.id')
    .execute();

describe('G6: the money book', () => {
  test('random operations, some failing at the last moment: the book is zero, stock never negative, a replay gives the same', async () => {
    const pieces = 9;
    await setStock(pieces);
    const rng = seededRng(20_261_115);
    const lastReturn = async (id: string) =>
      (
        await world.db
          .selectFrom('returns')
          .select('id')
          .where('order_id', '=', id)
          .orderBy('id', 'desc')
          .executeTakeFirst()
      )?.id ?? 'rt_none';
    // Mostly what is owed, now and then a part of it, or more.
    const seen = (owed: number) => Math.max(1000, Math.round(owed * rng.pick([1, 1, 1, 0.4, 1.1])));
    const steps = {
      place: (_: string, fall: boolean) => placeOrder(as(buyer, fall), buyer.id, form(rng.pick([1, 2]))),
      submit: async (id: string, fall: boolean) =>
        sendReceipt(world, (await rowOf(id)).bill_id, { owners: ownersOf(fall) }),
      confirm: async (id: string, fall: boolean) => {
        const bill = await billOf(id);
        const money = { amount: seen(bill.amount - bill.received), receipt: bill.receipt_id ?? 'r_none' };
        await confirmReceipt(as(admin, fall), bill.id, { by: admin.id, ...money });
      },
      arrive: async (id: string, fall: boolean) => {
        const bill = await billOf(id);
        const money = { amount: seen(bill.amount), reason: 'Thấy trên sao kê' };
        await confirmArrival(as(admin, fall), bill.id, { by: admin.id, ...money });
      },
      apply: async (_: string, fall: boolean) => {
        const later = new Date(world.clock.now().getTime() + confirmAfterSeconds * 1000);
        await applyConfirmations(world.db, { ...as(admin), clock: { now: () => later } }, ownersOf(fall));
      },
      takeBack: async (id: string, fall: boolean) => {
        const { id: bill } = await billOf(id);
        const pending = await world.db
          .selectFrom('bill_confirmations')
          .select('id')
          .where('bill_id', '=', bill)
          .orderBy('id', 'desc')
          .executeTakeFirst();
        await takeBackConfirmation(as(admin, fall), ownersOf(fall), admin.id, bill, pending?.id ?? 'bc_none');
      },
      reject: async (id: string, fall: boolean) =>
        rejectBill(as(admin, fall), [orderBillOwner], (await rowOf(id)).bill_id, {
          by: admin.id,
          reason: { vi: 'Chưa thấy tiền' },
        }),
      ship: (id: string, fall: boolean) =>
        shipOrder(as(market.merchant, fall), market.merchant.id, id, { carrier: 'GHN', tracking: '1' }),
      complete: (id: string, fall: boolean) => completeOrder(as(buyer, fall), buyer.id, id),
      cancel: (id: string, fall: boolean) => cancelOrder(as(buyer, fall), buyer.id, id, undefined),
      cancelSale: (id: string, fall: boolean) =>
        cancelSale(as(market.merchant, fall), market.merchant.id, id, 'Hết gỗ'),
      ask: async (id: string, fall: boolean) =>
        askReturn(as(buyer, fall), buyer.id, id, {
          kind: rng.pick(['faulty', 'missing', 'unwanted'] as const),
          lines: [{ position: 0, quantity: rng.pick([1, 1, 2]) }],
          reason: 'Chân bị nứt',
          pictures: [await storeDamage(world, buyer)],
        }),
      agree: async (id: string, fall: boolean) =>
        answerReturn(as(market.merchant, fall), shop(), id, await lastReturn(id), { agree: true }),
      receive: async (id: string, fall: boolean) =>
        receiveReturn(as(market.merchant, fall), shop(), id, await lastReturn(id), rng.next() < 0.5),
      refund: async (id: string, fall: boolean) =>
        send((await dueOf(id))[0]?.id ?? 'rf_none', await storeReceipt(world, admin), fall),
    };
    type Name = keyof typeof steps;
    // Mostly what could come next, so that some go the whole way and back; now and then anything.
    const likely: Record<OrderState, Name[]> = {
      PENDING_PAYMENT: ['submit', 'submit', 'submit', 'arrive', 'apply', 'cancel'],
      RECEIPT_SUBMITTED: ['confirm', 'confirm', 'apply', 'apply', 'takeBack', 'reject', 'cancel'],
      RECEIPT_REJECTED: ['submit', 'arrive', 'apply', 'cancel'],
      PAID: ['ship', 'ship', 'cancelSale'],
      SHIPPED: ['complete'],
      COMPLETED: ['ask', 'agree', 'receive', 'refund'],
      CANCELLED: ['arrive', 'apply', 'refund'],
      REFUND_DUE: ['refund', 'confirm', 'apply', 'reject'],
      REFUNDED: ['refund'],
    };
    let done = 0;
    let falls = 0;
    const everything = async () => {
      const refunds = await world.db.selectFrom('refunds').select(['why', 'state']).execute();
      return (['cancelled', 'returned', 'surplus'] as const).every((why) =>
        refunds.some((refund) => refund.why === why && refund.state === 'SENT'),
      );
    };
    // Two at once do not fall the same way on every machine: at least so many rounds, and on until something was given
    // up, given back and paid too much, and all of it sent back.
    for (let round = 0; round < 150 || (round < 2000 && !(await everything())); round++) {
      const orders = await rowsOf();
      const order =
        orders.length === 0 || rng.next() < 0.15 ? undefined : rng.pick(rng.next() < 0.6 ? orders.slice(-6) : orders);
      const fall = rng.next() < 0.2;
      // Two at once at the same order.
      const names = [0, 1].map((): Name =>
        order === undefined
          ? 'place'
          : rng.pick(rng.next() < 0.85 ? likely[order.state] : (Object.keys(steps) as Name[])),
      );
      const outcomes = await Promise.allSettled(names.map((name) => steps[name](order?.id ?? 'o_none', fall)));
      done += outcomes.filter(({ status }) => status === 'fulfilled').length;
      falls += outcomes.filter((each) => each.status === 'rejected' && hasFallen(each.reason)).length;
      expect((await readBalances(as(admin))).sum).toBe(0);
    }
    expect(done).toBeGreaterThan(10);
    expect(falls).toBeGreaterThan(2);
    const { stock, held } = await countedStock(world.db, 'v_a');
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock + held).toBe(pieces);
    expect(await everything()).toBe(true);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 333));
    expect(await forgottenMoney(world.db)).toEqual([]);
  });

  test('a payout is never more than is owed, two at once neither; the seller reads it in the statement', async () => {
    await setStock(5);
    const order = await placed();
    await payBill(world, admin, order.bill);
    await shipOrder(as(market.merchant), market.merchant.id, order.id, { carrier: 'GHN', tracking: '1' });
    await completeOrder(as(buyer), buyer.id, order.id);
    const owed = -(await bookOf())[merchantAccount(ids.merchant)]!;
    const pay = async (amount: number, paid = 0) =>
      world.call('POST', '/admin/payouts', {
        token: admin.token,
        body: {
          merchant: ids.merchant,
          amount,
          media: await storeReceipt(world, admin),
          reason: 'Đã hẹn trả sớm',
          account: null,
          paid,
        },
      });
    expect(await pay(owed + 1)).toMatchObject({ status: 409, error: 'payout_too_much', state: String(owed) });
    const both = [await pay(owed - 1000), await pay(owed - 1000, 1)];
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    const statement = (await world.call('GET', '/merchant/statement', { token: await signIn(world, market.merchant) }))
      .data as { balance: number; entries: { kind: string; amount: number }[] };
    expect(statement.balance).toBe(1000);
    expect(statement.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
    expect(statement.entries[0]).toMatchObject({ kind: 'payout', amount: 1000 - owed });
  });

  test('a transfer’s receipt stands for one transfer: not again, not as another file, not one a payer has shown', async () => {
    await setStock(5);
    const due = async () => {
      const order = await placed();
      await payBill(world, admin, order.bill);
      await cancelOrder(as(buyer), buyer.id, order.id, undefined);
      return (await dueOf(order.id))[0]!.id;
    };
    const first = await due();
    const second = await due();
    const receipt = await storeReceipt(world, admin, 'abc');
    expect(await send(first, receipt)).toEqual({ state: 'SENT' });
    await expect(send(first, await storeReceipt(world, admin))).rejects.toMatchObject({
      key: 'refund_state',
      state: 'SENT',
    });
    await expect(send(second, receipt)).rejects.toMatchObject({ key: 'receipt_used' });
    await expect(send(second, await storeReceipt(world, admin, 'abc'))).rejects.toMatchObject({ key: 'receipt_used' });
    const { id: bill } = await world.db.selectFrom('bills').select('id').limit(1).executeTakeFirstOrThrow();
    await world.db
      .insertInto('receipts')
      .values({
        id: 'r_shown',
        bill_id: bill,
        user_id: buyer.id,
        media_id: receipt,
        hash: 'cafe'.padStart(64, '0'),
        looks: '0'.repeat(256),
        sketch: Buffer.alloc(0),
        amount: 1000,
        same_as: null,
        same_how: null,
        created_at: world.clock.now(),
      })
      .execute();
    await expect(send(second, await storeReceipt(world, admin, 'cafe'))).rejects.toMatchObject({ key: 'receipt_used' });
    const same = 'def'.padStart(64, '0');
    const both = await Promise.allSettled(
      [await due(), second].map(async (id) => send(id, await storeReceipt(world, admin, same))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('an entry that does not balance does not commit, and what is written is not changed', async () => {
    const write = world.db.transaction().execute(async (db) => {
      await db
        .insertInto('ledger_entries')
        .values({ id: 'j_bad', kind: 'payment', subject: 'o_bad', at: world.clock.now() })
        .execute();
      await db
        .insertInto('ledger_postings')
        .values({ entry_id: 'j_bad', position: 0, account: 'bank', amount: 5 })
        .execute();
    });
    await expect(write).rejects.toThrow(/does not balance/);
    await expect(sql`update ledger_postings set amount = amount + 1`.execute(world.db)).rejects.toThrow(/not changed/);
    await expect(sql`delete from ledger_entries`.execute(world.db)).rejects.toThrow(/not changed/);
  });
});

describe('G1, G6: what a step must not do', () => {
  beforeAll(() => setStock(5));

  test('an order whose money has arrived is refunded, never closed as if nothing had come', async () => {
    const order = await placed();
    await payBill(world, admin, order.bill);
    await cancelOrder(as(buyer), buyer.id, order.id, undefined);
    await expect(
      rejectBill(as(admin), [orderBillOwner], order.bill, { by: admin.id, reason: { vi: 'Chưa thấy tiền' } }),
    ).rejects.toMatchObject({ key: 'bill_state', state: 'PAID' });
    expect((await rowOf(order.id)).state).toBe('REFUND_DUE');
    const [due, ...more] = await dueOf(order.id);
    expect([due, more]).toMatchObject([{ amount: order.total, why: 'cancelled' }, []]);
    expect(await send(due!.id, await storeReceipt(world, admin))).toEqual({ state: 'SENT' });
    expect((await rowOf(order.id)).state).toBe('REFUNDED');
  });

  test('cancelled while its receipt was under review: nothing followed, it is closed; its money came, it goes back', async () => {
    const [empty, full] = [await placed(), await placed()];
    for (const { id, bill } of [empty, full]) {
      await sendReceipt(world, bill);
      await cancelOrder(as(buyer), buyer.id, id, undefined);
      expect(await rowOf(id)).toMatchObject({ state: 'REFUND_DUE' });
      expect(await dueOf(id), 'no money has been seen').toEqual([]);
    }
    expect(
      await rejectBill(as(admin), [orderBillOwner], empty.bill, { by: admin.id, reason: { vi: 'Chưa thấy tiền' } }),
    ).toEqual({ status: 'CANCELLED', pending: null });
    expect(await rowOf(empty.id)).toMatchObject({ state: 'CANCELLED' });
    expect(await dueOf(empty.id)).toEqual([]);
    await confirmBill(world, admin, full.bill);
    expect(await rowOf(full.id)).toMatchObject({ state: 'REFUND_DUE' });
    expect(await dueOf(full.id)).toMatchObject([{ amount: full.total, why: 'cancelled' }]);
  });

  test('who no longer is a merchant reads nothing more of what people ordered', async () => {
    const order = await placed();
    const seller = (...roles: RoleName[]): RequestContext => ({
      ...as(market.merchant),
      viewer: { roles } as RequestContext['viewer'],
    });
    expect(await readOrderAsEither(seller('ROLE_USER', 'ROLE_MERCHANT'), market.merchant.id, order.id)).toMatchObject({
      side: 'seller',
    });
    await expect(readOrderAsEither(seller('ROLE_USER'), market.merchant.id, order.id)).rejects.toMatchObject({
      key: 'not_found',
    });
  });
});
