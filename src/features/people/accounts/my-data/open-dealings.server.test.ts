import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { insertOrders } from '../../../../../tests/support/money/insert-orders.ts';
import { ids, smallMarket, type Market } from '../../../../../tests/support/market.ts';

let world: TestApp;
let market: Market;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await world.db
    .updateTable('designers')
    .set({ user_id: market.merchant.id })
    .where('user_id', '=', market.designer.id)
    .execute();
});
afterAll(() => world.close());

async function booked(id: string, kind: 'settlement' | 'payout', account: string, amount: number): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('ledger_entries')
      .values({ id, kind, subject: id, actor_id: null, receipt: null, memo: '', at: world.clock.now() })
      .execute();
    await db
      .insertInto('ledger_postings')
      .values([
        { entry_id: id, position: 0, account, amount },
        { entry_id: id, position: 1, account: merchantAccount(ids.merchant), amount: -amount },
      ])
      .execute();
  });
}

test('G6, D3 a seller does not leave with money, sales, returns or designs open; each is named, and settled the account goes', async () => {
  const buyer = await registerPerson(world);
  const token = await signIn(world, market.merchant);
  const leave = () => world.call('DELETE', '/user', { token, body: { password: market.merchant.password } });
  const sold = await insertOrders(world, buyer.id, { state: 'PAID' });
  expect(await leave()).toMatchObject({
    status: 409,
    error: 'dealings_open',
    data: { sales: 1, returns: 0, balance: 0, designs: 0 },
    message: 'Your account cannot be deleted while something is unfinished. 1 sale is not finished.',
  });

  // Paid for or not: until it cannot be returned any more somebody has to take it back.
  const completedBefore = (ms: number) =>
    world.db
      .updateTable('orders')
      .set({ state: 'COMPLETED', completed_at: new Date(world.clock.now().getTime() - ms) })
      .where('id', '=', sold)
      .execute();
  await completedBefore(returnWithinDays * 86_400_000 - 60_000);
  expect(await leave()).toMatchObject({ error: 'dealings_open', data: { sales: 1, returns: 0, balance: 0 } });
  await completedBefore((returnWithinDays + 1) * 86_400_000);
  const now = { created_at: world.clock.now(), updated_at: world.clock.now() };
  await world.db
    .insertInto('returns')
    .values({
      id: 'rt_open',
      order_id: sold,
      kind: 'faulty',
      lines: JSON.stringify([{ position: 0, quantity: 1 }]),
      amount: 1_000_000,
      state: 'AGREED',
      reason: '{}',
      asked_at: now.created_at,
      updated_at: now.updated_at,
    })
    .execute();
  await booked('j_sold', 'settlement', 'held', 950_000);
  const { id: designer_id } = await world.db
    .selectFrom('designers')
    .select('id')
    .where('user_id', '=', market.merchant.id)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('design_orders')
    .values({
      id: 't_open',
      buyer_id: buyer.id,
      designer_id,
      work_id: null,
      state: 'IN_PROGRESS',
      contact: 'Lan',
      mobile: null,
      wishes: 'Phòng khách',
      area: null,
      budget: null,
      price: 1_000_000,
      ...now,
    })
    .execute();
  expect(await leave()).toMatchObject({
    status: 409,
    data: { sales: 0, returns: 1, balance: 950_000, designs: 1 },
    message: expect.stringContaining('950,000'),
  });
  expect((await world.call('GET', '/user', { token })).status, 'refused, nothing is gone').toBe(200);

  await world.db.updateTable('returns').set({ state: 'LAPSED' }).where('id', '=', 'rt_open').execute();
  await world.db.updateTable('design_orders').set({ state: 'COMPLETED' }).where('id', '=', 't_open').execute();
  await booked('j_paid', 'payout', 'bank', -949_000);
  expect(await leave()).toMatchObject({ status: 409, data: { balance: 1000 } });
  // Less than a bank transfers: it would never be paid, and is given up.
  await booked('j_rest', 'payout', 'bank', -1);
  expect((await leave()).status).toBe(200);
  expect(await balanceOf('rounding')).toBe(-999);
  expect(await balanceOf(merchantAccount(ids.merchant))).toBe(0);
});

const balanceOf = async (account: string) =>
  Number(
    (
      await world.db
        .selectFrom('ledger_postings')
        .select((of) => of.fn.sum<string>('amount').as('sum'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    ).sum,
  );
