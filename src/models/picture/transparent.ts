import { filmic } from '#models/picture/colour.ts';
import { seeThrough } from '#models/picture/scene.ts';
import { shade } from '#models/picture/shade.ts';
import { fill } from '#models/picture/visibility.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { VisibilityBuffer } from '#models/picture/visibility.ts';

/** Draws what one can see through over what is behind it, the farthest first. What is seen through is tinted by it. */
export function drawTransparent(on: Shading, behind: VisibilityBuffer, canvas: Float32Array): void {
  const { scene, screen } = on;
  if (!scene.surfaces.some((surface) => surface.opacity < 1)) return;
  const panes = [...scene.flags.keys()].filter((t) => (scene.flags[t]! & seeThrough) !== 0);
  const near = (t: number): number =>
    screen[scene.indices[t * 3]! * 3 + 2]! +
    screen[scene.indices[t * 3 + 1]! * 3 + 2]! +
    screen[scene.indices[t * 3 + 2]! * 3 + 2]!;
  for (const t of panes.sort((a, b) => near(a) - near(b))) pane(on, behind, canvas, t);
}

function pane(on: Shading, behind: VisibilityBuffer, canvas: Float32Array, t: number): void {
  const { scene, screen } = on;
  const a = scene.indices[t * 3]! * 3;
  const b = scene.indices[t * 3 + 1]! * 3;
  const c = scene.indices[t * 3 + 2]! * 3;
  const left = Math.max(0, Math.floor(Math.min(screen[a]!, screen[b]!, screen[c]!)));
  const right = Math.min(behind.width / 2, Math.ceil(Math.max(screen[a]!, screen[b]!, screen[c]!)) + 1);
  const top = Math.max(0, Math.floor(Math.min(screen[a + 1]!, screen[b + 1]!, screen[c + 1]!)));
  const bottom = Math.min(behind.height / 2, Math.ceil(Math.max(screen[a + 1]!, screen[b + 1]!, screen[c + 1]!)) + 1);
  if (right <= left || bottom <= top) return;
  const patch = emptyPatch((right - left) * 2, (bottom - top) * 2);
  const moved = new Float32Array([
    screen[a]! - left,
    screen[a + 1]! - top,
    screen[a + 2]!,
    screen[b]! - left,
    screen[b + 1]! - top,
    screen[b + 2]!,
    screen[c]! - left,
    screen[c + 1]! - top,
    screen[c + 2]!,
  ]);
  fill(patch, moved, 0, 3, 6, t, true);
  for (let y = 0; y < bottom - top; y++)
    for (let x = 0; x < right - left; x++) {
      const share = seenOf(patch, behind, x * 2, y * 2, left * 2, top * 2);
      if (share > 0) tint(on, canvas, t, x + left, y + top, ((y + top) * (behind.width / 2) + x + left) * 3, share);
    }
}

function emptyPatch(width: number, height: number): VisibilityBuffer {
  return { width, height, depth: new Float32Array(width * height), triangle: new Int32Array(width * height).fill(-1) };
}

/** How many of a pixel's four places see the pane before what is solid, as a part of 1. */
function seenOf(
  patch: VisibilityBuffer,
  behind: VisibilityBuffer,
  x: number,
  y: number,
  left: number,
  top: number,
): number {
  let count = 0;
  for (let k = 0; k < 4; k++) {
    const i = (y + (k >> 1)) * patch.width + x + (k & 1);
    if (
      patch.triangle[i]! >= 0 &&
      patch.depth[i]! >= behind.depth[(y + top + (k >> 1)) * behind.width + x + left + (k & 1)]!
    )
      count++;
  }
  return count / 4;
}

function tint(on: Shading, canvas: Float32Array, t: number, x: number, y: number, at: number, share: number): void {
  shade(on, t, x + 0.5, y + 0.5);
  const { colour } = on.scene.surfaces[on.scene.surfaceOf[t]!]!;
  const solid = on.out[3]!;
  for (let k = 0; k < 3; k++) {
    const through = canvas[at + k]! * (1 - solid) * (0.72 + 0.28 * colour[k]!);
    canvas[at + k] = canvas[at + k]! * (1 - share) + share * (filmic(on.out[k]!) * solid + through);
  }
}
