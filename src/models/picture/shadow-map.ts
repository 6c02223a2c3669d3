import { seeThrough } from '#models/picture/scene.ts';
import { cross, dot, normalise, scale } from '#lib/vec.ts';
import type { Scene } from '#models/picture/scene.ts';
import type { Vec3 } from '#lib/vec.ts';

/** What the lamp sees: for each cell the height towards the lamp of the nearest thing. */
export interface ShadowMap {
  size: number;
  height: Float32Array;
  /** Axes of the lamp's picture; `to` points at the lamp. */
  side: Vec3;
  over: Vec3;
  to: Vec3;
  /** cell = (millimetres along the axis − from) × per. */
  fromSide: number;
  fromOver: number;
  per: number;
}

export function shadowMap(scene: Scene, to: Vec3, size: number): ShadowMap {
  const side = normalise(cross([0, 0, 1], to));
  const over = cross(to, side);
  const map: ShadowMap = { size, height: new Float32Array(size * size).fill(-Infinity), side, over, to, fromSide: 0, fromOver: 0, per: 1 };
  const seen = placed(scene, map);
  for (let t = 0; t < scene.flags.length; t++) {
    if ((scene.flags[t]! & seeThrough) === 0) stamp(map, seen, scene.indices[t * 3]! * 3, scene.indices[t * 3 + 1]! * 3, scene.indices[t * 3 + 2]! * 3);
  }
  return map;
}

/** Corners in the lamp's picture; also fits the map around them. */
function placed({ positions }: Scene, map: ShadowMap): Float32Array {
  const out = new Float32Array(positions.length);
  const min = [Infinity, Infinity];
  const max = [-Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    out[i] = dot(p, map.side);
    out[i + 1] = dot(p, map.over);
    out[i + 2] = dot(p, map.to);
    for (const k of [0, 1]) {
      if (out[i + k]! < min[k]!) min[k] = out[i + k]!;
      if (out[i + k]! > max[k]!) max[k] = out[i + k]!;
    }
  }
  map.per = (map.size - 4) / Math.max(max[0]! - min[0]!, max[1]! - min[1]!, 1);
  map.fromSide = min[0]! - 2 / map.per;
  map.fromOver = min[1]! - 2 / map.per;
  for (let i = 0; i < out.length; i += 3) {
    out[i] = (out[i]! - map.fromSide) * map.per;
    out[i + 1] = (out[i + 1]! - map.fromOver) * map.per;
  }
  return out;
}

function stamp({ size, height }: ShadowMap, s: Float32Array, a: number, b: number, c: number): void {
  const ax = s[a]!;
  const ay = s[a + 1]!;
  const az = s[a + 2]!;
  const ux = s[b]! - ax;
  const uy = s[b + 1]! - ay;
  const vx = s[c]! - ax;
  const vy = s[c + 1]! - ay;
  const area = ux * vy - uy * vx;
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx) - 0.5));
  const right = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, vx) - 0.5));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, vy) - 0.5));
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
    const px = x + 0.5 - ax;
    const py = y + 0.5 - ay;
    const wb = (px * vy - py * vx) / area;
    const wc = (ux * py - uy * px) / area;
    if (wb < 0 || wc < 0 || wb + wc > 1) continue;
    const z = az + (s[b + 2]! - az) * wb + (s[c + 2]! - az) * wc;
    if (z > height[y * size + x]!) height[y * size + x] = z;
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

/**
 * The part of the lamp a point sees, 0 … 1. The lamp is broad: first how far above the point its blockers are, then that much blur.
 * `turnBy` turns the disc from pixel to pixel, so that steps become grain, which averaging removes.
 */
export function lampSeen(map: ShadowMap, x: number, y: number, z: number, taps: Float32Array, turnBy: number, broad: number, bias: number): number {
  const u = (x * map.side[0] + y * map.side[1] + z * map.side[2] - map.fromSide) * map.per;
  const v = (x * map.over[0] + y * map.over[1] + z * map.over[2] - map.fromOver) * map.per;
  const w = x * map.to[0] + y * map.to[1] + z * map.to[2] + bias;
  const { size, height, per } = map;
  const cos = Math.cos(turnBy);
  const sin = Math.sin(turnBy);
  const reach = Math.min(size * 0.12, 200 * broad * per + 2);
  let blockers = 0;
  let above = 0;
  for (let i = 0; i < taps.length; i += 2) {
    const h = at(height, size, u + (taps[i]! * cos - taps[i + 1]! * sin) * reach, v + (taps[i]! * sin + taps[i + 1]! * cos) * reach);
    if (h > w) {
      blockers++;
      above += h - w;
    }
  }
  if (blockers === 0) return 1;
  const blur = Math.min(reach * 2, Math.max(0.9, (above / blockers) * broad * per));
  let lit = 0;
  for (let i = 0; i < taps.length; i += 2) {
    if (at(height, size, u + (taps[i]! * cos - taps[i + 1]! * sin) * blur, v + (taps[i]! * sin + taps[i + 1]! * cos) * blur) <= w) lit++;
  }
  return (lit * 2) / taps.length;
}

function at(height: Float32Array, size: number, u: number, v: number): number {
  if (u < 0 || v < 0 || u >= size || v >= size) return -Infinity;
  return height[(v | 0) * size + (u | 0)]!;
}

export function towards(azimuth: number, elevation: number): Vec3 {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return scale([Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)], 1);
}
