import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { readBalances } from '#features/trade/ledger/ledger.server.ts';
import {
  confirmArrival,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from '#features/trade/payments/confirmations.server.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { seededRng, type Rng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { testApp, type Person, type TestApp } from '../../../../tests/support/app.ts';
import {
  applyPending,
  requestOf,
  sendDueRefunds,
  sendReceipt,
  storeDamage,
  storeReceipt,
} from '../../../../tests/support/money/payments.ts';
import { shownAccountOf } from '../../../../tests/support/money/shown-account.ts';
import { replayedLedger, storedLedger } from '../../../../tests/support/money/replay-ledger.ts';
import { buyAtAll, newBuyer, threeShops, type Shops } from '../../../../tests/support/money/three-shops.ts';
import { cancelUnpaid } from './cancel-order.server.ts';
import { cancelOrder, cancelSale, completeOrder } from './orders.server.ts';
import { shipOrder } from './shipping/shipping.server.ts';
import { answerReturn, askReturn, receiveReturn } from './returns/returns.server.ts';

let world: TestApp;
let shops: Shops;
const rate = 333;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
  await writeSetting(world.db, 'commission', { basisPoints: rate }, world.clock.now());
});
afterAll(() => world.close());

interface Life {
  buyer: Person;
  bill: string;
  orders: { id: string; seller: Person }[];
}

const admin = () => requestOf(world, shops.admin, 'vi');
const billRow = (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const between = (rng: Rng, least: number, most: number) => least + Math.floor(rng.next() * (most - least + 1));

const steps: Record<string, (life: Life, rng: Rng) => Promise<unknown>> = {
  receipt: ({ bill }) => sendReceipt(world, bill),
  confirm: async ({ bill }, rng) => {
    const { amount, received, receipt_id } = await billRow(bill);
    const seen = rng.pick([
      amount - received,
      amount - received,
      between(rng, 1, amount),
      amount + between(rng, 1, 9000),
    ]);
    const confirmed = { by: shops.admin.id, amount: Math.max(1, seen), receipt: receipt_id ?? '' };
    await confirmReceipt(admin(), bill, confirmed);
    if (rng.next() < 0.8) await applyPending(world);
  },
  takeBack: async ({ bill }) => {
    const pending = await world.db
      .selectFrom('bill_confirmations')
      .select('id')
      .where('bill_id', '=', bill)
      .where('state', '=', 'PENDING')
      .executeTakeFirst();
    await takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, pending?.id ?? 'bc_none');
  },
  effect: () => applyPending(world),
  arrived: async ({ bill }, rng) => {
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: between(rng, 1, 6_000_000), reason: 'Sao kê' });
    await applyPending(world);
  },
  reject: ({ bill }) => rejectBill(admin(), billOwners(), bill, { by: shops.admin.id, reason: { vi: 'Ảnh mờ' } }),
  cancel: ({ buyer, orders }, rng) => cancelOrder(requestOf(world, buyer), buyer.id, rng.pick(orders).id, undefined),
  cancelSale: ({ orders }, rng) => {
    const { id, seller } = rng.pick(orders);
    return cancelSale(requestOf(world, seller), seller.id, id, 'Hết gỗ');
  },
  expire: ({ bill }) => {
    const later = new Date(world.clock.now().getTime() + 100 * 3_600_000);
    return transaction(world.db, (db) => cancelUnpaid(db, { ...admin(), clock: { now: () => later } }, bill));
  },
  ship: ({ orders }, rng) => {
    const { id, seller } = rng.pick(orders);
    return shipOrder(requestOf(world, seller), seller.id, id, { carrier: 'GHN', tracking: '1' });
  },
  complete: ({ buyer, orders }, rng) => completeOrder(requestOf(world, buyer), buyer.id, rng.pick(orders).id),
  giveBack: async ({ buyer, orders }, rng) => {
    const { id, seller } = rng.pick(orders);
    const order = await askReturn(requestOf(world, buyer), buyer.id, id, {
      kind: rng.pick(['unwanted', 'faulty', 'missing']),
      lines: [{ position: 0, quantity: between(rng, 1, 2) }],
      reason: 'Chân bị nứt',
      pictures: [await storeDamage(world, buyer)],
    });
    const asked = order.returns[0]?.id ?? '';
    const shop = { by: 'seller' as const, userId: seller.id };
    const agree = rng.next() < 0.8;
    await answerReturn(requestOf(world, seller), shop, id, asked, { agree, ...(agree ? {} : { answer: 'Làm riêng' }) });
    if (agree) await receiveReturn(requestOf(world, seller), shop, id, asked, rng.next() < 0.5);
  },
  refund: async ({ bill }) => {
    const due = await world.db
      .selectFrom('refunds')
      .select('id')
      .where('bill_id', '=', bill)
      .where('state', '=', 'DUE')
      .executeTakeFirst();
    const media = await storeReceipt(world, shops.admin);
    const id = due?.id ?? 'rf_none';
    const account = await shownAccountOf(world, id);
    await sendRefund(admin(), billOwners(), shops.admin.id, id, { media, account });
  },
};
/** What usually comes next, so that many lives go the whole way; now and then anything. */
const usual: Record<string, readonly string[]> = {
  OPEN: ['receipt', 'receipt', 'receipt', 'cancel', 'arrived', 'expire'],
  SUBMITTED: ['confirm', 'confirm', 'confirm', 'reject', 'cancel', 'effect', 'takeBack'],
  REJECTED: ['receipt', 'receipt', 'cancel', 'expire'],
  PAID: ['ship', 'ship', 'complete', 'complete', 'complete', 'giveBack', 'giveBack', 'cancelSale', 'refund'],
  CANCELLED: ['refund', 'arrived'],
};

