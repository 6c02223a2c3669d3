import type { Family } from '#models/family.ts';
import { seatedWidth } from '#models/search/seats.ts';
import { spokenSeats } from './words/spoken-seats.ts';

/** As many as are offered as a filter; a table for more is asked for by its length. */
export const seatCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** For how many people a piece of this family is, by its width: at the end of a range for either number. */
export function seatsOfWidth(family: Pick<Family, 'code' | 'category'>, width: number): number[] {
  return seatCounts.filter((seats) => {
    const [least, most] = seatedWidth(family, seats) ?? [Infinity, 0];
    return width >= least && width <= most;
  });
}

export function countsSeats(family: Pick<Family, 'code' | 'category'>): boolean {
  return seatedWidth(family, 2) !== null;
}

/** What a name says of it: *Ghế hai chỗ*. */
export function seatsNamed(name: string): number[] {
  return spokenSeats(name)?.seats ?? [];
}
