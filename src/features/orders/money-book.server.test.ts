import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, merchantAccount, settlementOf } from '#features/ledger/book.ts';
import { readBalances } from '#features/ledger/ledger.server.ts';
import type { RoleName } from '#lib/person.ts';
import { chance } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { visitorContext } from '#server/request-context.ts';
import { giveRoles, registerPerson, signIn, testApp, type Person, type TestApp } from '../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../tests/support/market.ts';
import { orderBillOwner } from './order-bill-owner.server.ts';
import { cancelOrder, cancelSale, completeOrder, readOrderAsEither, shipOrder } from './orders.server.ts';
import { placeOrder } from './place-order.server.ts';
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

const form = { from: 'product' as const, lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }], receiver: 'Lan', mobile: '0912345678', buyerEmail: 'lan@mail.example', address: { province: '79', ward: '26882', detail: '12 Lê Lợi' } };
let receipts = 0;

/** A receipt of the auditor's own, as the upload would have kept it. */
async function receiptOf(person: Person): Promise<string> {
  const id = `i_receipt${++receipts}`;
  await world.db.insertInto('media').values({ id, hash: String(receipts).padStart(64, '0'), owner_id: person.id, kind: 'receipt', private: true, width: 10, height: 10, bytes: 10, placeholder: '', created_at: world.clock.now() }).execute();
  return id;
}

/** A request of somebody; `fall` lets the process fall at the very end of the work, when nothing but the commit is missing. */
function as(person: Person, fall = false): RequestContext {
  const session = { id: 's_test', userId: person.id, by: 'bearer' as const };
  return { ...visitorContext(world.services, 'test', 'en'), session, remember: fall ? async () => { throw new Error('fell'); } : null };
}

async function billStep(id: string, step: 'submitted' | 'paid', fall: boolean) {
  await world.db.transaction().execute(async (db) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const bill = await db.updateTable('bills').set({ status: step === 'paid' ? 'PAID' : 'SUBMITTED', decided_by: admin.id }).where('id', '=', order.bill_id).returningAll().executeTakeFirstOrThrow();
    await orderBillOwner[step](db, as(admin), bill);
    if (fall) throw new Error('fell');
  });
}

const rowsOf = () => world.db.selectFrom('orders').selectAll().execute();
const bookOf = async () => Object.fromEntries((await readBalances(as(admin))).accounts.map(({ account, balance }) => [account, balance]));

