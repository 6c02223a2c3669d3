import { along, cross, direction, distance, dot, leftOf, middle, subtract, turned, turnedAround } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/**
 * A straight line or an arc from `a` to `b`. `bulge` is the tangent of a quarter of the angle it sweeps: 0 straight, 1
 * a half circle, positive when it turns left on its way. Its ends stay exact whatever the arc.
 */
export interface Curve {
  readonly a: Point;
  readonly b: Point;
  readonly bulge: number;
}

const straight = 1e-9;

export function isArc(curve: Curve): boolean {
  return Math.abs(curve.bulge) > straight;
}

export function sweepOf(curve: Curve): number {
  return 4 * Math.atan(curve.bulge);
}

/** Signed: positive when the centre lies to the left. */
export function radiusOf(curve: Curve): number {
  return distance(curve.a, curve.b) / (2 * Math.sin(sweepOf(curve) / 2));
}

export function centreOf(curve: Curve): Point {
  const { a, b, bulge } = curve;
  const reach = (distance(a, b) / 2) * ((1 - bulge * bulge) / (2 * bulge));
  return along(middle(a, b), leftOf(direction(a, b)), reach);
}

export function lengthOf(curve: Curve): number {
  return isArc(curve) ? Math.abs(radiusOf(curve) * sweepOf(curve)) : distance(curve.a, curve.b);
}

/** The point `s` millimetres from `a`. */
export function pointAt(curve: Curve, s: number): Point {
  if (!isArc(curve)) return along(curve.a, direction(curve.a, curve.b), s);
  return turnedAround(curve.a, centreOf(curve), s / radiusOf(curve));
}

/** The way one looks at `s`, one unit long. */
export function tangentAt(curve: Curve, s: number): Point {
  const chord = direction(curve.a, curve.b);
  if (!isArc(curve)) return chord;
  return turned(chord, s / radiusOf(curve) - sweepOf(curve) / 2);
}

export function reversed(curve: Curve): Curve {
  return { a: curve.b, b: curve.a, bulge: -curve.bulge };
}

/** The part from `s` to `t`. */
export function partOf(curve: Curve, s: number, t: number): Curve {
  const bulge = isArc(curve) ? Math.tan((t - s) / radiusOf(curve) / 4) : 0;
  return { a: pointAt(curve, s), b: pointAt(curve, t), bulge };
}

/** The same curve `gap` millimetres to the left; null where an arc would shrink past its centre. */
export function beside(curve: Curve, gap: number): Curve | null {
  if (isArc(curve)) {
    const radius = radiusOf(curve);
    if (Math.sign(radius) !== Math.sign(radius - gap) || Math.abs(radius - gap) < straight) return null;
  }
  const a = along(curve.a, leftOf(tangentAt(curve, 0)), gap);
  const b = along(curve.b, leftOf(tangentAt(curve, lengthOf(curve))), gap);
  return { a, b, bulge: curve.bulge };
}

/** How far along the curve the place nearest to `p` is: from 0 to its length. */
export function nearestOn(curve: Curve, p: Point): number {
  const length = lengthOf(curve);
  if (!isArc(curve)) return clamp(dot(subtract(p, curve.a), direction(curve.a, curve.b)), length);
  const s = unclampedOn(curve, p);
  if (s >= 0 && s <= length) return s;
  return distance(p, curve.a) <= distance(p, curve.b) ? 0 : length;
}

/** A quick rejection before the exact distance is computed: certainly farther from the curve than `reach`. */
export function isFarFrom({ a, b, bulge }: Curve, p: Point, reach: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (bulge !== 0) {
    // The circle of an arc all but straight is too large for the numbers to say.
    if (Math.abs(bulge) < 1e-4) return false;
    const out = (1 - bulge * bulge) / (4 * bulge);
    const toCentre = Math.hypot(p.x - (a.x + b.x) / 2 + dy * out, p.y - (a.y + b.y) / 2 - dx * out);
    const radius = (Math.hypot(dx, dy) * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
    return Math.abs(toCentre - radius) > reach + 1e-3;
  }
  const off = dx * (p.y - a.y) - dy * (p.x - a.x);
  return off * off > reach * reach * (dx * dx + dy * dy);
}

/** As `nearestOn`, on the whole line or circle: may be below 0 or beyond the length. */
export function unclampedOn(curve: Curve, p: Point): number {
  if (!isArc(curve)) return dot(subtract(p, curve.a), direction(curve.a, curve.b));
  const centre = centreOf(curve);
  const from = subtract(curve.a, centre);
  const to = subtract(p, centre);
  const radius = radiusOf(curve);
  // The angle is measured from the arc's middle, so that the jump of atan2 falls opposite to the arc.
  const half = sweepOf(curve) / 2;
  const mid = turned(from, half);
  return radius * (half + Math.atan2(cross(mid, to), dot(mid, to)));
}

/** Points along the curve without its last one, so close that no chord strays more than `tolerance`. */
export function flattened(curve: Curve, tolerance: number): Point[] {
  const pieces = piecesOf(curve, tolerance);
  const length = lengthOf(curve);
  return Array.from({ length: pieces }, (_, i) => (i === 0 ? curve.a : pointAt(curve, (length * i) / pieces)));
}

export function piecesOf(curve: Curve, tolerance: number): number {
  if (!isArc(curve)) return 1;
  const radius = Math.abs(radiusOf(curve));
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / radius));
  return Math.max(1, Math.ceil(Math.abs(sweepOf(curve)) / Math.max(step, 0.01)));
}

function clamp(s: number, length: number): number {
  return Math.min(Math.max(s, 0), length);
}
