import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { readBalances } from '#features/trade/ledger/ledger.server.ts';
import {
  confirmArrival,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from '#features/trade/payments/confirmations.server.ts';
import { AppError } from '#lib/errors.ts';
import { billOwners } from '#server/bill-owners.ts';
import { testApp, type Person, type TestApp } from '../../../../tests/support/app.ts';
import {
  applyPending,
  confirmBill,
  requestOf,
  sendReceipt,
  sendDueRefunds,
} from '../../../../tests/support/money/payments.ts';
import { oneBillTable } from '../../../../tests/support/money/one-bill-table.ts';
import {
  buyAtAll,
  newBuyer,
  purchaseTotals,
  threeShops,
  type Shops,
} from '../../../../tests/support/money/three-shops.ts';
import { cancelUnpaid } from './cancel-order.server.ts';
import { cancelOrder, cancelSale } from './orders.server.ts';

/** D1: one bill for many merchants, walked: every state of a bill, and everything that can happen to it. */
let world: TestApp;
let shops: Shops;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
afterAll(() => world.close());

const [first = 0, second = 0, third = 0] = purchaseTotals;
const all = first + second + third;

interface Purchase {
  buyer: Person;
  bill: string;
  orders: string[];
}

const rowOf = (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const restOf = async (id: string) => {
  const { amount, received } = await rowOf(id);
  return amount - received;
};
const admin = () => requestOf(world, shops.admin, 'vi');

/** Somebody new each time: unpaid orders of one person are counted. */
async function place(): Promise<Purchase> {
  const buyer = await newBuyer(world);
  const { bill, orders } = await buyAtAll(world, { buyer });
  return { buyer, bill, orders: orders.map(({ id }) => id) };
}
const cancelOne = ({ buyer, orders }: Purchase, at: number) =>
  cancelOrder(requestOf(world, buyer), buyer.id, orders[at] ?? '', undefined);
const confirm = async ({ bill }: Purchase, amount: number) => confirmBill(world, shops.admin, bill, { amount });
const pendingOf = (bill: string) =>
  world.db
    .selectFrom('bill_confirmations')
    .select('id')
    .where('bill_id', '=', bill)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
async function expire({ bill }: Purchase): Promise<void> {
  const later = new Date(world.clock.now().getTime() + 100 * 3_600_000);
  await transaction(world.db, (db) => cancelUnpaid(db, { ...admin(), clock: { now: () => later } }, bill));
}

const states = {
  OPEN: async () => {},
  'OPEN, a part arrived': async (of: Purchase) => {
    await sendReceipt(world, of.bill);
    await confirm(of, 1_000_000);
  },
  SUBMITTED: async (of: Purchase) => {
    await sendReceipt(world, of.bill);
  },
  'SUBMITTED, one given up': async (of: Purchase) => {
    await sendReceipt(world, of.bill);
    await cancelOne(of, 1);
  },
  'SUBMITTED, confirmation waits': async (of: Purchase) => {
    const receipt = await sendReceipt(world, of.bill);
    await confirmReceipt(admin(), of.bill, { by: shops.admin.id, amount: all, receipt });
  },
  REJECTED: async (of: Purchase) => {
    await sendReceipt(world, of.bill);
    await rejectBill(admin(), billOwners(), of.bill, { by: shops.admin.id, reason: { vi: 'Ảnh mờ' } });
  },
  PAID: async (of: Purchase) => {
    await sendReceipt(world, of.bill);
    await confirm(of, all);
  },
  CANCELLED: async (of: Purchase) => {
    for (const at of [0, 1, 2]) await cancelOne(of, at);
  },
} as const;

const events = {
  'a receipt': async ({ bill }: Purchase) => {
    await sendReceipt(world, bill);
  },
  'all of it confirmed': async (of: Purchase) => confirm(of, await restOf(of.bill)),
  'a part confirmed': async (of: Purchase) => confirm(of, 500_000),
  'more confirmed': async (of: Purchase) => confirm(of, (await restOf(of.bill)) + 7_000),
  'money without a receipt': async ({ bill }: Purchase) => {
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 300_000, reason: 'Sao kê' });
    await applyPending(world);
  },
  'a rejection': async ({ bill }: Purchase) => {
    await rejectBill(admin(), billOwners(), bill, { by: shops.admin.id, reason: { vi: 'Không thấy tiền' } });
  },
  'a confirmation taken back': async ({ bill }: Purchase) => {
    await takeBackConfirmation(admin(), billOwners(), shops.admin.id, bill, (await pendingOf(bill))?.id ?? 'bc_none');
  },
  'the buyer cancels one': async (of: Purchase) => {
    await cancelOne(of, 0);
  },
  'a seller cancels one': async ({ orders }: Purchase) => {
    const seller = shops.sellers[2] ?? shops.buyer;
    await cancelSale(requestOf(world, seller), seller.id, orders[2] ?? '', 'Hết gỗ');
  },
  'the buyer cancels all': async (of: Purchase) => {
    for (const at of [0, 1, 2]) await cancelOne(of, at).catch(ignoreEnded);
  },
  'the time to pay ends': expire,
} as const;

