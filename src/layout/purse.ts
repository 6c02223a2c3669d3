import type { Market } from '#layout/choose-sold.ts';
import type { Part } from '#layout/part.ts';

/** What is bought so far: never more than the budget allows, nor than there is. */
export interface Purse {
  /** Buys all of them, or none: false where there is too little money or stock. */
  buy(parts: readonly Part[]): boolean;
  /** For the goods alone. */
  spent(): number;
}

type Terms = Pick<Market, 'budget' | 'inStock' | 'delivered' | 'brought'>;

export function openPurse(market: Terms | undefined): Purse {
  const taken = new Map<string, number>();
  const brought = new Set(market?.brought);
  let spent = 0;
  let fees = 0;
  return {
    buy(parts) {
      const price = priceOf(parts);
      const fee = market?.delivered ? feeOf(parts, brought) : 0;
      if (market && market.budget !== null && spent + fees + price + fee > market.budget) return false;
      const counts = countsOf(parts);
      if (market?.inStock && ![...counts].every(([key, { count, stock }]) => (taken.get(key) ?? 0) + count <= stock))
        return false;
      for (const [key, { count }] of counts) taken.set(key, (taken.get(key) ?? 0) + count);
      for (const { chosen } of parts) brought.add(chosen.sold?.offer?.delivery?.merchant ?? '');
      spent += price;
      fees += fee;
      return true;
    },
    spent: () => spent,
  };
}

/** Of those that have a price. */
export function priceOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { chosen }) => sum + (chosen.sold?.offer?.price ?? 0), 0);
}

/** Of every merchant once, beside those who come anyway. */
export function feeOf(parts: readonly Part[], brought: ReadonlySet<string> = new Set()): number {
  const fees = new Map(
    parts.flatMap(({ chosen }) => {
      const delivery = chosen.sold?.offer?.delivery;
      return delivery && !brought.has(delivery.merchant) ? [[delivery.merchant, delivery.to]] : [];
    }),
  );
  return [...fees.values()].reduce((sum, fee) => sum + fee, 0);
}

function countsOf(parts: readonly Part[]): Map<string, { count: number; stock: number }> {
  const counts = new Map<string, { count: number; stock: number }>();
  for (const { chosen } of parts) {
    const offer = chosen.sold?.offer;
    if (!offer || offer.stock === null) continue;
    const key = offer.variant ?? offer.product;
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, stock: offer.stock });
  }
  return counts;
}
