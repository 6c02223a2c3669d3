import { at } from '#lib/noise.ts';
import { tileAt } from '#lib/tiling/tile-at.ts';
import { periodOf, rowShifts, spinOf } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import type { Tile } from '#lib/tiling/tiles-in.ts';
import { turned } from '#lib/vec2.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';
import { tileFaces } from '#models/materials/patterns/tile.ts';

/** Pixels along a picture, to soften the joint's edge by one of them. */
const pixels = 512;

/** The material cut into tiles: each another piece of it, with its grain along the tile, and joints between them. */
export function laidPattern(
  { layout, face }: NonNullable<Finish['laid']>,
  size: readonly [number, number],
  material: Pattern | null,
  name: string,
): { pattern: Pattern; tile: readonly [number, number]; key: string } {
  const soft = Math.max(...size) / pixels;
  const spin = (-spinOf(layout) * Math.PI) / 180;
  const own = tileFaces[name];
  const pattern: Pattern = (u, v, spot) => {
    const { x, y } = turned({ x: u * size[0], y: v * size[1] }, spin);
    const { tile, inside } = tileAt(layout, x, y);
    const number = numberOf(tile, layout, size);
    const [along, across] = tile.upright ? [y - tile.y, tile.x + tile.width - x] : [x - tile.x, y - tile.y];
    const [long, wide] = tile.upright ? [tile.height, tile.width] : [tile.width, tile.height];
    spot.tone = 1;
    spot.mix = 0;
    spot.lift = 0;
    spot.rough = 0;
    if (own) own(along / long, across / wide, number, spot);
    else {
      material?.(part(along / face[0] + number * 7.31), part(across / face[1] + number * 3.77), spot);
      spot.tone *= 1 + (number - 0.5) * 0.11;
    }
    // A joint thinner than a pixel still darkens it by its share.
    const covered = Math.min(1, Math.max(0, (soft / 2 - inside) / soft)) * Math.min(1, (layout.joint + 0.4) / soft);
    spot.joint = layout.joint > 0 ? covered : covered * 0.5;
    spot.lift -= covered * Math.min(1.2, layout.joint);
    spot.rough += covered * 0.5;
  };
  return { pattern, tile: size, key: `${name} laid ${JSON.stringify(layout)}` };
}

/** The same for a tile at the left edge of the picture and for its other half at the right. */
function numberOf({ row, column, upright }: Tile, layout: TileLayout, size: readonly [number, number]): number {
  const period = periodOf(layout);
  const rowsEach = layout.pattern === 'herringbone' ? 1 : rowShifts[layout.pattern].length;
  const columns = Math.round(size[0] / period.width);
  const rows = Math.round(size[1] / period.height) * rowsEach;
  return at(mod(column, columns), mod(row, rows), upright ? 3 : 5);
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function part(value: number): number {
  return value - Math.floor(value);
}
