import { clipConvex } from '#lib/tiling/clip.ts';
import { areaOf, boundsOf } from '#lib/polygon.ts';
import type { Bounds, Polygon } from '#lib/polygon.ts';
import { inLaying } from '#lib/tiling/laying-frame.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';
import { tilesNeeded } from '#lib/tiling/tiles-needed.ts';
import type { CutPiece } from '#lib/tiling/tiles-needed.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { tilesIn } from '#lib/tiling/tiles-in.ts';
import type { Tile } from '#lib/tiling/tiles-in.ts';

/** What is covered: an outline without what is left open in it, none of which overlap. */
export interface Face {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
}

interface TileCount {
  readonly whole: number;
  readonly cut: number;
  /** Tiles to cut from, where what is left of one is used again if it is large enough. */
  readonly needed: number;
  /** Too many to look at one by one: from the area alone. */
  readonly estimated: boolean;
}

/** A mosaic in a hall has more; nobody lays those one by one. */
const mostTiles = 40_000;
/** Less than this, in millimetres, is not cut off. */
const sliver = 1;

export function countTiles(layout: TileLayout, frame: LayingFrame, face: Face): TileCount {
  const place = inLaying(layout, frame);
  const outline = face.outline.map(place);
  const holes = face.holes.map((hole) => hole.map(place));
  const box = boundsOf(outline);
  const cell = (layout.width + layout.joint) * (layout.height + layout.joint);
  if (((box.right - box.left) * (box.top - box.bottom)) / cell > mostTiles) {
    const needed = Math.ceil(areaOfFace(face) / cell);
    return { whole: needed, cut: 0, needed, estimated: true };
  }
  let whole = 0;
  const cuts: CutPiece[] = [];
  for (const tile of tilesIn(layout, box)) {
    const piece = clipped(outline, tile);
    if (!piece) continue;
    const area = piece.area - holes.reduce((sum, hole) => sum + (clipped(hole, tile)?.area ?? 0), 0);
    const { width, height } = tile;
    if (area >= width * height - sliver * (width + height)) whole++;
    else if (area > sliver * Math.min(width, height))
      cuts.push(shares(holes.length ? solid(piece, holes, tile) : piece.box, tile));
  }
  return { whole, cut: cuts.length, needed: whole + tilesNeeded(cuts), estimated: false };
}

export function areaOfFace({ outline, holes }: Face): number {
  return Math.abs(areaOf(outline)) - holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0);
}

interface Piece {
  area: number;
  box: Bounds;
}

/** What of a ring lies in a tile. The area is exact for rings that are not convex too. */
function clipped(ring: Polygon, { x, y, width, height }: Tile): Piece | null {
  let rest: Polygon = clipConvex(ring, 'x', x, 'above');
  if (rest.length >= 3) rest = clipConvex(rest, 'x', x + width, 'below');
  if (rest.length >= 3) rest = clipConvex(rest, 'y', y, 'above');
  if (rest.length >= 3) rest = clipConvex(rest, 'y', y + height, 'below');
  return rest.length >= 3 ? { area: Math.abs(areaOf(rest)), box: boundsOf(rest) } : null;
}

/** The box of a piece without a hole that takes a whole side of it: above a door only the top is left. */
function solid({ box }: Piece, holes: readonly Polygon[], tile: Tile): Bounds {
  let { left, right, bottom, top } = box;
  for (const hole of holes) {
    const taken = clipped(hole, tile);
    // Only what fills its box is sure to leave nothing beside it.
    if (!taken || taken.area < (taken.box.right - taken.box.left) * (taken.box.top - taken.box.bottom) - sliver)
      continue;
    const { box: cut } = taken;
    const wide = cut.left <= left + sliver && cut.right >= right - sliver;
    const high = cut.bottom <= bottom + sliver && cut.top >= top - sliver;
    if (wide && cut.bottom <= bottom + sliver) bottom = Math.max(bottom, cut.top);
    else if (wide && cut.top >= top - sliver) top = Math.min(top, cut.bottom);
    else if (high && cut.left <= left + sliver) left = Math.max(left, cut.right);
    else if (high && cut.right >= right - sliver) right = Math.min(right, cut.left);
  }
  return { left, right, bottom, top };
}

function shares({ left, right, bottom, top }: Bounds, { width, height, upright }: Tile): CutPiece {
  const along = (right - left) / width;
  const across = (top - bottom) / height;
  return upright ? { along: across, across: along } : { along, across };
}
