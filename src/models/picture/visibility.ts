import { bothSidesSeen, seeThrough } from '#models/picture/scene.ts';
import type { Camera } from '#models/picture/camera.ts';
import type { Scene } from '#models/picture/scene.ts';

/** Corners on the screen: x, y in pixels and 1 / depth. */
export function projected(
  { positions }: Scene,
  { eye, right, up, ahead, zoom, centreX, centreY }: Camera,
): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - eye[0]!;
    const y = positions[i + 1]! - eye[1]!;
    const z = positions[i + 2]! - eye[2]!;
    const inverse = 1 / (x * ahead[0]! + y * ahead[1]! + z * ahead[2]!);
    out[i] = centreX + zoom * (x * right[0]! + y * right[1]! + z * right[2]!) * inverse;
    out[i + 1] = centreY - zoom * (x * up[0]! + y * up[1]! + z * up[2]!) * inverse;
    out[i + 2] = inverse;
  }
  return out;
}

/** What is seen at four places of each pixel: twice as wide and twice as high as the picture. */
export interface VisibilityBuffer {
  width: number;
  height: number;
  /** 1 / depth of what is seen; 0 is nothing. */
  depth: Float32Array;
  /** The triangle seen; −1 is none. */
  triangle: Int32Array;
}

export function emptyVisibilityBuffer(width: number, height: number): VisibilityBuffer {
  return {
    width: width * 2,
    height: height * 2,
    depth: new Float32Array(width * height * 4),
    triangle: new Int32Array(width * height * 4),
  };
}

/** Which solid triangle each pixel sees. Those one can see through are drawn later, over it. */
export function rasterise(scene: Scene, screen: Float32Array, out: VisibilityBuffer): void {
  out.depth.fill(0);
  out.triangle.fill(-1);
  for (let t = 0; t < scene.flags.length; t++) {
    const flags = scene.flags[t]!;
    if ((flags & seeThrough) === 0)
      fill(
        out,
        screen,
        scene.indices[t * 3]! * 3,
        scene.indices[t * 3 + 1]! * 3,
        scene.indices[t * 3 + 2]! * 3,
        t,
        (flags & bothSidesSeen) !== 0,
      );
  }
}

/**
 * Where in a pixel its four places are, as x, y; turned against the edges of pixels, so that even a hair-thin line,
 * level or upright, meets one. A place (i, j) of the fine grid lies at x + (j odd ? ¼ : ¾), y + (i odd ? ¾ : ¼).
 */
export const sampleOffsets: readonly (readonly [number, number])[] = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
];

/**
 * Draws one triangle where it is nearest. Counter-clockwise in the world is clockwise on a screen whose y runs down.
 */
export function fill(
  out: VisibilityBuffer,
  s: Float32Array,
  a: number,
  b: number,
  c: number,
  triangle: number,
  both: boolean,
): void {
  const ax = s[a]! * 2;
  const ay = s[a + 1]! * 2;
  const az = s[a + 2]!;
  let bx = s[b]! * 2 - ax;
  let by = s[b + 1]! * 2 - ay;
  let bz = s[b + 2]! - az;
  let cx = s[c]! * 2 - ax;
  let cy = s[c + 1]! * 2 - ay;
  let cz = s[c + 2]! - az;
  let area = cx * by - cy * bx;
  if (area <= 0) {
    if (!both || area === 0) return;
    [bx, by, bz, cx, cy, cz] = [cx, cy, cz, bx, by, bz];
    area = -area;
  }
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.75));
  const right = Math.min(out.width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.25));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.75));
  const bottom = Math.min(out.height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.25));
  const per = 1 / area;
  const { depth, triangle: seen, width } = out;
  // What a step to the right, and half a step down, changes.
  const stepB = -cy * per;
  const stepC = by * per;
  const downB = 0.5 * cx * per;
  const downC = -0.5 * bx * per;
  for (let y = top; y <= bottom; y++) {
    const px = left + ((y & 1) === 0 ? 0.75 : 0.25) - ax;
    const py = y + 0.25 - ay;
    const wb0 = (cx * py - cy * px) * per;
    const wc0 = (by * px - bx * py) * per;
    // Where along the row it can be inside: each of three sides cuts the row once.
    const first = Math.max(
      0,
      after(Math.max(wb0, wb0 + downB), stepB),
      after(Math.max(wc0, wc0 + downC), stepC),
      after(1 - Math.min(wb0 + wc0, wb0 + wc0 + downB + downC), -stepB - stepC),
    );
    const last = Math.min(
      right - left,
      before(Math.max(wb0, wb0 + downB), stepB),
      before(Math.max(wc0, wc0 + downC), stepC),
      before(1 - Math.min(wb0 + wc0, wb0 + wc0 + downB + downC), -stepB - stepC),
    );
    for (let k = first; k <= last; k++) {
      const i = y * width + left + k;
      // Odd columns look half a step lower.
      const lower = ((left + k) & 1) === 1;
      const b1 = wb0 + stepB * k + (lower ? downB : 0);
      const c1 = wc0 + stepC * k + (lower ? downC : 0);
      if (b1 < 0 || c1 < 0 || b1 + c1 > 1) continue;
      const z = az + bz * b1 + cz * c1;
      if (z > depth[i]!) {
        depth[i] = z;
        seen[i] = triangle;
      }
    }
  }
}

/** The first whole step at which a value that changes by `step` is not below 0; a little early rather than late. */
function after(value: number, step: number): number {
  if (step > 0 && value < 0) return Math.floor(-value / step);
  if (step <= 0 && value < 0) return Infinity;
  return 0;
}

/** The last such step. */
function before(value: number, step: number): number {
  return step < 0 ? Math.ceil(value / -step) : Infinity;
}
