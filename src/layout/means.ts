import type { Market } from '#layout/choose-sold.ts';
import { solidsOf } from '#layout/part.ts';
import { openPurse, type Purse } from '#layout/purse.ts';
import type { Rule } from '#layout/rules.ts';
import { goalsOf } from '#layout/sets/brief.ts';
import type { PlacedSet, SetOption, SetPlacement } from '#layout/sets/brief.ts';

/** What a set can do without where money or stock is short, the most dispensable first. */
const spare: readonly Rule[] = [
  'chair-closes-circle',
  'tall-at-end',
  'wall-units-over-worktop',
  'bedside-each-side',
  'table-within-reach',
  'media-on-wall',
];
/** Cost of each kind that is left out of a set. */
const spared = 1.5;

/** What a set costs beside others where something in it is not sold. */
const unsold = 8;

function fallback(
  priced: readonly SetPlacement[],
  all: readonly SetPlacement[],
  inStock: boolean,
): readonly SetPlacement[] {
  return inStock || priced.length > 0 ? priced : all;
}

/**
 * What can be paid for and is there. With a budget, what nobody sells is left only to sets of which nothing that fits
 * is sold: else an unpriced sofa would be the cheapest.
 */
export function withinMeans(asked: readonly SetOption[], market: Market | undefined): readonly SetOption[] {
  if (!market || (market.budget === null && !market.inStock)) return asked;
  return asked.map((option) => {
    const isPriced = ({ parts }: SetPlacement) => parts.every(({ chosen }) => chosen.sold?.offer);
    const priced = option.placements.filter(isPriced);
    const open = market.library
      ? option.placements.map((each) => (isPriced(each) ? each : { ...each, cost: each.cost + unsold }))
      : fallback(priced, option.placements, market.inStock);
    return { ...option, placements: open.flatMap((placement) => affordable(placement, market) ?? []) };
  });
}

/** The set, or as much of it as can be had; null where that is too little. */
function affordable(placement: SetPlacement, market: Market): SetPlacement | null {
  let parts = placement.parts;
  for (let left = 0; left <= spare.length; left++) {
    if (openPurse(market).buy(parts))
      return left === 0
        ? placement
        : {
            ...placement,
            parts,
            solids: parts.flatMap(solidsOf),
            goals: goalsOf(parts),
            cost: placement.cost + left * spared,
          };
    parts = parts.filter(({ rule }) => rule !== spare[left]);
  }
  return null;
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
