import type { Family } from '#models/family.ts';
import type { Chosen, Taste, Wish } from '#layout/choose-model.ts';
import { relatedStyles } from '#layout/palettes.ts';
import type { Shelf, ShelfPiece } from '#layout/shelf.ts';

/** What the pieces of a room are bought from, and on which terms. */
export interface Market {
  readonly shelf: Shelf;
  /** For all new pieces together. Whole đồng; null: as much as it takes. */
  readonly budget: number | null;
  /** Delivery is paid out of it too. */
  readonly delivered?: boolean | undefined;
  /** Merchants whose delivery is paid already. */
  readonly brought?: ReadonlySet<string> | undefined;
  /** Variants another proposal has: one that does as well is taken rather. */
  readonly proposed?: ReadonlySet<string> | undefined;
  /** Only what is there now; without it, what nobody sells may stand where nothing sold would do. */
  readonly inStock: boolean;
  /** What nobody sells may stand there too, where nothing sold finds a place. */
  readonly library?: boolean;
  /** How much a lower price weighs against the right size and colour: 0 … 1. */
  readonly thrift: number;
}

/** Where a rule asks for one exact size, what is sold may be this much smaller. Kitchens are built to the millimetre. */
const slack = 250;
/** Of a style further from the room's, what nobody sells is taken rather. */
const furthestStyle = 4;
/** Points for a million đồng at the greatest thrift; a point is about a tenth of a metre off the wished size. */
const pointsPerMillion = 6;
/** Of what is sold out now, anything that is there is taken rather. */
const soldOutPoints = 40;
/** Of what another proposal has. */
const proposedPoints = 3;

/** The best of what is sold that meets the wish; null where nothing does. */
export function chooseSold(taste: Taste, market: Market, family: Family, wish: Wish): Chosen | null {
  const styles = relatedStyles[taste.style];
  const furthest = market.inStock || market.budget !== null ? styles.length : furthestStyle;
  let best: Chosen | null = null;
  let least = Infinity;
  for (const { chosen, harmony } of market.shelf.get(family.code) ?? []) {
    if (!meets(chosen, family, wish) || !isThere(chosen.sold, market, wish.count ?? 1)) continue;
    const far = styles.indexOf(chosen.choice.style);
    if (far > furthest && !chosen.sold.wanted) continue;
    const points =
      missOf(chosen, wish) / 100 +
      far * 0.6 -
      harmony * 1.5 +
      (pointsPerMillion * market.thrift * (chosen.sold.offer?.price ?? 0)) / 1e6 +
      (lacks(chosen.sold, wish.count ?? 1) ? soldOutPoints : 0) +
      (market.proposed?.has(chosen.sold.offer?.variant ?? '') ? proposedPoints : 0) +
      taste.rng.next() * 1.5 * (1 - market.thrift) -
      (chosen.sold.wanted ? 1000 : 0);
    if (points >= least) continue;
    least = points;
    best = chosen;
  }
  return best;
}

function isThere(sold: ShelfPiece, { inStock }: Market, count: number): boolean {
  return !inStock || (sold.offer !== null && !lacks(sold, count));
}

function lacks({ offer }: ShelfPiece, count: number): boolean {
  return offer !== null && offer.stock !== null && offer.stock < count;
}

function meets({ choice }: Chosen, family: Family, { forms = {}, ...wish }: Wish): boolean {
  const less = family.category === 'kitchen' || family.category === 'appliances' ? 0 : slack;
  return (
    (['width', 'depth', 'height'] as const).every((side) => {
      const [from, to] = wish[side] ?? [0, Infinity];
      const value = Number(choice[side]);
      return value <= to && value >= (from === to ? from - less : from);
    }) &&
    Object.entries(forms).every(([key, values]) => {
      const value = choice[key];
      return value === undefined || values.includes(value);
    })
  );
}

function missOf({ choice }: Chosen, { near = {} }: Wish): number {
  return Object.entries(near).reduce((sum, [side, wanted]) => sum + Math.abs(Number(choice[side]) - wanted), 0);
}