/** What the book must say, worked out anew from the orders alone. */
async function expected() {
  const orders = await rowsOf();
  const booked = new Set((await world.db.selectFrom('ledger_entries').select('subject').where('kind', '=', 'payment').execute()).map(({ subject }) => subject));
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { id, state, total } of orders) {
    if (['PAID', 'SHIPPED'].includes(state) || (state === 'REFUND_DUE' && booked.has(id))) { add(accounts.bank, total); add(accounts.held, -total); }
    if (state === 'COMPLETED') { add(accounts.bank, total); for (const { account, amount } of settlementOf(total, ids.merchant, 333)) if (account !== accounts.held) add(account, amount); }
  }
  for (const { amount } of await world.db.selectFrom('ledger_postings').innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id').select('amount').where('kind', '=', 'payout').where('account', '=', merchantAccount(ids.merchant)).execute()) { add(merchantAccount(ids.merchant), amount); add(accounts.bank, -amount); }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

describe('G6: the money book', () => {
  test('random operations, some of which fall at the last moment: the book is zero, stock never negative, and a replay gives the same', async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
    const luck = chance(20_261_115);
    const steps: ((id: string, fall: boolean) => Promise<unknown>)[] = [
      (_, fall) => placeOrder(as(buyer, fall), buyer.id, form),
      (_, fall) => placeOrder(as(buyer, fall), buyer.id, form),
      (id, fall) => billStep(id, 'submitted', fall),
      (id, fall) => billStep(id, 'paid', fall),
      (id, fall) => billStep(id, 'paid', fall),
      (id, fall) => shipOrder(as(market.merchant, fall), market.merchant.id, id, { carrier: 'GHN', tracking: '1' }),
      (id, fall) => completeOrder(as(buyer, fall), buyer.id, id),
      (id, fall) => cancelOrder(as(buyer, fall), buyer.id, id, undefined),
      (id, fall) => cancelSale(as(market.merchant, fall), market.merchant.id, id, 'Hết gỗ'),
      async (id, fall) => refundOrder(as(admin, fall), admin.id, id, await receiptOf(admin)),
    ];
    let [done, fell] = [0, 0];
    for (let round = 0; round < 50; round++) {
      const orders = await rowsOf();
      const ids = [0, 1].map(() => orders[Math.floor(luck.next() * orders.length)]?.id ?? 'o_none');
      const fall = luck.next() < 0.25;
      // Two at once, often at the same order.
      const outcomes = await Promise.allSettled(ids.map((id) => luck.pick(steps)(id, fall)));
      done += outcomes.filter(({ status }) => status === 'fulfilled').length;
      fell += outcomes.filter((each) => each.status === 'rejected' && (each.reason as Error).message === 'fell').length;
      expect((await readBalances(as(admin))).sum).toBe(0);
    }
    expect(done).toBeGreaterThan(10);
    expect(fell).toBeGreaterThan(2);
    const { stock } = await world.db.selectFrom('product_variants').select('stock').where('id', '=', 'v_a').executeTakeFirstOrThrow();
    const taken = (await rowsOf()).filter(({ state }) => !['CANCELLED', 'REFUND_DUE', 'REFUNDED'].includes(state)).length;
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock + taken).toBe(5);
    const zeroless = (book: Record<string, number>) => Object.fromEntries(Object.entries(book).filter(([, amount]) => amount !== 0));
    expect(zeroless(await bookOf())).toEqual(await expected());
  });

  test('a payout is never more than is owed, two at once neither; the seller reads it in the statement', async () => {
    await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute();
    const { orders: [order] } = await placeOrder(as(buyer), buyer.id, form);
    for (const step of ['submitted', 'paid'] as const) await billStep(order!.id, step, false);
    await shipOrder(as(market.merchant), market.merchant.id, order!.id, { carrier: 'GHN', tracking: '1' });
    await completeOrder(as(buyer), buyer.id, order!.id);
    const owed = -(await bookOf())[merchantAccount(ids.merchant)]!;
    const pay = async (amount: number) => world.call('POST', '/admin/payouts', { token: admin.token, body: { merchant: ids.merchant, amount, media: await receiptOf(admin) } });
    expect(await pay(owed + 1)).toMatchObject({ status: 409, error: 'payout_too_much', state: String(owed) });
    const both = [await pay(owed - 1000), await pay(owed - 1000)];
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    const statement = (await world.call('GET', '/merchant/statement', { token: await signIn(world, market.merchant) })).data as { balance: number; entries: { kind: string; amount: number }[] };
    expect(statement.balance).toBe(1000);
    expect(statement.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
    expect(statement.entries[0]).toMatchObject({ kind: 'payout', amount: 1000 - owed });
  });

  test('an entry that does not balance does not commit, and what is written is not changed', async () => {
    const write = world.db.transaction().execute(async (db) => {
      await db.insertInto('ledger_entries').values({ id: 'j_bad', kind: 'payment', subject: 'o_bad', at: world.clock.now() }).execute();
      await db.insertInto('ledger_postings').values({ entry_id: 'j_bad', position: 0, account: 'bank', amount: 5 }).execute();
    });
    await expect(write).rejects.toThrow(/does not balance/);
    await expect(sql`update ledger_postings set amount = amount + 1`.execute(world.db)).rejects.toThrow(/not changed/);
    await expect(sql`delete from ledger_entries`.execute(world.db)).rejects.toThrow(/not changed/);
  });
});

describe('G1, G6: what a step must not do', () => {
  beforeAll(async () => { await world.db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', 'v_a').execute(); });

  test('an order whose money has arrived is refunded, never closed as if nothing had come', async () => {
    const [order] = (await placeOrder(as(buyer), buyer.id, form)).orders;
    for (const step of ['submitted', 'paid'] as const) await billStep(order!.id, step, false);
    await cancelOrder(as(buyer), buyer.id, order!.id, undefined);
    await expect(closeOrder(as(admin), admin.id, order!.id, { vi: 'Chưa thấy tiền' })).rejects.toMatchObject({ key: 'order_state', state: 'REFUND_DUE' });
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
    const seller = (...roles: RoleName[]): RequestContext => ({ ...as(market.merchant), viewer: { roles } as RequestContext['viewer'] });
    expect(await readOrderAsEither(seller('ROLE_USER', 'ROLE_MERCHANT'), market.merchant.id, order!.id)).toMatchObject({ side: 'seller' });
    await expect(readOrderAsEither(seller('ROLE_USER'), market.merchant.id, order!.id)).rejects.toMatchObject({ key: 'not_found' });
  });
});
