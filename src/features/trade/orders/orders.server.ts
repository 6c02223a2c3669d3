import type { Database } from '#db/database.ts';
import { refundSumsOf } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { holds } from '#lib/permissions.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { ownMerchant } from '#features/catalogue/offers/delivery.server.ts';
import type { Order, OrderPage, OrdersQuery } from './order.ts';
import type { CancelStep } from './order-states.ts';
import {
  countOrders,
  findOwnOrder,
  linesOf,
  lockOrder,
  ordersOf,
  sellerOf,
  type OrderChoice,
  type OrderRow,
  type Side,
} from './order-queries.server.ts';
import { arrivalOf } from './returns/keep-return-days.server.ts';
import { hasOpenReturn, newestReturnsOf } from './returns/return-queries.server.ts';
import { cancel } from './cancel-order.server.ts';
import { notifyOfOrder, settle, takeStep } from './order-steps.server.ts';
import { itemOf, orderOf } from './show-order.server.ts';
import { picturesOf } from './show-lines.server.ts';

/**
 * The rules of orders for their two sides (PRODUCT G1, G3). Ownership is in the query: somebody else's is not found.
 */

export function listOrders(ctx: RequestContext, side: Side, { page, size, status }: OrdersQuery): Promise<OrderPage> {
  let chosen: OrderChoice = null;
  if (status === 'RETURNS') chosen = 'returns';
  else if (status !== 'ALL') chosen = [status];
  return listOrdersIn(ctx, side, chosen, { page, size });
}

export async function listOrdersIn(
  ctx: RequestContext,
  side: Side,
  chosen: OrderChoice,
  { page, size }: Pick<OrdersQuery, 'page' | 'size'>,
): Promise<OrderPage> {
  const rows = await ordersOf(ctx.db, side, { page, size, chosen });
  const ids = rows.map(({ id }) => id);
  const [lines, returns, refunds] = await Promise.all([
    linesOf(ctx.db, ids),
    newestReturnsOf(ctx.db, ids),
    refundSumsOf(ctx.db, ids),
  ]);
  const pictures = await picturesOf(ctx.db, [...lines.values()].flat());
  return {
    content: rows.map((row) => {
      const standing = { returned: returns.get(row.id) ?? null, back: refunds.get(row.id) };
      return itemOf(row, row.buyer_name, lines.get(row.id) ?? [], standing, pictures, ctx);
    }),
    page,
    size,
    total: await countOrders(ctx.db, side, chosen),
  };
}

export async function readOrder(ctx: RequestContext, side: Side, id: string): Promise<Order> {
  return orderOf(ctx, await requireOrder(ctx.db, side, id), side.merchant === undefined ? 'buyer' : 'seller');
}

/**
 * For a page that both sides open by the same address. Who is no merchant any more has no access as a seller, as with
 * the calls.
 */
export async function readOrderAsEither(ctx: RequestContext, userId: string, id: string): Promise<Order> {
  const bought = await findOwnOrder(ctx.db, { buyer: userId }, id);
  if (bought) return orderOf(ctx, bought, 'buyer');
  if (!holds(ctx.viewer, 'sales.see')) throw new AppError('not_found');
  return readOrder(ctx, await sellingSide(ctx, userId), id);
}

export async function sellingSide(ctx: Pick<RequestContext, 'db'>, userId: string): Promise<Side> {
  return { merchant: (await ownMerchant(ctx.db, userId)).id };
}

export function cancelOrder(
  ctx: RequestContext,
  userId: string,
  id: string,
  reason: string | undefined,
  seen?: CancelStep,
): Promise<Order> {
  return commit({ ...ctx, crowd: 'orders' }, async (db) =>
    orderOf(
      { ...ctx, db },
      await cancel(db, ctx, await requireOrder(db, { buyer: userId }, id), {
        by: 'buyer',
        actorId: userId,
        reason: reasonIn(ctx.locale, reason),
        seen,
      }),
      'buyer',
    ),
  );
}

export async function cancelSale(
  ctx: RequestContext,
  userId: string,
  id: string,
  reason: string,
  seen?: CancelStep,
): Promise<Order> {
  const side = await sellingSide(ctx, userId);
  return commit({ ...ctx, crowd: 'orders' }, async (db) =>
    orderOf(
      { ...ctx, db },
      await cancel(db, ctx, await requireOrder(db, side, id), {
        by: 'seller',
        actorId: userId,
        reason: reasonIn(ctx.locale, reason),
        seen,
      }),
      'seller',
    ),
  );
}

/** With it the merchant is paid: never while something of it is reported or on its way back, as by the clock. */
export function completeOrder(ctx: RequestContext, userId: string, id: string): Promise<Order> {
  return commit(ctx, async (db) => {
    await requireOrder(db, { buyer: userId }, id);
    const order = await lockOrder(db, id);
    if (order.state === 'SHIPPED' && (await hasOpenReturn(db, id))) throw new AppError('return_open');
    const moved = await takeStep(db, ctx, {
      order,
      step: 'complete',
      by: 'buyer',
      actorId: userId,
      change: await arrivalOf(db, id, ctx.clock.now()),
    });
    await settle(db, ctx, moved, userId);
    const lines = (await linesOf(db, [id])).get(id) ?? [];
    await notifyOfOrder(db, ctx, moved, [await sellerOf(db, moved.merchant_id)], 'ORDER_COMPLETED', { lines });
    return orderOf({ ...ctx, db }, moved, 'buyer', lines);
  });
}

export async function requireOrder(db: Database, side: Side, id: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, side, id);
  if (!order) throw new AppError('not_found');
  return order;
}

export function reasonIn(locale: Locale, text: string | undefined) {
  return text === undefined ? null : { [locale]: text };
}
