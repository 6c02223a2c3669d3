import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { writtenChoice } from '#features/catalogue/offers/made-choice.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PutInCart } from '../order.ts';
import { linesOf, type OrderLineRow } from '../order-queries.server.ts';
import { requireOrder } from '../orders.server.ts';
import { partOf, returnsOf } from '../returns/return-queries.server.ts';
import { returnableLines, type ReturnPart } from '../returns/returned-goods.ts';
import { availableOf, putAll } from './cart.server.ts';

/**
 * What was ordered before goes into the cart, as far as it can still be had (PRODUCT P5): without what went back, where
 * something was kept.
 */
export async function buyAgain(ctx: RequestContext, userId: string, orderId: string): Promise<PutInCart> {
  await requireOrder(ctx.db, { buyer: userId }, orderId);
  const ordered = (await linesOf(ctx.db, [orderId])).get(orderId) ?? [];
  const kept = keptOf(ordered, (await returnsOf(ctx.db, orderId)).map(partOf));
  return putAll(ctx, userId, kept.length, await availableOf(ctx, kept.flatMap(wantedOf)));
}

/** What never came was not sent back: it may well be wanted again. */
function keptOf(ordered: readonly OrderLineRow[], returns: readonly ReturnPart[]): readonly OrderLineRow[] {
  const back = returns.filter(({ kind, state }) => state === 'RECEIVED' && kind !== 'missing');
  const left = new Map(returnableLines(ordered, back).map(({ position, quantity }) => [position, quantity]));
  const kept = ordered.flatMap((line) => {
    const quantity = left.get(line.position);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  return kept.length > 0 ? kept : ordered;
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
