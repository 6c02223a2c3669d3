import { acrossGrain } from '#models/picture/scene.ts';
import type { Levels } from '#models/picture/surface.ts';
import type { Scene } from '#models/picture/scene.ts';

/**
 * Per triangle: the world's direction of growing u (3) and v (3), its own normal, and which level of its picture suits
 * its size on the screen.
 */
export interface TriangleInfo {
  tangents: Float32Array;
  faces: Float32Array;
  level: Uint8Array;
}

export function triangleInfo(scene: Scene, screen: Float32Array): TriangleInfo {
  const count = scene.flags.length;
  const notes: TriangleInfo = {
    tangents: new Float32Array(count * 6),
    faces: new Float32Array(count * 3),
    level: new Uint8Array(count),
  };
  for (let t = 0; t < count; t++) {
    face(scene, notes.faces, t);
    note(scene, screen, notes, t);
  }
  return notes;
}

function face({ positions: p, indices }: Scene, faces: Float32Array, t: number): void {
  const a = indices[t * 3]! * 3;
  const b = indices[t * 3 + 1]! * 3;
  const c = indices[t * 3 + 2]! * 3;
  const ux = p[b]! - p[a]!;
  const uy = p[b + 1]! - p[a + 1]!;
  const uz = p[b + 2]! - p[a + 2]!;
  const vx = p[c]! - p[a]!;
  const vy = p[c + 1]! - p[a + 1]!;
  const vz = p[c + 2]! - p[a + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const size = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  faces[t * 3] = x * size;
  faces[t * 3 + 1] = y * size;
  faces[t * 3 + 2] = z * size;
}

function note(
  { positions: p, uvs, indices, surfaceOf, surfaces, flags }: Scene,
  s: Float32Array,
  notes: TriangleInfo,
  t: number,
): void {
  const surface = surfaces[surfaceOf[t]!]!;
  const across = (flags[t]! & acrossGrain) !== 0 && surface.endLevels !== null;
  const levels: Levels | null = across ? surface.endLevels : surface.levels;
  const tile = across ? surface.endTile : surface.tile;
  if (!levels) return;
  const a = indices[t * 3]!;
  const b = indices[t * 3 + 1]!;
  const c = indices[t * 3 + 2]!;
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const area = du1 * dv2 - du2 * dv1;
  if (area === 0) return;
  for (let k = 0; k < 3; k++) {
    const e1 = p[b * 3 + k]! - p[a * 3 + k]!;
    const e2 = p[c * 3 + k]! - p[a * 3 + k]!;
    notes.tangents[t * 6 + k] = (e1 * dv2 - e2 * dv1) / area;
    notes.tangents[t * 6 + 3 + k] = (e2 * du1 - e1 * du2) / area;
  }
  const onScreen = Math.abs(
    (s[b * 3]! - s[a * 3]!) * (s[c * 3 + 1]! - s[a * 3 + 1]!) -
      (s[c * 3]! - s[a * 3]!) * (s[b * 3 + 1]! - s[a * 3 + 1]!),
  );
  const texels = Math.abs(area) * (levels[0]!.width / tile[0]!) * (levels[0]!.height / tile[1]!);
  const level = Math.round(0.5 * Math.log2(Math.max(1, texels / Math.max(onScreen, 0.05))) + 0.1);
  notes.level[t] = Math.max(0, Math.min(levels.length - 1, level));
}
