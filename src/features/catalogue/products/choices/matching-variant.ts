import { familyOfKey } from '#features/foundation/search/family-key.ts';
import type { FoundIds } from '#features/foundation/search/find.server.ts';
import { seatsOfWidth } from '#features/foundation/search/seats.ts';
import { facetToken, nominalFacet } from '#features/foundation/search/search-document.ts';
import type { Family } from '#models/family.ts';
import { nominalWidth } from '#models/nominal-width.ts';
import type { MatchedVariant } from '../product-queries.server.ts';

export interface VariantMatch {
  variant: MatchedVariant;
  /** It is the size that was asked for, and not only the colour. */
  sized: boolean;
}

type Wanted = FoundIds['wanted'];

/**
 * Which variant a search by size or colour means: the right size, then the right colour, then what is
 * within the price, then what can be had.
 */
export function matchingVariant(
  variants: readonly MatchedVariant[],
  category: string,
  { sizes, colours, seats, prices }: Wanted,
): VariantMatch | null {
  const family = familyOfKey(category);
  if (sizes.length + colours.length + seats.length === 0) return null;
  const ranked = variants.map((variant) => ({
    variant,
    fit: Math.min(
      ...sizes.map((size) => fitOf(variant, family, size)),
      ...(family && seats.length > 0
        ? [seatsOfWidth(family, variant.width).some((each) => seats.includes(each)) ? 2 : 0]
        : []),
    ),
    coloured: variant.colour !== null && colours.includes(variant.colour),
    priced: variant.price >= prices.from && variant.price < prices.to,
  }));
  const [best] = ranked.toSorted(
    (a, b) =>
      (a.fit === b.fit ? 0 : b.fit - a.fit) ||
      Number(b.coloured) - Number(a.coloured) ||
      Number(b.priced) - Number(a.priced) ||
      Number(b.variant.stock > 0) - Number(a.variant.stock > 0),
  );
  return best && (isFit(best.fit) || best.coloured) ? { variant: best.variant, sized: isFit(best.fit) } : null;
}

/** Where nothing was said of size, it is endless. */
function isFit(fit: number): boolean {
  return fit > 0 && fit < Infinity;
}

/** 3: it is called so (a bed by its mattress), 2: by its measures, 1: with thicker sides than usual, 0: not at all. */
function fitOf(
  variant: MatchedVariant,
  family: Family | null,
  { columns, min, max, or }: Wanted['sizes'][number],
): number {
  const between = (from: number, to: number) => columns.some((side) => variant[side] >= from && variant[side] <= to);
  const called = family && nominalWidth(family, variant.width);
  if (or && called !== null && or.token === facetToken(`${nominalFacet}:${called}`)) return 3;
  if (or && family?.nominal) return between(or.min, or.max) ? 1 : 0;
  return between(min, max ?? Infinity) ? 2 : 0;
}
