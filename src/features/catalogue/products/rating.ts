/** How many gave one star, two, … five. */
export type Spread = readonly number[];
export interface Rating {
  average: number;
  count: number;
}

/** Null where there are no reviews yet: no stars are not zero stars. */
export function ratingOf(spread: Spread): Rating | null {
  const count = spread.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return { count, average: Math.round((spread.reduce((sum, each, at) => sum + each * (at + 1), 0) / count) * 10) / 10 };
}
