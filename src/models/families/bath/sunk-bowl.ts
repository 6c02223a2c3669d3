import { grown, rimLine, toFloor, vessel } from '#models/families/bath/vessel.ts';
import type { Course, Rim } from '#models/families/bath/vessel.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** A bowl hanging from a top at `high`, its hollow `width` × `depth` there. */
export interface SunkBowl {
  rim: Rim;
  corner: number;
  width: number;
  depth: number;
  x: number;
  y: number;
  high: number;
  deep: number;
  /** Of its wall, and of the bend between wall and floor. */
  wall: number;
  radius: number;
}

export function sunkBowl(
  { rim, corner, width, depth, x, y, high, deep, wall, radius }: SunkBowl,
  detail: Detail,
): { mesh: Mesh; floor: number; drain: readonly [number, number] } {
  const top: Course = { rim, corner, width, depth, x, y, z: high };
  const low: Course = { ...grown(top, -deep * 0.05), z: high - deep };
  return {
    mesh: vessel(
      [
        { ...grown(low, wall), z: high - deep - wall },
        grown(top, wall),
        top,
        ...toFloor(low, radius, detail),
        { ...grown(low, -Math.min(width, depth) * 0.4), z: high - deep - 2 },
      ],
      detail,
      40,
    ),
    floor: high - deep - 1,
    drain: [x, y],
  };
}

/** The hole it needs, smaller by `cover` where the top stands over its edge. */
export function bowlHole({ rim, corner, width, depth, x, y }: SunkBowl, cover: number, detail: Detail): Vec2[] {
  return rimLine(
    { rim, corner: Math.max(2, corner - cover), width: width - 2 * cover, depth: depth - 2 * cover, x, y },
    detail,
  );
}
