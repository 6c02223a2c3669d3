import type { Placement3 } from '#elements/placed-part.ts';
import type { Box, Mesh } from '#models/geometry/mesh.ts';

export const noBox: Box = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };

export function grownBox(a: Box, b: Box): Box {
  return {
    min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
    max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
  };
}

/** The box around a mesh where it stands, along the axes of the home. */
export function placedBox({ positions: p }: Pick<Mesh, 'positions'>, { x, y, z, turn }: Placement3): Box {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i += 3) {
    const at = [x + p[i]! * c - p[i + 1]! * s, y + p[i]! * s + p[i + 1]! * c, z + p[i + 2]!];
    for (let k = 0; k < 3; k++) {
      min[k] = Math.min(min[k]!, at[k]!);
      max[k] = Math.max(max[k]!, at[k]!);
    }
  }
  return { min, max };
}

/** The box around a box that is turned and moved. */
export function placedCorners({ min, max }: Box, at: Placement3): Box {
  const positions = Float32Array.from(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [(i & 1 ? max : min)[0], (i & 2 ? max : min)[1], (i & 4 ? max : min)[2]]),
  );
  return placedBox({ positions }, at);
}
