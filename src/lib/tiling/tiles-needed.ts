/** The parts of a tile's length and width a cut piece takes. */
export interface CutPiece {
  readonly along: number;
  readonly across: number;
}

/** What the saw takes, as a part of the tile. */
const kerf = 0.005;

/**
 * How many tiles the pieces are cut from. Each is cut off across the whole tile, in the direction that takes less of it,
 * and pieces cut in the same direction share a tile: a plan anyone can follow, if not always the thriftiest.
 */
export function tilesNeeded(pieces: readonly CutPiece[]): number {
  const lengthwise = pieces.filter(({ along, across }) => along <= across).map(({ along }) => along);
  const crosswise = pieces.filter(({ along, across }) => along > across).map(({ across }) => across);
  return filled(lengthwise, 1, kerf) + filled(crosswise, 1, kerf);
}

/** How many lengths the parts are cut from: the longest first, then the shortest that still fit beside it. */
export function filled(parts: readonly number[], length: number, lost: number): number {
  const sorted = parts.toSorted((a, b) => a - b);
  let used = 0;
  for (let short = 0, long = sorted.length - 1; short <= long; long--) {
    let rest = length - sorted[long]!;
    while (short < long && sorted[short]! + lost <= rest) rest -= sorted[short++]! + lost;
    used++;
  }
  return used;
}
