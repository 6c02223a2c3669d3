import type { Order } from '../../order.ts';
import type { ReturnedLine } from '../../returns/return.ts';
import type { ReturnKind } from '../../returns/return-states.ts';
import { returnAmount } from '../../returns/returned-goods.ts';

/** What comes back to the buyer for these pieces, by the rule the server asks: without delivery, and all of it. */
export function amountOf(
  { lines: ordered, returns, deliveryFee }: Pick<Order, 'lines' | 'returns' | 'deliveryFee'>,
  lines: readonly ReturnedLine[],
  kind: ReturnKind,
): { goods: number; total: number } {
  const received = returns.filter(({ state }) => state === 'RECEIVED');
  const prices = ordered.map(({ quantity, price }, position) => ({ position, quantity, unit_price: price }));
  return {
    goods: returnAmount({ kind, lines }, prices, received, 0),
    total: returnAmount({ kind, lines }, prices, received, deliveryFee),
  };
}
