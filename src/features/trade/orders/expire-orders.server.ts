import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
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
 * agreed and not sent for 14 days lapses. Each in a transaction of its own; what failed is thrown when all were tried.
 */
export async function expireOrders(
  db: Database,
  ctx: Omit<StepContext, 'requestId' | 'address' | 'session'>,
): Promise<{ cancelled: number; completed: number; lapsed: number }> {
  const clockContext: StepContext = { ...ctx, requestId: 'clock', address: '', session: null };
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  const cancelled = await each(db, failures, await overdueBills(db, now, batchSize), (trx, bill) =>
    cancelUnpaid(trx, clockContext, bill),
  );
  const completed = await each(db, failures, await ordersToComplete(db, now, batchSize), (trx, order) =>
    complete(trx, clockContext, order),
  );
  const agreedBefore = new Date(now.getTime() - sendBackWithinDays * 86_400_000);
  const lapsed = await each(db, failures, await unsentReturns(db, agreedBefore, batchSize), (trx, unsent) =>
    lapseReturn(trx, clockContext, unsent),
  );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deadlines of orders did not pass`);
  return { cancelled, completed, lapsed };
}

async function complete(db: Database, ctx: StepContext, order: OrderRow): Promise<void> {
  const moved = await completeByClock(db, ctx, order);
  await notifyOfOrder(db, ctx, moved, [moved.buyer_id, await sellerOf(db, moved.merchant_id)], 'ORDER_COMPLETED');
}

/**
 * Somebody may have been faster, with a receipt or a cancellation: then their step stays. One that fails does not hold
 * up the others: it comes first again each minute. Answers how many were done.
 */
async function each<T>(
  db: Database,
  failures: unknown[],
  all: readonly T[],
  work: (db: Database, one: T) => Promise<number | void>,
): Promise<number> {
  let done = 0;
  for (const one of all) {
    try {
      done += (await transaction(db, (trx) => work(trx, one))) ?? 1;
    } catch (error) {
      if (!(error instanceof AppError)) failures.push(error);
    }
  }
  return done;
}
