import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { readBalances } from '#features/trade/ledger/ledger.server.ts';
import type { RoleName } from '#lib/permissions.ts';
import { seededRng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { visitorContext } from '#server/http/request-context.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { countedStock, replayedLedger, storedLedger } from '../../../../tests/support/replay-ledger.ts';
import { orderBillOwner } from './order-bill-owner.server.ts';
import type { OrderState } from './order-states.ts';
import { cancelOrder, cancelSale, completeOrder, readOrderAsEither, shipOrder } from './orders.server.ts';
import { placeOrder } from './place-order.server.ts';
import { answerReturn, askReturn, receiveReturn } from './returns/returns.server.ts';
import { closeOrder, refundOrder } from './refund-order.server.ts';

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

const form = {
  from: 'product' as const,
  lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }],
  receiver: 'Lan',
  mobile: '0912345678',
  buyerEmail: 'lan@mail.example',
  address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
};
let receipts = 0;

/** A receipt of the auditor's own, as the upload would have kept it. */
async function receiptOf(person: Person, hash?: string): Promise<string> {
  const id = `i_receipt${++receipts}`;
  await world.db
    .insertInto('media')
    .values({
      id,
      hash: (hash ?? String(receipts)).padStart(64, '0'),
      owner_id: person.id,
      kind: 'receipt',
      private: true,
      width: 10,
      height: 10,
      bytes: 10,
      placeholder: '',
      created_at: world.clock.now(),
    })
    .execute();
  return id;
}

/**
 * A request of somebody; `fall` lets the process fall at the very end of the work, when nothing but the commit is
 * missing.
 */
function as(person: Person, fall = false): RequestContext {
  const session = { id: 's_test', userId: person.id, by: 'bearer' as const };
  return {
    ...visitorContext(world.services, 'test', 'en'),
    session,
    remember: fall
      ? async () => {
          throw new Error('fell');
        }
      : null,
  };
}

async function billStep(id: string, step: 'submitted' | 'paid', fall: boolean) {
  await world.db.transaction().execute(async (db) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const bill = await db
      .updateTable('bills')
      .set({ status: step === 'paid' ? 'PAID' : 'SUBMITTED', decided_by: admin.id })
      .where('id', '=', order.bill_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await orderBillOwner[step](db, as(admin), bill);
    if (fall) throw new Error('fell');
  });
}

const shop = () => ({ by: 'seller' as const, userId: market.merchant.id });
const rowsOf = () => world.db.selectFrom('orders').selectAll().orderBy('id').execute();
const bookOf = async () =>
  Object.fromEntries((await readBalances(as(admin))).accounts.map(({ account, balance }) => [account, balance]));

