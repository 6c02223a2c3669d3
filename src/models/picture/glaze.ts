import { filmic } from '#models/picture/colour.ts';
import { seeThrough } from '#models/picture/scene.ts';
import { shade } from '#models/picture/shade.ts';
import { fill } from '#models/picture/visibility.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { Visible } from '#models/picture/visibility.ts';

/** Draws what one can see through over what is behind it, the farthest first. What is seen through is tinted by it. */
export function glaze(on: Shading, behind: Visible, canvas: Float32Array): void {
  const { scene, screen } = on;
  const panes = [...scene.flags.keys()].filter((t) => (scene.flags[t]! & seeThrough) !== 0);
  if (panes.length === 0) return;
  const near = (t: number): number => screen[scene.indices[t * 3]! * 3 + 2]! + screen[scene.indices[t * 3 + 1]! * 3 + 2]! + screen[scene.indices[t * 3 + 2]! * 3 + 2]!;
  for (const t of panes.sort((a, b) => near(a) - near(b))) pane(on, behind, canvas, t);
}

function pane(on: Shading, behind: Visible, canvas: Float32Array, t: number): void {
  const { scene, screen } = on;
  const [a, b, c] = [scene.indices[t * 3]! * 3, scene.indices[t * 3 + 1]! * 3, scene.indices[t * 3 + 2]! * 3];
  const left = Math.max(0, Math.floor(Math.min(screen[a]!, screen[b]!, screen[c]!)));
  const right = Math.min(behind.width, Math.ceil(Math.max(screen[a]!, screen[b]!, screen[c]!)) + 1);
  const top = Math.max(0, Math.floor(Math.min(screen[a + 1]!, screen[b + 1]!, screen[c + 1]!)));
  const bottom = Math.min(behind.height, Math.ceil(Math.max(screen[a + 1]!, screen[b + 1]!, screen[c + 1]!)) + 1);
  if (right <= left || bottom <= top) return;
  const patch: Visible = { width: right - left, height: bottom - top, depth: new Float32Array((right - left) * (bottom - top)), triangle: new Int32Array((right - left) * (bottom - top)).fill(-1) };
  const moved = new Float32Array([screen[a]! - left, screen[a + 1]! - top, screen[a + 2]!, screen[b]! - left, screen[b + 1]! - top, screen[b + 2]!, screen[c]! - left, screen[c + 1]! - top, screen[c + 2]!]);
  fill(patch, moved, 0, 3, 6, t, true);
  const tint = scene.surfaces[scene.surfaceOf[t]!]!.colour;
  for (let y = 0, i = 0; y < patch.height; y++) for (let x = 0; x < patch.width; x++, i++) {
    const at = (y + top) * behind.width + x + left;
    if (patch.triangle[i]! < 0 || patch.depth[i]! < behind.depth[at]!) continue;
    shade(on, t, x + left + 0.5, y + top + 0.5);
    const solid = on.out[3]!;
    for (let k = 0; k < 3; k++) canvas[at * 3 + k] = filmic(on.out[k]!) * solid + canvas[at * 3 + k]! * (1 - solid) * (0.72 + 0.28 * tint[k]!);
  }
}
