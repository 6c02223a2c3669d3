import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { localizedText } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { mostHoldable, mostUnpaid } from '../order-limits.ts';
import { countOrders } from '../order-queries.server.ts';
import { unpaidStates } from '../order-states.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import { unpaidQuantities, lockPlacement } from './unpaid-queries.server.ts';

/**
 * Stock is held from the moment of the order (G2), so unpaid orders must not empty a shop. From here on one placement
 * of this person after another. A cart over however many shops passes while no other order is unpaid.
 */
export async function requireFewUnpaid(db: Database, userId: string, more: number): Promise<void> {
  await lockPlacement(db, userId);
  const unpaid = await countOrders(db, { buyer: userId }, unpaidStates);
  if (unpaid > 0 && unpaid + more > mostUnpaid)
    throw new AppError('unpaid_orders', { values: { count: unpaid, most: mostUnpaid }, state: String(unpaid) });
}

/** `there` is the stock before these lines: with what this person holds unpaid it is what there was to share. */
export async function requireFairShares(
  db: Database,
  ctx: Pick<RequestContext, 'locale'>,
  userId: string,
  lines: readonly (PricedLine & { variant: string })[],
  there: ReadonlyMap<string, number>,
): Promise<void> {
  const unpaid = await unpaidQuantities(
    db,
    userId,
    lines.map(({ variant }) => variant),
  );
  for (const { variant, name, quantity } of lines) {
    const held = unpaid.get(variant) ?? 0;
    const most = mostHoldable((there.get(variant) ?? 0) + held);
    if (held + quantity > most)
      throw new AppError('unpaid_stock', {
        field: variant,
        values: { name: localizedText(name, ctx.locale), most, held },
        state: String(Math.max(0, most - held)),
      });
  }
}
