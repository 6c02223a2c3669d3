import type { Wall, WallSide } from '#design/records/wall.ts';
import { beside, flattened } from '#lib/curve.ts';
import type { Vec3 } from '#lib/vec.ts';
import { cross, dot, leftOf, subtract } from '#lib/vec2.ts';
import type { Ray } from '../sight.ts';

interface WallMet {
  readonly id: string;
  readonly side: WallSide;
  readonly point: Vec3;
  /** Along the ray, millimetres. */
  readonly far: number;
}

/**
 * The first wall along a ray as if it had no holes: what is about to be cut into it must not let the pointer through.
 * Faces that stepped aside are not met. `floor`: how high the walls stand.
 */
export function solidWallMet(
  { from, along }: Ray,
  walls: readonly Wall[],
  aside: ReadonlyMap<string, WallSide>,
  floor: number,
): WallMet | null {
  const eye = { x: from[0], y: from[1] };
  const way = { x: along[0], y: along[1] };
  let met: WallMet | null = null;
  for (const wall of walls)
    for (const side of ['left', 'right'] as const) {
      if (aside.get(wall.id) === side) continue;
      const face = beside(wall, ((side === 'left' ? 1 : -1) * wall.thickness) / 2) ?? wall;
      const points = [...flattened(face, 20), face.b];
      for (const [i, b] of points.slice(1).entries()) {
        const a = points[i] ?? b;
        const line = subtract(b, a);
        const size = cross(way, line);
        // Seen from its own side only.
        if (Math.abs(size) < 1e-9 || dot(way, leftOf(line)) < 0 !== (side === 'left')) continue;
        const far = cross(subtract(a, eye), line) / size;
        const share = cross(subtract(a, eye), way) / size;
        const z = from[2] + along[2] * far;
        if (far <= 0 || share < 0 || share > 1 || z < floor || z > floor + wall.height) continue;
        if (!met || far < met.far)
          met = { id: wall.id, side, far, point: [eye.x + way.x * far, eye.y + way.y * far, z] };
      }
    }
  return met;
}
