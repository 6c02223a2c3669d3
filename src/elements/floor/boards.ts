import { withoutWells } from '#elements/flat-sheet.ts';
import { clipConvex } from '#lib/tiling/clip.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import { hashOf } from '#lib/random.ts';
import { inLaying } from '#lib/tiling/laying-frame.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';
import { spinOf } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { tilesIn } from '#lib/tiling/tiles-in.ts';
import type { Tile } from '#lib/tiling/tiles-in.ts';
import { triangulate } from '#lib/shapes/triangulate.ts';
import { add, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { boardToneOf } from '#models/materials/board-tone.ts';
import type { BoardTone } from '#models/materials/board-tone.ts';
import { corner, draft, finished, triangle } from '#models/geometry/draft.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/**
 * A floor of single boards, by their tones: each is its own piece of timber, its grain along it, cut where the room ends.
 */
export function boardFloor(
  polygon: Polygon,
  holes: readonly Polygon[],
  z: number,
  layout: TileLayout,
  frame: LayingFrame,
  wells: readonly Polygon[] = [],
): Map<BoardTone, Mesh> {
  const place = inLaying(layout, frame);
  const angle = frame.turn + (spinOf(layout) * Math.PI) / 180;
  const { points, triangles } = withoutWells(
    triangulate(
      polygon.map(place),
      holes.map((hole) => hole.map(place)),
    ),
    wells.map((well) => well.map(place)),
  );
  const drafts = new Map<BoardTone, Draft>();
  for (let i = 0; i < triangles.length; i += 3) {
    const piece = [points[triangles[i]!]!, points[triangles[i + 1]!]!, points[triangles[i + 2]!]!];
    for (const tile of tilesIn(layout, boundsOf(piece))) {
      const cut = within(piece, tile);
      const seed = hashOf(tile.row, tile.column, tile.upright ? 1 : 0);
      const tone = boardToneOf((seed >>> 24) / 256);
      const out = drafts.get(tone) ?? drafts.set(tone, draft()).get(tone)!;
      const corners = cut.map((p) => {
        const { x, y } = add(turned(p, angle), frame.origin);
        const [along, across] = tile.upright ? [p.y, -p.x] : [p.x, p.y];
        return corner(out, [x, y, z], along + (seed % 4096), across + ((seed >>> 12) % 4096));
      });
      for (let k = 1; k + 1 < corners.length; k++) triangle(out, corners[0]!, corners[k]!, corners[k + 1]!);
    }
  }
  return new Map([...drafts].map(([tone, made]) => [tone, finished(made, 1)]));
}

function within(piece: readonly Point[], { x, y, width, height }: Tile): Point[] {
  let cut = clipConvex(piece, 'y', y, 'above');
  if (cut.length >= 3) cut = clipConvex(cut, 'y', y + height, 'below');
  if (cut.length >= 3) cut = clipConvex(cut, 'x', x, 'above');
  if (cut.length >= 3) cut = clipConvex(cut, 'x', x + width, 'below');
  return cut;
}
