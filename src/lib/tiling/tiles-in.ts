import type { Bounds } from '#lib/polygon.ts';
import { herringbone, rowShifts } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';

/** A tile at its place, its joints left out. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its length runs across the rows. */
  readonly upright: boolean;
  /** Tells it from the others of its layout. */
  readonly row: number;
  readonly column: number;
}

/** The tiles that reach into a box, in the frame in which they are upright; the first begins at nought. */
export function* tilesIn(layout: TileLayout, box: Bounds): Generator<Tile> {
  if (layout.pattern === 'herringbone') yield* plaited(layout, box);
  else yield* rows(layout, layout.pattern, box);
}

function* rows(
  { width, height, joint }: TileLayout,
  pattern: keyof typeof rowShifts,
  { left, bottom, right, top }: Bounds,
): Generator<Tile> {
  const shifts = rowShifts[pattern];
  const along = width + joint;
  const across = height + joint;
  for (let row = Math.floor((bottom + joint) / across); row * across < top; row++) {
    const shift = shifts[((row % shifts.length) + shifts.length) % shifts.length]! * along;
    for (let column = Math.floor((left - shift + joint) / along); column * along + shift < right; column++)
      yield { x: column * along + shift, y: row * across, width, height, upright: false, row, column };
  }
}

/** Steps of a lying tile and a standing one before it, side by side. */
function* plaited(layout: TileLayout, box: Bounds): Generator<Tile> {
  const { long, short } = herringbone(layout);
  const { joint } = layout;
  const reach = long + 2 * short;
  const first = Math.floor((box.left + box.bottom - reach) / (2 * short));
  const last = Math.ceil((box.right + box.top) / (2 * short));
  const from = Math.floor((box.left - box.top - 2 * long) / (2 * long));
  const to = Math.ceil((box.right - box.bottom + short) / (2 * long));
  const isIn = ({ x, y, width, height }: Tile) =>
    x < box.right && x + width > box.left && y < box.top && y + height > box.bottom;
  for (let row = first; row <= last; row++)
    for (let column = from; column <= to; column++)
      for (const tile of pair(row, column, long, short, joint)) if (isIn(tile)) yield tile;
}

export function pair(row: number, column: number, long: number, short: number, joint: number): readonly [Tile, Tile] {
  const x = row * short + column * long;
  const y = row * short - column * long;
  const [length, width] = [long - joint, short - joint];
  return [
    { x, y, width: length, height: width, upright: false, row, column },
    { x: x + long, y: y + short - long, width, height: length, upright: true, row, column },
  ];
}
