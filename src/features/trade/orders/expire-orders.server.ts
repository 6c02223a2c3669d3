import type { Database } from '#db/database.ts';
import { createRound } from '#db/round.ts';
import { cancelUnpaid } from './cancel-order.server.ts';
import { ordersToComplete, overdueBills, sellerOf, type OrderRow } from './order-queries.server.ts';
import { completeByClock, notifyOfOrder, type StepContext } from './order-steps.server.ts';
import { unsentReturns } from './returns/return-queries.server.ts';
import { lapseReturn } from './returns/returns.server.ts';
import { sendBackWithinDays } from './order-limits.ts';

/** Per run, once a minute; the rest waits for the next. */
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
  const round = createRound(db);
  const cancelled = await round.each(await overdueBills(db, now, batchSize), (trx, bill) =>
    cancelUnpaid(trx, clockContext, bill),
  );
  const completed = await round.each(await ordersToComplete(db, now, batchSize), (trx, order) =>
    complete(trx, clockContext, order),
  );
  const agreedBefore = new Date(now.getTime() - sendBackWithinDays * 86_400_000);
  const lapsed = await round.each(await unsentReturns(db, agreedBefore, batchSize), (trx, unsent) =>
    lapseReturn(trx, clockContext, unsent),
  );
  round.end('deadlines of orders');
  return { cancelled, completed, lapsed };
}

async function complete(db: Database, ctx: StepContext, order: OrderRow): Promise<void> {
  const moved = await completeByClock(db, ctx, order);
  await notifyOfOrder(db, ctx, moved, [moved.buyer_id, await sellerOf(db, moved.merchant_id)], 'ORDER_COMPLETED');
}
