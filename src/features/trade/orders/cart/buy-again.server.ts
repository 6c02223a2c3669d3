import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { writtenChoice } from '#features/catalogue/offers/made-choice.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PutInCart } from '../order.ts';
import { linesOf, type OrderLineRow } from '../order-queries.server.ts';
import { requireOrder } from '../orders.server.ts';
import { availableOf, putAll } from './cart.server.ts';

/** What was ordered before goes into the cart, as far as it can still be had (PRODUCT P5). */
export async function buyAgain(ctx: RequestContext, userId: string, orderId: string): Promise<PutInCart> {
  await requireOrder(ctx.db, { buyer: userId }, orderId);
  const ordered = (await linesOf(ctx.db, [orderId])).get(orderId) ?? [];
  return putAll(ctx, userId, ordered.length, await availableOf(ctx, ordered.flatMap(wantedOf)));
}

/** A product that was deleted cannot be wanted. */
function wantedOf({ product_id, variant_id, parameters, finishes, quantity }: OrderLineRow): WantedLine[] {
  if (product_id === null || (parameters === null && variant_id === null)) return [];
  return [
    parameters === null
      ? { product: product_id, variant: variant_id ?? undefined, quantity }
      : {
          product: product_id,
          choice: writtenChoice({
            parameters: parameters as Record<string, string | number>,
            finishes: finishes as Record<string, string>,
          }),
          quantity,
        },
  ];
}