describe('G6: the money book', () => {
  test('random operations, some failing at the last moment: the book is zero, stock never negative, a replay gives the same', async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
    const rng = seededRng(20_261_115);
    const steps = {
      place: (_: string, fall: boolean) => placeOrder(as(buyer, fall), buyer.id, form),
      submit: (id: string, fall: boolean) => billStep(id, 'submitted', fall),
      confirm: (id: string, fall: boolean) => billStep(id, 'paid', fall),
      ship: (id: string, fall: boolean) =>
        shipOrder(as(market.merchant, fall), market.merchant.id, id, { carrier: 'GHN', tracking: '1' }),
      complete: (id: string, fall: boolean) => completeOrder(as(buyer, fall), buyer.id, id),
      cancel: (id: string, fall: boolean) => cancelOrder(as(buyer, fall), buyer.id, id, undefined),
      cancelSale: (id: string, fall: boolean) =>
        cancelSale(as(market.merchant, fall), market.merchant.id, id, 'Hết gỗ'),
      ask: (id: string, fall: boolean) =>
        askReturn(as(buyer, fall), buyer.id, id, { reason: 'Chân bị nứt', pictures: [] }),
      agree: (id: string, fall: boolean) => answerReturn(as(market.merchant, fall), shop(), id, { agree: true }),
      receive: (id: string, fall: boolean) => receiveReturn(as(market.merchant, fall), shop(), id, rng.next() < 0.5),
      refund: async (id: string, fall: boolean) => refundOrder(as(admin, fall), admin.id, id, await receiptOf(admin)),
    };
    type Name = keyof typeof steps;
    // Mostly what could come next, so that some go the whole way and back; now and then anything.
    const likely: Partial<Record<OrderState, Name[]>> = {
      PENDING_PAYMENT: ['submit', 'submit', 'cancel'],
      RECEIPT_SUBMITTED: ['confirm', 'confirm', 'cancel'],
      PAID: ['ship', 'ship', 'cancelSale'],
      SHIPPED: ['complete'],
      COMPLETED: ['ask', 'agree', 'receive'],
      REFUND_DUE: ['refund'],
    };
    let done = 0;
    let fell = 0;
    const received = async () =>
      (await world.db.selectFrom('returns').select('state').execute()).some(({ state }) => state === 'RECEIVED');
    // Two at once do not fall the same way on every machine: at least ninety rounds, and on until something was given
    // back.
    for (let round = 0; round < 90 || (round < 500 && !(await received())); round++) {
      const orders = await rowsOf();
      const order =
        orders.length === 0 || rng.next() < 0.2 ? undefined : rng.pick(rng.next() < 0.6 ? orders.slice(-6) : orders);
      const fall = rng.next() < 0.2;
      // Two at once at the same order.
      const names = [0, 1].map((): Name =>
        order === undefined
          ? 'place'
          : rng.pick(rng.next() < 0.8 ? (likely[order.state] ?? ['place']) : (Object.keys(steps) as Name[])),
      );
      const outcomes = await Promise.allSettled(names.map((name) => steps[name](order?.id ?? 'o_none', fall)));
      done += outcomes.filter(({ status }) => status === 'fulfilled').length;
      fell += outcomes.filter((each) => each.status === 'rejected' && (each.reason as Error).message === 'fell').length;
      expect((await readBalances(as(admin))).sum).toBe(0);
    }
    expect(done).toBeGreaterThan(10);
    expect(fell).toBeGreaterThan(2);
    const { stock, held } = await countedStock(world.db, 'v_a');
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock + held).toBe(5);
    expect(await received()).toBe(true);
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 333));
  });

  test('a payout is never more than is owed, two at once neither; the seller reads it in the statement', async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
    const {
      orders: [order],
    } = await placeOrder(as(buyer), buyer.id, form);
    for (const step of ['submitted', 'paid'] as const) await billStep(order!.id, step, false);
    await shipOrder(as(market.merchant), market.merchant.id, order!.id, { carrier: 'GHN', tracking: '1' });
    await completeOrder(as(buyer), buyer.id, order!.id);
    const owed = -(await bookOf())[merchantAccount(ids.merchant)]!;
    const pay = async (amount: number) =>
      world.call('POST', '/admin/payouts', {
        token: admin.token,
        body: { merchant: ids.merchant, amount, media: await receiptOf(admin) },
      });
    expect(await pay(owed + 1)).toMatchObject({ status: 409, error: 'payout_too_much', state: String(owed) });
    const both = [await pay(owed - 1000), await pay(owed - 1000)];
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    const statement = (await world.call('GET', '/merchant/statement', { token: await signIn(world, market.merchant) }))
      .data as { balance: number; entries: { kind: string; amount: number }[] };
    expect(statement.balance).toBe(1000);
    expect(statement.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
    expect(statement.entries[0]).toMatchObject({ kind: 'payout', amount: 1000 - owed });
  });

  test('a transfer’s receipt stands for one transfer: not again, not as another file, not one a payer has shown', async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
    const due = async () => {
      const [order] = (await placeOrder(as(buyer), buyer.id, form)).orders;
      for (const step of ['submitted', 'paid'] as const) await billStep(order!.id, step, false);
      await cancelOrder(as(buyer), buyer.id, order!.id, undefined);
      return order!.id;
    };
    const first = await due();
    const second = await due();
    const receipt = await receiptOf(admin, 'abc');
    expect(await refundOrder(as(admin), admin.id, first, receipt)).toEqual({ state: 'REFUNDED' });
    await expect(refundOrder(as(admin), admin.id, second, receipt)).rejects.toMatchObject({ key: 'receipt_used' });
    await expect(refundOrder(as(admin), admin.id, second, await receiptOf(admin, 'abc'))).rejects.toMatchObject({
      key: 'receipt_used',
    });
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
    await expect(refundOrder(as(admin), admin.id, second, await receiptOf(admin, 'cafe'))).rejects.toMatchObject({
      key: 'receipt_used',
    });
    const same = 'def'.padStart(64, '0');
    const both = await Promise.allSettled(
      [await due(), second].map(async (id) => refundOrder(as(admin), admin.id, id, await receiptOf(admin, same))),
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
  beforeAll(async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
  });

  test('an order whose money has arrived is refunded, never closed as if nothing had come', async () => {
    const [order] = (await placeOrder(as(buyer), buyer.id, form)).orders;
    for (const step of ['submitted', 'paid'] as const) await billStep(order!.id, step, false);
    await cancelOrder(as(buyer), buyer.id, order!.id, undefined);
    await expect(closeOrder(as(admin), admin.id, order!.id, { vi: 'Chưa thấy tiền' })).rejects.toMatchObject({
      key: 'order_state',
      state: 'REFUND_DUE',
    });
    expect(await refundOrder(as(admin), admin.id, order!.id, await receiptOf(admin))).toEqual({ state: 'REFUNDED' });
  });

  test('a receipt nothing followed is closed', async () => {
    const [order] = (await placeOrder(as(buyer), buyer.id, form)).orders;
    await billStep(order!.id, 'submitted', false);
    await cancelOrder(as(buyer), buyer.id, order!.id, undefined);
    expect(await closeOrder(as(admin), admin.id, order!.id, { vi: 'Chưa thấy tiền' })).toEqual({ state: 'CANCELLED' });
  });

  test('who no longer is a merchant reads nothing more of what people ordered', async () => {
    const [order] = (await placeOrder(as(buyer), buyer.id, form)).orders;
    const seller = (...roles: RoleName[]): RequestContext => ({
      ...as(market.merchant),
      viewer: { roles } as RequestContext['viewer'],
    });
    expect(await readOrderAsEither(seller('ROLE_USER', 'ROLE_MERCHANT'), market.merchant.id, order!.id)).toMatchObject({
      side: 'seller',
    });
    await expect(readOrderAsEither(seller('ROLE_USER'), market.merchant.id, order!.id)).rejects.toMatchObject({
      key: 'not_found',
    });
  });
});
