import { recordOf, recordsOn, type Design } from '#design/document.ts';
import { outlineOf } from '#editor/outlines.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { beside, flattened } from '#lib/curve.ts';
import { along, cross, direction, middle, subtract, type Point } from '#lib/vec2.ts';

/** From the side of a piece square to it, to the face of a wall. Millimetres. */
interface WallGap {
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
}

/** Nearer, a piece stands at the wall; farther, nobody asks. */
const least = 50;
const most = 8000;

/** How far a piece is from the walls around it: along each of its two axes the nearer one. */
export function gapsToWalls(design: Design, id: string, pieces: PieceSource): WallGap[] {
  const item = recordOf(design, 'items', id);
  if (!item) return [];
  const corners = outlineOf(design, id, pieces);
  const centre = corners.reduce((sum, { x, y }) => ({ x: sum.x + x / 4, y: sum.y + y / 4 }), { x: 0, y: 0 });
  const faces = recordsOn(design, 'walls', item.level).flatMap((wall) =>
    [-1, 1].flatMap((side) => {
      const face = beside(wall, (side * wall.thickness) / 2) ?? wall;
      const points = [...flattened(face, 20), face.b];
      return points.slice(1).map((b, i) => ({ a: points[i] ?? b, b }));
    }),
  );
  const sides = corners.map((corner, i): WallGap | null => {
    const from = middle(corner, corners[(i + 1) % corners.length] ?? corner);
    const out = direction(centre, from);
    const value = Math.min(...faces.map(({ a, b }) => reachOf(from, out, a, b)));
    return value >= least && value <= most ? { from, to: along(from, out, value), value: Math.round(value) } : null;
  });
  return [0, 1].flatMap((axis) => {
    const pair = [sides[axis], sides[axis + 2]].filter((gap) => gap != null);
    return pair.toSorted((p, q) => p.value - q.value).slice(0, 1);
  });
}

/** How far along the way a line is met; infinitely far for a miss. */
function reachOf(from: Point, way: Point, a: Point, b: Point): number {
  const line = subtract(b, a);
  const size = cross(way, line);
  if (Math.abs(size) < 1e-9) return Infinity;
  const far = cross(subtract(a, from), line) / size;
  const share = cross(subtract(a, from), way) / size;
  return far >= -1 && share >= 0 && share <= 1 ? Math.max(0, far) : Infinity;
}
