import { triangulate as cutUp } from '#lib/triangulate.ts';
import type { Outline } from '#models/geometry/outline.ts';

/** Triangles of an outline with holes, as numbers into [...outline, ...holes.flat()], counter-clockwise. */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): number[] {
  return cutUp(
    outline.map(pointOf),
    holes.map((hole) => hole.map(pointOf)),
  ).triangles;
}

function pointOf([x, y]: readonly [number, number]) {
  return { x, y };
}
