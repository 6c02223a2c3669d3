import { acrossGrain } from '#models/picture/scene.ts';
import type { Levels } from '#models/picture/surface.ts';
import type { Scene } from '#models/picture/scene.ts';

/** Per triangle: the world's direction of growing u (3) and v (3), and which level of its picture suits its size on the screen. */
export interface TriangleNotes {
  tangents: Float32Array;
  level: Uint8Array;
}

export function triangleNotes(scene: Scene, screen: Float32Array): TriangleNotes {
  const count = scene.flags.length;
  const notes: TriangleNotes = { tangents: new Float32Array(count * 6), level: new Uint8Array(count) };
  for (let t = 0; t < count; t++) note(scene, screen, notes, t);
  return notes;
}

function note({ positions: p, uvs, indices, surfaceOf, surfaces, flags }: Scene, s: Float32Array, notes: TriangleNotes, t: number): void {
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
  const onScreen = Math.abs((s[b * 3]! - s[a * 3]!) * (s[c * 3 + 1]! - s[a * 3 + 1]!) - (s[c * 3]! - s[a * 3]!) * (s[b * 3 + 1]! - s[a * 3 + 1]!));
  const texels = Math.abs(area) * (levels[0]!.width / tile[0]) * (levels[0]!.height / tile[1]);
  const level = Math.round(0.5 * Math.log2(Math.max(1, texels / Math.max(onScreen, 0.05))) - 0.2);
  notes.level[t] = Math.max(0, Math.min(levels.length - 1, level));
}
