import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { completeAfterDays } from '#features/trade/orders/order-limits.ts';
import { shipOrder } from '#features/trade/orders/shipping/shipping.server.ts';
import { confirmReceipt } from '#features/trade/payments/confirmations.server.ts';
import { setStatus, signIn, testApp, type Person, type TestApp } from '../../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';
import {
  applyPending,
  confirmBill,
  payBill,
  requestOf,
  sendReceipt,
} from '../../../../../tests/support/money/payments.ts';
import { buyAtAll, newBuyer, threeShops, type Shops } from '../../../../../tests/support/money/three-shops.ts';
import { cancelOrder, completeOrder } from '#features/trade/orders/orders.server.ts';

let world: TestApp;
let shops: Shops;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
afterAll(() => world.close());

const rounds = 12;
const admin = () => requestOf(world, shops.admin, 'vi');
/** Those that PostgreSQL ended because they waited for each other. */
function deadlocks(outcomes: PromiseSettledResult<unknown>[]): string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    const { reason } = outcome as { reason: unknown };
    const all = reason instanceof AggregateError ? reason.errors : [reason];
    return all.map(String);
  });
}
async function waiting(buyer: Person): Promise<{ bill: string; orders: string[] }> {
  const { bill, orders } = await buyAtAll(world, { buyer });
  const receipt = await sendReceipt(world, bill);
  const { amount } = await world.db
    .selectFrom('bills')
    .select('amount')
    .where('id', '=', bill)
    .executeTakeFirstOrThrow();
  await confirmReceipt(admin(), bill, { by: shops.admin.id, amount, receipt, reason: 'Sao kê' });
  return { bill, orders: orders.map(({ id }) => id) };
}

test('one bill of a buyer is paid while they give up a paid order of another', async () => {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const buyer = await newBuyer(world);
    const paid = await buyAtAll(world, { buyer });
    await sendReceipt(world, paid.bill);
    await confirmBill(world, shops.admin, paid.bill);
    await waiting(buyer);
    faults.push(
      ...deadlocks(
        await Promise.allSettled([
          applyPending(world),
          cancelOrder(requestOf(world, buyer), buyer.id, paid.orders[round % 3]!.id, undefined),
        ]),
      ),
    );
    await applyPending(world);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('a bill is paid while somebody else orders at the same shops', async () => {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await newBuyer(world), await newBuyer(world)];
    let orders: string[] = [];
    // Ids of one millisecond are in no order: half of the purchases have them the other way round.
    do {
      ({ orders } = await waiting(await newBuyer(world)));
      if (orders[0]! < orders[1]!) await applyPending(world);
    } while (orders[0]! < orders[1]!);
    faults.push(
      ...deadlocks(
        await Promise.allSettled([
          applyPending(world),
          buyAtAll(world, { buyer: one }),
          buyAtAll(world, { buyer: other }),
        ]),
      ),
    );
    await applyPending(world);
  }
  expect(faults).toEqual([]);
}, 120_000);

test.each(['its buyer', 'the clock, its buyer having left'])(
  'G6: an order is complete by %s while its seller would give it up: one after the other',
  async (by) => {
    const buyer = await newBuyer(world);
    const { bill, orders } = await buyAtAll(world, { buyer });
    await payBill(world, shops.admin, bill);
    const [seller, id] = [shops.sellers[0]!, orders[0]!.id];
    await shipOrder(requestOf(world, seller), seller.id, id, { carrier: 'GHN', tracking: 'X1' });
    if (by !== 'its buyer') {
      await setStatus(world, buyer.id, 'deleted');
      world.clock.advance((completeAfterDays + 1) * 86_400);
    }
    const token = await signIn(world, seller);
    const holdOrder = (db: Database) =>
      db.updateTable('orders').set({ updated_at: world.clock.now() }).where('id', '=', id).execute();
    const complete = () =>
      by === 'its buyer'
        ? completeOrder(requestOf(world, buyer), buyer.id, id)
        : expireOrders(world.db, world.services);
    const giveUp = () => world.call('POST', `/merchant/orders/${id}/cancel`, { token, body: { reason: 'Hết hàng' } });
    expect(await faultsOfBoth(world, holdOrder, complete, giveUp)).toEqual([]);
    const { state } = await world.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('COMPLETED');
  },
);
