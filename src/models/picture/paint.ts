import { filmic } from '#models/picture/colour.ts';
import { shade } from '#models/picture/shade.ts';
import type { Scene } from '#models/picture/scene.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { Visible } from '#models/picture/visibility.ts';

/**
 * Each pixel was looked at in four places. What they see alike is lit once: edges are smooth for the price of one light a pixel and a
 * little more along edges.
 */
export function paint(on: Shading, seen: Visible, canvas: Float32Array): void {
  const { width, triangle } = seen;
  const places = new Int32Array(4);
  for (let y = 0, to = 0; y < seen.height; y += 2) for (let x = 0; x < width; x += 2, to += 3) {
    const i = y * width + x;
    places[0] = triangle[i]!;
    places[1] = triangle[i + 1]!;
    places[2] = triangle[i + width]!;
    places[3] = triangle[i + width + 1]!;
    if (places[0] < 0 && places[1] < 0 && places[2] < 0 && places[3] < 0) continue;
    paintPixel(on, places, x / 2, y / 2, canvas, to);
  }
}

function paintPixel(on: Shading, places: Int32Array, x: number, y: number, canvas: Float32Array, to: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let left = 4;
  for (let k = 0; k < 4; k++) {
    const t = places[k]!;
    if (t < 0) continue;
    let share = 1;
    let dx = k & 1;
    let dy = k >> 1;
    for (let m = k + 1; m < 4; m++) {
      if (places[m]! < 0 || !alike(on.scene, t, places[m]!)) continue;
      places[m] = -1;
      share++;
      dx += m & 1;
      dy += m >> 1;
    }
    left -= share;
    shade(on, t, x + 0.25 + (0.5 * dx) / share, y + 0.25 + (0.5 * dy) / share);
    red += share * filmic(on.out[0]!);
    green += share * filmic(on.out[1]!);
    blue += share * filmic(on.out[2]!);
  }
  canvas[to] = 0.25 * (red + left * canvas[to]!);
  canvas[to + 1] = 0.25 * (green + left * canvas[to + 1]!);
  canvas[to + 2] = 0.25 * (blue + left * canvas[to + 2]!);
}

/** The same triangle, or two that share a corner and so a smooth surface. */
function alike({ indices }: Scene, t: number, other: number): boolean {
  if (t === other) return true;
  for (let i = t * 3; i < t * 3 + 3; i++) {
    const corner = indices[i];
    if (corner === indices[other * 3] || corner === indices[other * 3 + 1] || corner === indices[other * 3 + 2]) return true;
  }
  return false;
}
