import { withoutWells } from '#elements/flat-sheet.ts';
import { clipConvex } from '#lib/clip.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import { hashOf } from '#lib/random.ts';
import { triangulate } from '#lib/triangulate.ts';
import { turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { corner, draft, finished, triangle } from '#models/geometry/draft.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/**
 * Of a floor of timber: boards this wide and long, laid in rows that begin anywhere; a hair's breadth between them.
 * Millimetres.
 */
const width = 180;
const length = 1800;
const joint = 0.6;

/**
 * A floor of single boards at `turn` degrees to the X axis: each is its own piece of timber, cut where the room ends.
 */
export function boardFloor(
  polygon: Polygon,
  holes: readonly Polygon[],
  z: number,
  turn: number,
  wells: readonly Polygon[] = [],
): Mesh {
  const angle = (turn * Math.PI) / 180;
  const along = ({ x, y }: Point) => turned({ x, y }, -angle);
  const { points, triangles } = withoutWells(
    triangulate(
      polygon.map(along),
      holes.map((hole) => hole.map(along)),
    ),
    wells.map((well) => well.map(along)),
  );
  const out = draft();
  for (let i = 0; i < triangles.length; i += 3) {
    const piece = [points[triangles[i]!]!, points[triangles[i + 1]!]!, points[triangles[i + 2]!]!];
    for (const [cut, seed] of cuts(piece)) lay(out, cut, seed, z, angle);
  }
  return finished(out, 1);
}

/** The triangle cut along the boards, each piece with its board's number. */
function cuts(piece: readonly Point[]): [Point[], number][] {
  const found: [Point[], number][] = [];
  const box = boundsOf(piece);
  for (let row = Math.floor(box.bottom / width); row * width < box.top; row++) {
    const strip = within(piece, 'y', row * width, width);
    if (strip.length < 3) continue;
    const shift = hashOf(row) % length;
    const { left, right } = boundsOf(strip);
    for (let i = Math.floor((left - shift) / length); i * length + shift < right; i++) {
      const cut = within(strip, 'x', i * length + shift, length);
      if (cut.length >= 3) found.push([cut, hashOf(row, i)]);
    }
  }
  return found;
}

function within(piece: readonly Point[], axis: 'x' | 'y', from: number, size: number): Point[] {
  return clipConvex(clipConvex(piece, axis, from + joint / 2, 'above'), axis, from + size - joint / 2, 'below');
}

function lay(out: Draft, cut: readonly Point[], seed: number, z: number, angle: number): void {
  const corners = cut.map((p) => {
    const { x, y } = turned(p, angle);
    return corner(out, [x, y, z], p.x + (seed % 4096), p.y + ((seed >>> 12) % 4096));
  });
  for (let i = 1; i + 1 < corners.length; i++) triangle(out, corners[0]!, corners[i]!, corners[i + 1]!);
}