/** What a life has come to: the bill, its orders, what goes back; or who was refused, and why. */
async function outcomeOf(of: Purchase, work: () => Promise<void>): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
    return [error.key, error.state].filter(Boolean).join(' ');
  }
  await applyPending(world);
  return standingOf(of);
}

async function standingOf({ bill, orders }: Purchase): Promise<string> {
  const { status, amount, received } = await rowOf(bill);
  const rows = await world.db.selectFrom('orders').select(['id', 'state']).where('bill_id', '=', bill).execute();
  const lives = orders.map((id) => short[rows.find((row) => row.id === id)?.state ?? ''] ?? '?').join(' ');
  const refunds = await world.db
    .selectFrom('refunds')
    .select(['why', 'amount', 'state'])
    .where('bill_id', '=', bill)
    .orderBy('id')
    .execute();
  const back = refunds
    .map(({ why, amount: sum, state }) => `${state === 'EXPECTED' ? 'expected' : why} ${named(sum)}`)
    .toSorted();
  return [`${status} ${named(amount)}, ${named(received)} here: ${lives}`, ...back].join('; ');
}

const short: Record<string, string> = {
  PENDING_PAYMENT: 'owed',
  RECEIPT_SUBMITTED: 'shown',
  RECEIPT_REJECTED: 'rejected',
  PAID: 'paid',
  CANCELLED: 'off',
  REFUND_DUE: 'back',
};

/** Sums by what they are made of, so that a reader can check the table. */
function named(sum: number): string {
  const known: readonly [string, number][] = [
    ['ABC', all],
    ['AB', first + second],
    ['BC', second + third],
    ['AC', first + third],
    ['A', first],
    ['B', second],
    ['C', third],
  ];
  const exact = known.find(([, amount]) => amount === sum);
  const over = known.find(([, amount]) => amount + 7_000 === sum);
  return exact?.[0] ?? (over ? `${over[0]}+7000` : String(sum));
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof AppError && error.key === 'order_state')) throw error;
}

const balances = async () =>
  new Map((await readBalances(world.services)).accounts.map(({ account, balance }) => [account, balance]));

describe('D1: every state of a bill × everything that happens', () => {
  test.each(Object.keys(states) as (keyof typeof states)[])('%s', async (state) => {
    const outcomes: Record<string, string> = {};
    for (const [event, act] of Object.entries(events)) {
      const of = await place();
      await states[state](of);
      outcomes[event] = await outcomeOf(of, () => act(of));
      const held = (await balances()).get('held') ?? 0;
      await sendDueRefunds(world, shops.admin, of.bill);
      const after = await balances();
      const { status, received } = await rowOf(of.bill);
      // While something is open the payer's account holds what has arrived; else it is empty.
      const open = status === 'OPEN' || status === 'SUBMITTED' || status === 'REJECTED';
      expect([event, after.get(payerAccount(of.bill)) ?? 0]).toEqual([event, open && received > 0 ? -received : 0]);
      expect([event, [...after.values()].reduce((sum, balance) => sum + balance, 0)]).toEqual([event, 0]);
      expect(after.get('held') ?? 0).toBeGreaterThanOrEqual(held);
    }
    expect(outcomes).toEqual(oneBillTable[state]);
  });
});

test('D1: money that was seen in time pays the orders, also where its minute ends after the time to pay', async () => {
  const of = await place();
  await confirmArrival(admin(), of.bill, { by: shops.admin.id, amount: all, reason: 'Sao kê' });
  await expire(of);
  await applyPending(world);
  const states = await world.db.selectFrom('orders').select('state').where('bill_id', '=', of.bill).execute();
  expect([(await rowOf(of.bill)).status, ...states.map(({ state }) => state)]).toEqual([
    'PAID',
    'PAID',
    'PAID',
    'PAID',
  ]);
  const refunds = await world.db.selectFrom('refunds').select('id').where('bill_id', '=', of.bill).execute();
  expect(refunds).toEqual([]);
});
