import { familyOfKey } from '#features/foundation/search/family-key.ts';
import { countsSeats, seatCounts, seatsNamed, seatsOfWidth } from '#features/foundation/search/seats.ts';
import type { Trilingual } from '#lib/trilingual.ts';

interface Seated {
  category: string;
  /** Of all its variants, and those it is made in. */ widths: readonly number[];
  /** Its name, and those of its variants. */ names: readonly Trilingual[];
}

/** Kinds of which some are sat on by several, and no rule says by how many. */
const unsaid = new Set(['seating', 'tables', 'day-bed']);

/**
 * For how many people a product is: by its widths, and by what its shop calls it. Of one where neither tells it is every
 * number, so that nobody who asks for one misses it.
 */
export function seatsOfProduct({ category, widths, names }: Seated): number[] {
  const family = familyOfKey(category);
  const known = new Set([
    ...(family && countsSeats(family) ? widths.flatMap((width) => seatsOfWidth(family, width)) : []),
    ...names.flatMap((name) => Object.values(name).flatMap((text) => seatsNamed(text ?? ''))),
  ]);
  return known.size === 0 && unsaid.has(category) ? [...seatCounts] : [...known].toSorted((a, b) => a - b);
}
