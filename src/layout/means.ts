import type { Market } from '#layout/choose-sold.ts';
import { openPurse, type Purse } from '#layout/purse.ts';
import type { PlacedSet, SetOption } from '#layout/sets/brief.ts';

/**
 * What can be paid for and is there. With a budget, what nobody sells is left only to sets of which nothing that fits
 * is sold: else an unpriced sofa would be the cheapest.
 */
export function withinMeans(asked: readonly SetOption[], market: Market | undefined): readonly SetOption[] {
  if (!market || (market.budget === null && !market.inStock)) return asked;
  return asked.map((option) => {
    const priced = option.placements.filter(({ parts }) => parts.every(({ chosen }) => chosen.sold?.offer));
    const open = market.inStock || priced.length > 0 ? priced : option.placements;
    return { ...option, placements: open.filter(({ parts }) => openPurse(market).buy(parts)) };
  });
}

/** Buys the sets, what the room needs most first; what is too much is left out. */
export function bought(
  sets: readonly PlacedSet[],
  market: Market | undefined,
): { sets: PlacedSet[]; purse: Purse; lost: number } {
  const purse = openPurse(market);
  const taken = new Set(sets.toSorted((a, b) => b.loss - a.loss).filter(({ parts }) => purse.buy(parts)));
  const left = sets.filter((set) => !taken.has(set));
  return {
    sets: sets.filter((set) => taken.has(set)),
    purse,
    lost: left.reduce((sum, { loss }) => sum + loss, 0),
  };
}
