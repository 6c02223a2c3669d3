import type { Database } from '#db/database.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { cancelUnpaid } from './cancel-order.server.ts';
import { lockOrder, sellerOf, type OrderRow } from './order-queries.server.ts';
import { completeByClock, notifyOfOrder, type StepContext } from './order-steps.server.ts';
import { hasOpenReturn, unsentReturns } from './returns/return-queries.server.ts';
import { lapseReturn } from './returns/returns.server.ts';
import { sendBackWithinDays } from './order-limits.ts';
import { ordersToComplete } from './shipping/arrived-queries.server.ts';
import { overdueBills } from './unpaid/unpaid-queries.server.ts';

/** Read at once. */
const batchSize = 200;

/**
 * Deadlines of orders: unpaid for 24 hours they are cancelled, 14 days after shipping they are complete; a return
 * agreed and not sent for 14 days lapses.
 */
export async function expireOrders(
  db: Database,
  ctx: Omit<StepContext, 'requestId' | 'address' | 'session'>,
): Promise<{ cancelled: number; completed: number; lapsed: number }> {
  const clockContext: StepContext = { ...ctx, requestId: 'clock', address: '', session: null };
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  const cancelled = await eachDue(db, failures, {
    next: (tried) => overdueBills(db, now, { most: batchSize, tried }),
    nameOf: (bill) => bill,
    work: (trx, bill) => cancelUnpaid(trx, clockContext, bill),
  });
  const completed = await eachDue(db, failures, {
    next: (tried) => ordersToComplete(db, now, { most: batchSize, tried }),
    nameOf: ({ id }) => id,
    work: (trx, order) => complete(trx, clockContext, order),
  });
  const agreedBefore = new Date(now.getTime() - sendBackWithinDays * 86_400_000);
  const lapsed = await eachDue(db, failures, {
    next: (tried) => unsentReturns(db, agreedBefore, { most: batchSize, tried }),
    nameOf: ({ id }) => id,
    work: (trx, unsent) => lapseReturn(trx, clockContext, unsent),
  });
  throwFailures(failures, 'deadlines of orders did not pass');
  return { cancelled, completed, lapsed };
}

/**
 * Reported as damaged or missing since it was found due, it waits for its answer; of which a part came back since, its
 * buyer has some days more.
 */
async function complete(db: Database, ctx: StepContext, { id }: OrderRow): Promise<number> {
  const order = await lockOrder(db, id);
  if (order.complete_by === null || order.complete_by > ctx.clock.now() || (await hasOpenReturn(db, id))) return 0;
  const moved = await completeByClock(db, ctx, order);
  await notifyOfOrder(db, ctx, moved, [moved.buyer_id, await sellerOf(db, moved.merchant_id)], 'ORDER_COMPLETED');
  return 1;
}
