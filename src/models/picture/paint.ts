import { filmic } from '#models/picture/colour.ts';
import { shade } from '#models/picture/shade.ts';
import { sampleOffsets } from '#models/picture/visibility.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { VisibilityBuffer } from '#models/picture/visibility.ts';

/**
 * Each pixel is sampled at four places. Samples of the same surface are lit once, so smooth edges cost little more than
 * one light computation a pixel.
 */
export function paint(on: Shading, seen: VisibilityBuffer, canvas: Float32Array): void {
  const found = new Int32Array(4);
  for (let y = 0; y < seen.height; y += 2) paintRow(on, seen, canvas, y, found);
}

/** One row per call: a short loop called often is one the engine optimises well. */
function paintRow(
  on: Shading,
  { width, triangle }: VisibilityBuffer,
  canvas: Float32Array,
  y: number,
  found: Int32Array,
): void {
  for (let x = 0, to = (y / 2) * (width / 2) * 3; x < width; x += 2, to += 3) {
    const i = y * width + x;
    found[0] = triangle[i]!;
    found[1] = triangle[i + 1]!;
    found[2] = triangle[i + width]!;
    found[3] = triangle[i + width + 1]!;
    if (found[0] < 0 && found[1] < 0 && found[2] < 0 && found[3] < 0) continue;
    if (found[0] === found[1] && found[0] === found[2] && found[0] === found[3]) {
      shade(on, found[0], x / 2 + 0.5, y / 2 + 0.5);
      for (let k = 0; k < 3; k++) canvas[to + k] = filmic(on.out[k]!);
      continue;
    }
    paintPixel(on, found, x / 2, y / 2, canvas, to);
  }
}

function paintPixel(on: Shading, found: Int32Array, x: number, y: number, canvas: Float32Array, to: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let left = 4;
  for (let k = 0; k < 4; k++) {
    const t = found[k]!;
    if (t < 0) continue;
    let share = 1;
    let dx = sampleOffsets[k]![0];
    let dy = sampleOffsets[k]![1];
    for (let m = k + 1; m < 4; m++) {
      if (found[m]! < 0 || !alike(on, t, found[m]!)) continue;
      found[m] = -1;
      share++;
      dx += sampleOffsets[m]![0];
      dy += sampleOffsets[m]![1];
    }
    left -= share;
    shade(on, t, x + dx / share, y + dy / share);
    red += share * filmic(on.out[0]!);
    green += share * filmic(on.out[1]!);
    blue += share * filmic(on.out[2]!);
  }
  canvas[to] = 0.25 * (red + left * canvas[to]!);
  canvas[to + 1] = 0.25 * (green + left * canvas[to + 1]!);
  canvas[to + 2] = 0.25 * (blue + left * canvas[to + 2]!);
}

/**
 * The same triangle, or two that share a corner of one smooth surface. An edge's chamfer is lit apart from the face
 * beside it.
 */
function alike({ scene: { indices }, notes: { faces } }: Shading, t: number, other: number): boolean {
  if (t === other) return true;
  if (
    faces[t * 3]! * faces[other * 3]! +
      faces[t * 3 + 1]! * faces[other * 3 + 1]! +
      faces[t * 3 + 2]! * faces[other * 3 + 2]! <
    0.92
  )
    return false;
  for (let i = t * 3; i < t * 3 + 3; i++) {
    const corner = indices[i];
    if (corner === indices[other * 3] || corner === indices[other * 3 + 1] || corner === indices[other * 3 + 2])
      return true;
  }
  return false;
}
