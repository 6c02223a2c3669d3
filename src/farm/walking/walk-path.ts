import type { Point } from '#lib/vec2.ts';
import { filmRate, knotFrames, type WalkKnot } from '#platform/threads/film.ts';
import type { Ground } from './ground.ts';

/** A camera the walk goes through: millimetres, Z up. */
export interface WalkStop {
  at: { x: number; y: number; z: number };
  target: { x: number; y: number; z: number };
}

export type WalkPlan =
  | { ok: true; seconds: number; knots: WalkKnot[] }
  | { ok: false; reason: 'no_way'; from: number; to: number }
  | { ok: false; reason: 'too_long'; seconds: number };

export const filmSeconds = { least: 2, most: 30 };
/** Metres a second: as one strolls through a home, and as fast as a film may go. */
const stroll = 0.9;
const fastest = 2.2;
/** Points of the path, and how near a camera one looks where it looks, millimetres. */
const spacing = 60;
const nearby = 900;

interface Spot extends Point {
  z: number;
  yaw: number;
  pitch: number;
  far: number;
}

/**
 * A walk through cameras, in their order (PRODUCT K1): on foot around walls and tall furniture, evenly with a gentle
 * start and end; at a camera one looks where it looks, on the way where one goes. `seconds` null: as one strolls.
 */
export function walkPath(stops: readonly WalkStop[], ground: Ground, seconds: number | null): WalkPlan {
  const points: Point[] = [];
  const stands: number[] = [];
  for (const [n, stop] of stops.entries()) {
    const before = stops[n - 1];
    const way = before ? ground.way(before.at, stop.at) : [stop.at];
    if (!way) return { ok: false, reason: 'no_way', from: n - 1, to: n };
    points.push(...dense(way).slice(before ? 1 : 0));
    stands.push(points.length - 1);
  }
  smooth(points, new Set([0, points.length - 1]), ground);
  const spots = looked(points, stands, stops);
  const length = spots.at(-1)!.far / 1000;
  const least = Math.max(filmSeconds.least, Math.ceil(length / fastest));
  if (least > (seconds ?? filmSeconds.most)) return { ok: false, reason: 'too_long', seconds: least };
  const lasts = seconds ?? Math.min(filmSeconds.most, Math.max(4, Math.ceil(length / stroll)));
  return { ok: true, seconds: lasts, knots: knotsOf(spots, lasts * filmRate) };
}

function dense(way: readonly Point[]): Point[] {
  return way.flatMap((p, n) => {
    const from = way[n - 1];
    if (!from) return [p];
    const steps = Math.max(1, Math.round(Math.hypot(p.x - from.x, p.y - from.y) / spacing));
    return Array.from({ length: steps }, (_, i) => ({
      x: from.x + ((p.x - from.x) * (i + 1)) / steps,
      y: from.y + ((p.y - from.y) * (i + 1)) / steps,
    }));
  });
}

/** Corners become bends, as far as there is room. */
function smooth(points: Point[], fixed: ReadonlySet<number>, ground: Ground): void {
  for (let round = 0; round < 240; round++)
    for (let n = 1; n < points.length - 1; n++) {
      if (fixed.has(n)) continue;
      const [a, p, b] = [points[n - 1]!, points[n]!, points[n + 1]!];
      const to = { x: (a.x + b.x + p.x) / 3, y: (a.y + b.y + p.y) / 3 };
      if (!ground.isFree(p) || ground.isFree(to)) points[n] = to;
    }
}

