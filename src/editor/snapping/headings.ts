import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { angleMagnet, angleStep } from '#editor/snapping/snap.ts';

const degree = Math.PI / 180;

/**
 * The heading a line is drawn to by itself: a 15° step, or along or square to the last wall; null where none is near.
 * Square ones reach `reach` millimetres to either side too: from afar, four degrees are less than a hand is exact.
 */
export function headingNear(from: Point, wanted: Point, headings: readonly number[] = [], reach = 0): Point | null {
  const far = distance(from, wanted);
  if (far < 1) return null;
  const angle = angleBetween(from, wanted);
  const nearest = nearestOf(angle, headings);
  if (apart(angle, nearest) <= angleMagnet) return unit(nearest);
  const square = [0, ...headings]
    .flatMap((heading) => [0, 90, 180, 270].map((more) => heading + more))
    .toSorted((p, q) => apart(angle, p) - apart(angle, q))[0]!;
  // Much shorter than that it has no direction yet.
  return far >= 3 * reach && far * Math.sin(apart(angle, square) * degree) <= reach ? unit(square) : null;
}

/** As `headingNear`, however far off it is. */
export function headingTo(from: Point, wanted: Point, headings: readonly number[] = []): Point {
  return unit(nearestOf(angleBetween(from, wanted), headings));
}

export function angleBetween(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x) / degree;
}

/** Exact along the axes, where a cosine is not quite nought. */
export function unit(angle: number): Point {
  const quarter = angle / 90;
  if (Number.isInteger(quarter)) {
    const turns = ((quarter % 4) + 4) % 4;
    return [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
    ][turns]!;
  }
  return { x: Math.cos(angle * degree), y: Math.sin(angle * degree) };
}

function nearestOf(angle: number, headings: readonly number[]): number {
  const steps = Math.round(angle / angleStep) * angleStep;
  const own = headings.flatMap((heading) => [0, 90, 180, 270].map((more) => heading + more));
  return [steps, ...own].toSorted((p, q) => apart(angle, p) - apart(angle, q))[0]!;
}

function apart(p: number, q: number): number {
  const turn = (((p - q) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}

export function gridPoint({ x, y }: Point, step: number): Point {
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step };
}
