import { direction } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { FootPath } from '#elements/skirting/skirting-paths.ts';
import type { Skirting } from '#design/records/skirting.ts';
import { loft } from '#models/geometry/loft.ts';
import { part } from '#models/geometry/model.ts';
import type { Part } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/**
 * The board along the foot of the walls: its profile swept along the path, mitred at corners, closed where a door
 * interrupts it.
 */
export function skirtingMesh(paths: readonly FootPath[], skirting: Skirting): Part | null {
  const { depth, height } = skirting;
  const profile = [...gap(depth, height), ...profiles[skirting.profile](depth, height)];
  const meshes = paths
    .filter((path) => path.points.length >= 2)
    .map(({ points, closed }) => {
      const rings = points.map((p, i) => ring(p, skirtingMitre(points, i, closed), profile));
      return loft(rings, { closed, crease: 25 });
    });
  return meshes.length ? part('skirting', meshes) : null;
}

/** A board does not touch the floor it was laid on: the joint is a line of shadow. */
function gap(d: number, h: number): Vec2[] {
  const high = Math.min(4, h / 10);
  const deep = d - Math.min(6, d / 2);
  return [
    [deep, 0],
    [deep, high],
    [d, high],
  ];
}

/** [away from the wall, above the floor], from above the gap over the top to the wall. */
const profiles: Record<Skirting['profile'], (depth: number, height: number) => Vec2[]> = {
  plain: (d, h) => [
    [d, h - Math.min(2, d / 3)],
    [d - Math.min(2, d / 3), h],
    [0, h],
    [0, 0],
  ],
  eased: (d, h) => [
    [d, h - d * 0.4],
    [d * 0.6, h],
    [0, h],
    [0, 0],
  ],
  moulded: (d, h) => [
    [d, h * 0.66],
    [d * 0.82, h * 0.7],
    [d * 0.7, h * 0.8],
    [d * 0.42, h * 0.86],
    [d * 0.42, h * 0.93],
    [d * 0.3, h],
    [0, h],
    [0, 0],
  ],
};

/** How far and where to a point one unit from the wall moves at this corner. */
export function skirtingMitre(points: readonly Point[], i: number, closed: boolean): Point {
  const count = points.length;
  const before = i > 0 || closed ? direction(points[(i + count - 1) % count]!, points[i]!) : null;
  const after = i + 1 < count || closed ? direction(points[i]!, points[(i + 1) % count]!) : null;
  const u = before ?? after!;
  const v = after ?? before!;
  const reach = 1 / Math.max(0.25, 1 + u.x * v.x + u.y * v.y);
  return { x: -(u.y + v.y) * reach, y: (u.x + v.x) * reach };
}

function ring(p: Point, away: Point, profile: readonly Vec2[]): Vec3[] {
  return profile.map(([d, h]): Vec3 => [p.x + away.x * d, p.y + away.y * d, h]);
}