/** How far along each is, how high the eye is there and where it looks. */
function looked(points: readonly Point[], stands: readonly number[], stops: readonly WalkStop[]): Spot[] {
  const far = [0];
  for (let n = 1; n < points.length; n++)
    far.push(far[n - 1]! + Math.hypot(points[n]!.x - points[n - 1]!.x, points[n]!.y - points[n - 1]!.y));
  let turned = 0;
  const unwound = (yaw: number): number => {
    turned += Math.atan2(Math.sin(yaw - turned), Math.cos(yaw - turned));
    return turned;
  };
  return points.map((p, n) => {
    const next = Math.max(
      1,
      stands.findIndex((stand) => stand >= n),
    );
    const [from, to] = [stops[next - 1]!, stops[next]!];
    const [start, end] = [far[stands[next - 1]!]!, far[stands[next]!]!];
    const part = end > start ? (far[n]! - start) / (end - start) : 1;
    const leg = end - start;
    const off = Math.min(far[n]! - start, end - far[n]!);
    const ahead = points[Math.min(points.length - 1, n + 5)]!;
    const behind = points[Math.max(0, n - 5)]!;
    // A short leg is a turn of the head, not a walk.
    const along = leg < nearby * 2.5 ? 0 : eased(Math.min(1, off / nearby));
    const gaze = mixedYaw(gazeOf(from).yaw, gazeOf(to).yaw, eased(part));
    const going = Math.atan2(ahead.y - behind.y, ahead.x - behind.x);
    return {
      ...p,
      z: from.at.z + (to.at.z - from.at.z) * eased(part),
      yaw: unwound(mixedYaw(gaze, going, along)),
      pitch: (gazeOf(from).pitch * (1 - eased(part)) + gazeOf(to).pitch * eased(part)) * (1 - along * 0.6),
      far: far[n]!,
    };
  });
}

function gazeOf({ at, target }: WalkStop): { yaw: number; pitch: number } {
  const level = Math.hypot(target.x - at.x, target.y - at.y);
  return { yaw: Math.atan2(target.y - at.y, target.x - at.x), pitch: Math.atan2(target.z - at.z, level) };
}

function mixedYaw(a: number, b: number, part: number): number {
  return a + Math.atan2(Math.sin(b - a), Math.cos(b - a)) * part;
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Metres and radians, every few frames; heads turn slowly, so turns are evened out over a second. */
function knotsOf(spots: readonly Spot[], frames: number): WalkKnot[] {
  const length = spots.at(-1)!.far;
  const each = Array.from({ length: frames + 1 }, (_, frame) => {
    const at = gently(frame / frames) * length;
    const n = Math.max(
      1,
      spots.findIndex(({ far }) => far >= at),
    );
    const [a, b] = [spots[n - 1]!, spots[Math.min(n, spots.length - 1)]!];
    const part = b.far > a.far ? (at - a.far) / (b.far - a.far) : 0;
    const mix = (key: keyof Spot): number => a[key] + (b[key] - a[key]) * part;
    return [mix('x') / 1000, mix('y') / 1000, mix('z') / 1000, mix('yaw'), mix('pitch')];
  });
  for (const column of [3, 4]) for (let round = 0; round < 2; round++) evened(each, column, 12);
  const count = Math.ceil(frames / knotFrames);
  return Array.from({ length: count + 1 }, (_, k) => {
    const [x, y, z, yaw, pitch] = each[Math.min(frames, k * knotFrames)]! as WalkKnot;
    return [rounded(x), rounded(y), rounded(z), rounded(yaw), rounded(pitch)];
  });
}

/** Steady, with a soft start and end of an eighth each. */
function gently(part: number): number {
  const soft = 0.125;
  const whole = 1 - soft;
  if (part < soft) return (part * part) / (2 * soft) / whole;
  if (part > 1 - soft) return 1 - ((1 - part) * (1 - part)) / (2 * soft) / whole;
  return (part - soft / 2) / whole;
}

function evened(rows: number[][], column: number, reach: number): void {
  const before = rows.map((row) => row[column]!);
  for (const [n, row] of rows.entries()) {
    let sum = 0;
    for (let d = -reach; d <= reach; d++) sum += before[Math.min(before.length - 1, Math.max(0, n + d))]!;
    row[column] = sum / (reach * 2 + 1);
  }
}

function rounded(number: number): number {
  return Math.round(number * 1e5) / 1e5;
}