/** Answers how many steps were taken; whoever came too late was refused with a name, nothing else went wrong. */
async function live(rng: Rng, buyer: Person): Promise<number> {
  const placed = await buyAtAll(world, { buyer });
  const orders = placed.orders.map(({ id }, at) => ({ id, seller: shops.sellers[at] ?? buyer }));
  const life = { buyer, bill: placed.bill, orders };
  let taken = 0;
  for (let step = between(rng, 4, 10); step > 0; step--) {
    const { status } = await billRow(life.bill);
    const name = rng.next() < 0.85 ? rng.pick(usual[status] ?? []) : rng.pick(Object.keys(steps));
    try {
      await steps[name]?.(life, rng);
      taken += 1;
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof Error && error.message.includes('takes no receipt')))
        throw error;
    }
  }
  await end(life);
  return taken;
}

/** All that is due is sent: then a bill that is over has none of its payer's money left but what no bank transfers. */
async function end({ bill }: Life): Promise<void> {
  await applyPending(world);
  await sendDueRefunds(world, shops.admin, bill);
  const { status, received } = await billRow(bill);
  const open = status !== 'PAID' && status !== 'CANCELLED';
  const rows = await world.db
    .selectFrom('ledger_postings')
    .select('amount')
    .where('account', '=', payerAccount(bill))
    .execute();
  const left = rows.reduce((sum, { amount }) => sum + amount, 0);
  const small = await world.db
    .selectFrom('refunds')
    .select('amount')
    .where('bill_id', '=', bill)
    .where('state', '=', 'DUE')
    .execute();
  const waits = small.reduce((sum, { amount }) => sum - amount, 0);
  expect([bill, left]).toEqual([bill, open && received > 0 ? -received : waits]);
}

/** Ten times fifty: 500 lives. */
test.each(Array.from({ length: 10 }, (_, part) => part + 1))(
  'D1, O4: fifty random lives of bills with three merchants, part %i of ten: the book is zero, a replay gives the same',
  async (part) => {
    const rng = seededRng(20_261_116 + part);
    let taken = 0;
    let buyer = shops.buyer;
    for (let life = 0; life < 50; life++) {
      // Unpaid orders of one person are counted.
      if (life % 5 === 0) buyer = await newBuyer(world);
      taken += await live(rng, buyer);
    }
    expect(taken).toBeGreaterThan(150);
    const { sum } = await readBalances(world.services);
    expect(sum).toBe(0);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
  },
);
