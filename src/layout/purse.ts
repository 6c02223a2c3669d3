import type { Market } from '#layout/choose-sold.ts';
import type { Part } from '#layout/part.ts';

/** What is bought so far: never more than the budget allows, nor than there is. */
export interface Purse {
  /** Buys all of them, or none: false where there is too little money or stock. */
  buy(parts: readonly Part[]): boolean;
  spent(): number;
}

export function openPurse(market: Pick<Market, 'budget' | 'inStock'> | undefined): Purse {
  const taken = new Map<string, number>();
  let spent = 0;
  return {
    buy(parts) {
      const price = priceOf(parts);
      if (market && market.budget !== null && spent + price > market.budget) return false;
      const counts = countsOf(parts);
      if (market?.inStock && ![...counts].every(([key, { count, stock }]) => (taken.get(key) ?? 0) + count <= stock))
        return false;
      for (const [key, { count }] of counts) taken.set(key, (taken.get(key) ?? 0) + count);
      spent += price;
      return true;
    },
    spent: () => spent,
  };
}

/** Of those that have a price. */
export function priceOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { chosen }) => sum + (chosen.sold?.offer?.price ?? 0), 0);
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
