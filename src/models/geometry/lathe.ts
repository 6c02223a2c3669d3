import { loft } from '#models/geometry/loft.ts';
import { circlePoint } from '#models/geometry/outline.ts';
import { roundSegments } from '#models/geometry/segments.ts';
import type { LoftOptions } from '#models/geometry/loft.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface LatheOptions extends LoftOptions {
  /** Segments of the circle; default: from radius and detail. */
  segments?: number;
}

/**
 * Turns a profile of [radius, height] about Z. Begin below: up the outside and, for a vessel, over the lip and down the
 * inside to radius 0. A profile that does not reach the axis is closed flat. `closed` joins its end to its beginning: a
 * ring.
 */
export function lathe(profile: readonly Vec2[], detail: Detail, { segments, ...options }: LatheOptions = {}): Mesh {
  const count = segments ?? roundSegments(Math.max(...profile.map(([radius]) => radius)), detail);
  const rings = profile.map(([radius, height]) =>
    Array.from({ length: count }, (_, i): Vec3 => {
      const [x, y] = circlePoint(i, count);
      return [radius * x, radius * y, height];
    }),
  );
  return loft(rings, options);
}

/** A rod standing on the origin. `top` radius for a cone. */
export function cylinder(
  { radius, height, top = radius, edge = 0 }: { radius: number; height: number; top?: number; edge?: number },
  detail: Detail,
): Mesh {
  if (edge <= 0 || detail === 'far')
    return lathe(
      [
        [radius, 0],
        [top, height],
      ],
      detail,
    );
  return lathe(
    [
      [radius - edge, 0],
      [radius, edge],
      [top, height - edge],
      [top - edge, height],
    ],
    detail,
  );
}

/** A ball or egg around the origin, exact in all three measures. */
export function ellipsoid(
  { width, depth, height }: { width: number; depth: number; height: number },
  detail: Detail,
): Mesh {
  const count = roundSegments(Math.max(width, depth, height) / 2, detail);
  const rings = Array.from({ length: count / 2 + 1 }, (_, i) => {
    const [s, c] = circlePoint(i, count);
    return Array.from({ length: count }, (_, j): Vec3 => {
      const [x, y] = circlePoint(j, count);
      return [(width / 2) * c * x, (depth / 2) * c * y, (-height / 2) * s];
    });
  });
  return loft(rings, { crease: 90 });
}
