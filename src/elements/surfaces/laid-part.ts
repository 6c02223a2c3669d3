import type { WornSurface } from '#elements/surfaces/worn-surface.ts';
import { layingFrame } from '#lib/tiling/laying-frame.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** Where a surface's picture has its nought on a face; null where it is spread and has none. */
export function frameOn({ tiles, roll, turn }: WornSurface, face: Polygon): LayingFrame | null {
  if (tiles) return layingFrame(tiles, tiles, turn, face);
  // Paper hangs plumb, from the floor up, whatever else is turned.
  return roll ? layingFrame({ pattern: 'grid', width: roll.width, height: 0, joint: 0 }, roll, 0, face) : null;
}

/** The same part with its picture moved and turned into a frame; what `at` makes of its UVs are places on the face. */
export function laidPart(
  part: Part,
  { origin, turn }: LayingFrame,
  at: { stretch: number; from: number } = { stretch: 1, from: 0 },
): Part {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const uvs = new Float32Array(part.mesh.uvs.length);
  for (let i = 0; i < uvs.length; i += 2) {
    const u = (part.mesh.uvs[i]! + at.from) * at.stretch - origin.x;
    const v = part.mesh.uvs[i + 1]! - origin.y;
    uvs[i] = u * c + v * s;
    uvs[i + 1] = v * c - u * s;
  }
  return { ...part, mesh: { ...part.mesh, uvs } };
}
