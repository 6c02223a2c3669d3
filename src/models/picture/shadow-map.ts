import { bothSidesSeen, seeThrough } from '#models/picture/scene.ts';
import { cross, normalise } from '#lib/vec.ts';
import type { Scene } from '#models/picture/scene.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * What the lamp sees: for each cell the height towards the lamp of the nearest thing. An empty margin is as wide as any
 * blur.
 */
export interface ShadowMap {
  size: number;
  margin: number;
  height: Float32Array;
  /** Axes of the lamp's picture; `to` points at the lamp. */
  side: Float64Array;
  over: Float64Array;
  to: Float64Array;
  /** cell = (millimetres along the axis − from) × per. */
  fromSide: number;
  fromOver: number;
  per: number;
}

export function shadowMap(scene: Scene, to: Float64Array, height: Float32Array): ShadowMap {
  const size = Math.sqrt(height.length);
  const lamp: Vec3 = [to[0]!, to[1]!, to[2]!];
  const side = normalise(cross([0, 0, 1], lamp));
  const map: ShadowMap = {
    size,
    margin: Math.floor(size * 0.11),
    height: height.fill(-Infinity),
    side: Float64Array.from(side),
    over: Float64Array.from(cross(lamp, side)),
    to,
    fromSide: 0.5,
    fromOver: 0.5,
    per: 0.5,
  };
  const seen = placed(scene, map);
  for (let t = 0; t < scene.flags.length; t++) {
    const flags = scene.flags[t]!;
    if ((flags & seeThrough) === 0)
      stamp(
        map,
        seen,
        scene.indices[t * 3]! * 3,
        scene.indices[t * 3 + 1]! * 3,
        scene.indices[t * 3 + 2]! * 3,
        (flags & bothSidesSeen) !== 0,
      );
  }
  return map;
}

/** Corners in the lamp's picture; also fits the map around them. */
function placed({ positions: p }: Scene, map: ShadowMap): Float32Array {
  const { side, over, to } = map;
  const out = new Float32Array(p.length);
  let lowX = Infinity;
  let lowY = Infinity;
  let highX = -Infinity;
  let highY = -Infinity;
  for (let i = 0; i < p.length; i += 3) {
    const x = p[i]! * side[0]! + p[i + 1]! * side[1]! + p[i + 2]! * side[2]!;
    const y = p[i]! * over[0]! + p[i + 1]! * over[1]! + p[i + 2]! * over[2]!;
    out[i] = x;
    out[i + 1] = y;
    out[i + 2] = p[i]! * to[0]! + p[i + 1]! * to[1]! + p[i + 2]! * to[2]!;
    if (x < lowX) lowX = x;
    if (x > highX) highX = x;
    if (y < lowY) lowY = y;
    if (y > highY) highY = y;
  }
  map.per = (map.size - 2 * map.margin - 4) / Math.max(highX - lowX, highY - lowY, 1);
  map.fromSide = lowX - (map.margin + 2) / map.per;
  map.fromOver = lowY - (map.margin + 2) / map.per;
  for (let i = 0; i < out.length; i += 3) {
    out[i] = (out[i]! - map.fromSide) * map.per;
    out[i + 1] = (out[i + 1]! - map.fromOver) * map.per;
  }
  return out;
}

/** Only what faces the lamp, or is seen from both sides, keeps light from anything. */
function stamp({ size, height }: ShadowMap, s: Float32Array, a: number, b: number, c: number, both: boolean): void {
  const ax = s[a]!;
  const ay = s[a + 1]!;
  const az = s[a + 2]!;
  const ux = s[b]! - ax;
  const uy = s[b + 1]! - ay;
  const vx = s[c]! - ax;
  const vy = s[c + 1]! - ay;
  const area = ux * vy - uy * vx;
  if (area === 0 || (area < 0 && !both)) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx) - 0.5));
  const right = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, vx) - 0.5));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, vy) - 0.5));
  const per = 1 / area;
  const uz = s[b + 2]! - az;
  const vz = s[c + 2]! - az;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay;
    let wb = ((left + 0.5 - ax) * vy - py * vx) * per;
    let wc = (ux * py - uy * (left + 0.5 - ax)) * per;
    for (let i = y * size + left; i <= y * size + right; i++, wb += vy * per, wc -= uy * per) {
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const z = az + uz * wb + vz * wc;
      if (z > height[i]!) height[i] = z;
    }
  }
}

/** A disc of `count` places, the same every time (Vogel's spiral): x, y, x, y … within 1. */
export function disc(count: number): Float32Array {
  const out = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const r = Math.sqrt((i + 0.5) / count);
    out[i * 2] = r * Math.cos(i * 2.399963);
    out[i * 2 + 1] = r * Math.sin(i * 2.399963);
  }
  return out;
}

/** Cosine and sine of a turn for each of 8 × 8 pixels, no two neighbours alike. */
export function rotationTable(): Float32Array {
  const out = new Float32Array(128);
  for (let i = 0; i < 64; i++) {
    const angle = (((i & 7) * 0.06711056 + (i >> 3) * 0.00583715) * 52.9829189) % 1;
    out[i * 2] = Math.cos(angle * 2 * Math.PI);
    out[i * 2 + 1] = Math.sin(angle * 2 * Math.PI);
  }
  return out;
}

/**
 * The part of the lamp a point sees, 0 … 1. The lamp is broad: first how far above the point its blockers are, then
 * that much blur. Blockers more than `farthest` millimetres away blur no further. The point's own surface, which rises
 * towards the lamp by its normal, is no blocker. `cos` and `sin` turn the second disc from pixel to pixel, so that
 * steps become grain, which averaging removes.
 */
export function lampVisibility(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  search: Float32Array,
  taps: Float32Array,
  cos: number,
  sin: number,
  broad: number,
  farthest: number,
  bias: number,
): number {
  const { size, height, per, side, over, to } = map;
  const u = (x * side[0]! + y * side[1]! + z * side[2]! - map.fromSide) * per;
  const v = (x * over[0]! + y * over[1]! + z * over[2]! - map.fromOver) * per;
  const reach = Math.min(map.margin, farthest * broad * per + 2);
  if (u < reach || v < reach || u >= size - reach || v >= size - reach) return 1;
  const w = x * to[0]! + y * to[1]! + z * to[2]! + bias;
  const steep = -1 / (Math.max(0.2, nx * to[0]! + ny * to[1]! + nz * to[2]!) * per);
  const riseU = (nx * side[0]! + ny * side[1]! + nz * side[2]!) * steep;
  const riseV = (nx * over[0]! + ny * over[1]! + nz * over[2]!) * steep;
  let blockers = 0;
  let above = 0;
  for (let i = 0; i < search.length; i += 2) {
    const a = search[i]! * reach;
    const b = search[i + 1]! * reach;
    const higher = height[((v + b) | 0) * size + ((u + a) | 0)]! - w - a * riseU - b * riseV;
    if (higher > 0) {
      blockers++;
      above += higher;
    }
  }
  if (blockers === 0) return 1;
  if (blockers * 2 === search.length) return 0;
  const blur = Math.min(reach, Math.max(0.9, (above / blockers) * broad * per));
  let lit = 0;
  for (let i = 0; i < taps.length; i += 2) {
    const a = (taps[i]! * cos - taps[i + 1]! * sin) * blur;
    const b = (taps[i]! * sin + taps[i + 1]! * cos) * blur;
    if (height[((v + b) | 0) * size + ((u + a) | 0)]! <= w + a * riseU + b * riseV) lit++;
  }
  return (lit * 2) / taps.length;
}
