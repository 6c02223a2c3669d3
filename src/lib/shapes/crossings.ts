import { centreOf, isArc, lengthOf, radiusOf, unclampedOn } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { along, cross, direction, distance, dot, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

export interface Crossing {
  point: Point;
  /** Millimetres along the first and along the second curve. */
  s: number;
  t: number;
}

/**
 * Where two curves cross or touch; ends count when within `reach` millimetres. Curves that lie on each other do not
 * cross.
 */
export function crossings(first: Curve, second: Curve, reach: number): Crossing[] {
  if (!isArc(first) && !isArc(second)) return straightCrossing(first, second, reach);
  const firstLength = lengthOf(first);
  const secondLength = lengthOf(second);
  const found: Crossing[] = [];
  for (const point of meetings(first, second)) {
    const s = unclampedOn(first, point);
    const t = unclampedOn(second, point);
    if (s >= -reach && s <= firstLength + reach && t >= -reach && t <= secondLength + reach)
      found.push({ point, s, t });
  }
  return found;
}

/**
 * Most walls are straight and most of them far from crossing: plain numbers, nothing made until it is known to be
 * needed.
 */
function straightCrossing(first: Curve, second: Curve, reach: number): Crossing[] {
  const dx = first.b.x - first.a.x;
  const dy = first.b.y - first.a.y;
  const ex = second.b.x - second.a.x;
  const ey = second.b.y - second.a.y;
  const firstLength = Math.hypot(dx, dy);
  const secondLength = Math.hypot(ex, ey);
  const turn = dx * ey - dy * ex;
  if (Math.abs(turn) <= 1e-9 * firstLength * secondLength) return [];
  const gx = second.a.x - first.a.x;
  const gy = second.a.y - first.a.y;
  const s = ((gx * ey - gy * ex) / turn) * firstLength;
  if (s < -reach || s > firstLength + reach) return [];
  const t = ((gx * dy - gy * dx) / turn) * secondLength;
  if (t < -reach || t > secondLength + reach) return [];
  const share = s / firstLength;
  return [{ point: { x: first.a.x + dx * share, y: first.a.y + dy * share }, s, t }];
}

/** Where the endless line or full circle of one meets that of the other: up to two points. */
export function meetings(first: Curve, second: Curve): Point[] {
  if (isArc(first)) return isArc(second) ? circles(first, second) : lineCircle(second, first);
  return isArc(second) ? lineCircle(first, second) : lines(first, second);
}

function lines(first: Curve, second: Curve): Point[] {
  const d = direction(first.a, first.b);
  const e = direction(second.a, second.b);
  const turn = cross(d, e);
  if (Math.abs(turn) < 1e-9) return [];
  return [along(first.a, d, cross(subtract(second.a, first.a), e) / turn)];
}

function lineCircle(line: Curve, arc: Curve): Point[] {
  const d = direction(line.a, line.b);
  const centre = centreOf(arc);
  const foot = along(line.a, d, dot(subtract(centre, line.a), d));
  return chord(foot, d, Math.abs(radiusOf(arc)), distance(foot, centre));
}

function circles(first: Curve, second: Curve): Point[] {
  const c = centreOf(first);
  const e = centreOf(second);
  const gap = distance(c, e);
  if (gap < 1e-6) return [];
  const r = Math.abs(radiusOf(first));
  const q = Math.abs(radiusOf(second));
  const reach = (gap * gap + r * r - q * q) / (2 * gap);
  const d = direction(c, e);
  return chord(along(c, d, reach), leftOf(d), r, Math.abs(reach));
}

/**
 * The ends of a circle's chord along `d` through `foot`, which is `gap` from the centre. Touching within a thousandth
 * counts as one.
 */
function chord(foot: Point, d: Point, radius: number, gap: number): Point[] {
  if (gap > radius + 1e-3) return [];
  const half = Math.sqrt(Math.max(0, radius * radius - gap * gap));
  return half < 1e-6 ? [foot] : [along(foot, d, half), along(foot, d, -half)];
}
