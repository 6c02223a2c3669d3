import { flattened, isArc, lengthOf, piecesOf, radiusOf, sweepOf } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import type { Point } from '#lib/vec2.ts';

/** A corner of an outline and the bulge of the side that leaves it (see `Curve`). */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

/** A closed line of straight sides and arcs. Counter-clockwise when it is filled, clockwise when it is a hole. */
export type Outline = readonly Corner[];

function sidesOf(outline: Outline): Curve[] {
  return outline.map((corner, i) => {
    const next = outline[(i + 1) % outline.length]!;
    return { a: corner, b: next, bulge: corner.bulge };
  });
}

/** Exact, arcs included. Positive when counter-clockwise. */
export function outlineArea(outline: Outline): number {
  let twice = 0;
  for (const side of sidesOf(outline)) twice += twiceAreaOf(side, outline[0]!);
  return twice / 2;
}

export function outlineLength(outline: Outline): number {
  return sidesOf(outline).reduce((sum, side) => sum + lengthOf(side), 0);
}

/** Straight sides only; no chord strays more than `tolerance` from its arc. */
export function flatOutline(outline: Outline, tolerance: number): Point[] {
  return sidesOf(outline).flatMap((side) => flattened(side, tolerance).map(({ x, y }) => ({ x, y })));
}

/**
 * As `flatOutline`, but coarser where the arcs are so many that cutting the result into triangles would take minutes.
 */
export function thriftyOutline(outline: Outline, tolerance: number): Point[] {
  const sides = sidesOf(outline);
  const count = (allowed: number) => sides.reduce((sum, side) => sum + piecesOf(side, allowed), 0);
  let allowed = tolerance;
  while (count(allowed) > Math.max(3000, sides.length) && allowed < 1e5) allowed *= 2;
  return flatOutline(outline, allowed);
}

/**
 * Twice the area swept by the side as seen from `origin`; near to the outline itself, or large coordinates would eat
 * the digits.
 */
export function twiceAreaOf(side: Curve, origin: Point): number {
  const triangle = (side.a.x - origin.x) * (side.b.y - origin.y) - (side.b.x - origin.x) * (side.a.y - origin.y);
  if (!isArc(side)) return triangle;
  const sweep = sweepOf(side);
  return triangle + radiusOf(side) ** 2 * (sweep - Math.sin(sweep));
}
