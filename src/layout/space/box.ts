import { dot, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/**
 * The space a piece takes: an upright box, turned about the vertical. Millimetres; `turn` in radians,
 * counter-clockwise.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly turn: number;
  readonly low: number;
  readonly high: number;
}

interface Standing {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  /** Degrees. */
  readonly turn: number;
  readonly placement: string;
}

/**
 * The space a thing of this size takes where it stands. Its origin is the middle of its footprint; of what hangs on a
 * wall the middle of its back, of what hangs from a ceiling its top.
 */
export function standingBox(
  { at, turn, placement }: Standing,
  { width, depth, height }: { width: number; depth: number; height: number },
): Box {
  const angle = (turn * Math.PI) / 180;
  const off = placement === 'wall' ? turned({ x: 0, y: -depth / 2 }, angle) : { x: 0, y: 0 };
  const low = placement === 'ceiling' ? at.z - height : at.z;
  return {
    x: at.x + off.x,
    y: at.y + off.y,
    halfWidth: width / 2,
    halfDepth: depth / 2,
    turn: angle,
    low,
    high: low + height,
  };
}

/**
 * Whether they share space. Touching does not count; `gap` demands that much distance between them, seen from above.
 */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  if (a.low >= b.high - 0.5 || b.low >= a.high - 0.5) return false;
  const reach = Math.hypot(a.halfWidth, a.halfDepth) + Math.hypot(b.halfWidth, b.halfDepth) + gap;
  const between = { x: b.x - a.x, y: b.y - a.y };
  if (Math.abs(between.x) > reach || Math.abs(between.y) > reach) return false;
  return !partedBy(a, b, a.turn, between, gap) && !partedBy(a, b, b.turn, between, gap);
}

/** Separating-axis test: two boxes are apart if one of the four directions of their sides separates them. */
function partedBy(a: Box, b: Box, turn: number, between: Point, gap: number): boolean {
  const u = { x: Math.cos(turn), y: Math.sin(turn) };
  const v = { x: -u.y, y: u.x };
  return [u, v].some((axis) => Math.abs(dot(between, axis)) >= shadow(a, axis) + shadow(b, axis) + gap - 0.5);
}

function shadow(box: Box, axis: Point): number {
  const c = Math.cos(box.turn);
  const s = Math.sin(box.turn);
  return box.halfWidth * Math.abs(axis.x * c + axis.y * s) + box.halfDepth * Math.abs(axis.y * c - axis.x * s);
}

export function cornersOf(box: Box): Point[] {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i, j]) => toWorld(box, { x: i! * box.halfWidth, y: j! * box.halfDepth }));
}

export function toWorld(box: Box, p: Point): Point {
  const q = turned(p, box.turn);
  return { x: box.x + q.x, y: box.y + q.y };
}

/** A point as seen from the box: its middle is the origin, its back lies towards +Y. */
export function toLocal(box: Box, p: Point): Point {
  return turned({ x: p.x - box.x, y: p.y - box.y }, -box.turn);
}

export function distanceTo(box: Box, p: Point): number {
  const q = toLocal(box, p);
  return Math.hypot(Math.max(0, Math.abs(q.x) - box.halfWidth), Math.max(0, Math.abs(q.y) - box.halfDepth));
}

export function grown(box: Box, by: number): Box {
  return { ...box, halfWidth: Math.max(0, box.halfWidth + by), halfDepth: Math.max(0, box.halfDepth + by) };
}

/** Part of a box's surroundings, in its own frame. */
export function within(
  box: Box,
  {
    x,
    y,
    width,
    depth,
    low = 0,
    high = 2000,
  }: { x: number; y: number; width: number; depth: number; low?: number; high?: number },
): Box {
  return { ...toWorld(box, { x, y }), halfWidth: width / 2, halfDepth: depth / 2, turn: box.turn, low, high };
}
