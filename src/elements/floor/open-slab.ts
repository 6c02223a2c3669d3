import { contains } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import { cross, distance, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { flatSheet } from '#elements/flat-sheet.ts';
import { corner, draft, finished, quad } from '#models/geometry/draft.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import { merge } from '#models/geometry/transform.ts';

/**
 * A slab from Z 0 up, open where the convex wells are, wherever they lie: its two faces without the wells, and upright
 * sides along what is left of every edge.
 */
export function openSlab(outline: Polygon, holes: readonly Polygon[], height: number, wells: readonly Polygon[]): Mesh {
  const sides = draft();
  for (const edge of [outline, ...holes.map(clockwise)].flatMap(edgesOf)) {
    for (const [a, b] of outsideOf(edge, wells)) upright(sides, a, b, height);
  }
  const inSlab = (p: Point) => contains(outline, p) && !holes.some((hole) => contains(hole, p));
  wells.forEach((well, i) => {
    const others = wells.filter((_, k) => k !== i);
    for (const edge of edgesOf(clockwise(well))) {
      for (const [a, b] of outsideOf(edge, others)) {
        if (inSlab({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })) upright(sides, a, b, height);
      }
    }
  });
  return merge([
    flatSheet(outline, holes, height, 'up', 0, wells),
    flatSheet(outline, holes, 0, 'down', 0, wells),
    finished(sides, 1),
  ]);
}

type Edge = readonly [Point, Point];

function edgesOf(polygon: Polygon): Edge[] {
  return polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]!]);
}

/** The solid is to the left of the way, so this side looks to the right. */
function upright(out: Draft, a: Point, b: Point, height: number): void {
  const length = distance(a, b);
  quad(
    out,
    corner(out, [a.x, a.y, 0], 0, 0),
    corner(out, [b.x, b.y, 0], length, 0),
    corner(out, [b.x, b.y, height], length, height),
    corner(out, [a.x, a.y, height], 0, height),
  );
}

function clockwise(polygon: Polygon): Polygon {
  const twice = polygon.reduce((sum, p, i) => sum + cross(p, polygon[(i + 1) % polygon.length]!), 0);
  return twice > 0 ? polygon.toReversed() : polygon;
}

/** The stretches of an edge that lie in none of the wells. */
function outsideOf(edge: Edge, wells: readonly Polygon[]): Edge[] {
  return wells.reduce<Edge[]>((edges, well) => edges.flatMap((each) => withoutWell(each, well)), [edge]);
}

function withoutWell([a, b]: Edge, well: Polygon): Edge[] {
  let enter = 0;
  let leave = 1;
  for (const [p, q] of edgesOf(well)) {
    const way = subtract(q, p);
    const from = cross(way, subtract(a, p));
    const to = cross(way, subtract(b, p));
    if (from <= 0 && to <= 0) return [[a, b]];
    const t = from / (from - to);
    if (from < 0) enter = Math.max(enter, t);
    else if (to < 0) leave = Math.min(leave, t);
  }
  if (enter >= leave) return [[a, b]];
  const at = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const parts: Edge[] = [
    [a, at(enter)],
    [at(leave), b],
  ];
  return parts.filter(([p, q]) => distance(p, q) > 0.01);
}
