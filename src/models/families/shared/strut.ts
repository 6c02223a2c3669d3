import { loft } from '#models/geometry/loft.ts';
import { rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/**
 * A slanting bar whose ends are cut level, so that it stands flat and its heights are exact. `section` is its width and
 * depth seen from above.
 */
export function strut(from: Vec3, to: Vec3, section: Vec2, detail: Detail, taper = 1): Mesh {
  const outline = detail === 'far' ? rectangle(1, 1) : roundedRectangle(1, 1, 0.1, 'far');
  const ring = (at: Vec3, size: number): Vec3[] =>
    outline.map(([x, y]): Vec3 => [at[0] + x * section[0] * size, at[1] + y * section[1] * size, at[2]]);
  const [low, high] = from[2] <= to[2] ? [from, to] : [to, from];
  return loft([ring(low, from[2] <= to[2] ? 1 : taper), ring(high, from[2] <= to[2] ? taper : 1)], { crease: 50 });
}

/**
 * A square leg through several heights: [height, size, shift inwards]. Stands at the back right; mirror it for the
 * others.
 */
export function shapedLeg(
  stations: readonly (readonly [z: number, size: number, inward: number])[],
  detail: Detail,
): Mesh {
  const outline = detail === 'far' ? rectangle(1, 1) : roundedRectangle(1, 1, 0.12, 'far');
  return loft(
    stations.map(([z, size, inward]) => outline.map(([x, y]): Vec3 => [x * size - inward, y * size - inward, z])),
    { crease: 50 },
  );
}
