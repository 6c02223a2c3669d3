import { herringbone, rowShifts } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { pair } from '#lib/tiling/tiles-in.ts';
import type { Tile } from '#lib/tiling/tiles-in.ts';

/**
 * The tile at a place, or the one whose joint it is; in the frame in which tiles are upright. How far it is from the
 * tile's edge: below nought in the joint.
 */
export function tileAt(layout: TileLayout, x: number, y: number): { tile: Tile; inside: number } {
  const tile = layout.pattern === 'herringbone' ? plaitedAt(layout, x, y) : inRows(layout, layout.pattern, x, y);
  return { tile, inside: insideOf(tile, x, y) };
}

function inRows({ width, height, joint }: TileLayout, pattern: keyof typeof rowShifts, x: number, y: number): Tile {
  const shifts = rowShifts[pattern];
  const along = width + joint;
  const across = height + joint;
  // Half of the joint belongs to either neighbour.
  const row = Math.floor((y + joint / 2) / across);
  const shift = shifts[((row % shifts.length) + shifts.length) % shifts.length]! * along;
  const column = Math.floor((x - shift + joint / 2) / along);
  return { x: column * along + shift, y: row * across, width, height, upright: false, row, column };
}

function plaitedAt(layout: TileLayout, x: number, y: number): Tile {
  const { long, short } = herringbone(layout);
  const { joint } = layout;
  const last = Math.floor((x + y + joint) / (2 * short));
  const first = Math.floor((x + y - long - 2 * short) / (2 * short));
  const middle = Math.floor((x - y) / (2 * long));
  let best = { row: 0, column: 0, upright: 0, inside: -Infinity };
  // Numbers alone: a picture asks for a quarter of a million places.
  for (let row = first; row <= last; row++)
    for (let column = middle - 1; column <= middle + 1; column++) {
      const dx = x - row * short - column * long;
      const dy = y - row * short + column * long;
      const lying = Math.min(dx, long - joint - dx, dy, short - joint - dy);
      const standing = Math.min(dx - long, long + short - joint - dx, dy - short + long, short - joint - dy);
      const inside = Math.max(lying, standing);
      if (inside <= best.inside) continue;
      best = { row, column, upright: standing > lying ? 1 : 0, inside };
      if (inside > 0) break;
    }
  return pair(best.row, best.column, long, short, joint)[best.upright]!;
}

function insideOf({ x, y, width, height }: Tile, px: number, py: number): number {
  return Math.min(px - x, x + width - px, py - y, y + height - py);
}
