import { lengthOf, partOf, pointAt, tangentAt, unclampedOn } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import type { Corner } from '#lib/outline.ts';
import { along, leftOf } from '#lib/vec2.ts';
import type { Opening } from '#design/document.ts';
import { innerSides, sideCurve } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import { levelBodies, openingsIn } from '#design/plan/level-bodies.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { runOutline } from '#design/plan/wall-runs.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';
import type { DrawnShape, Drawing } from '#elements/drawing.ts';
import { line } from '#elements/drawing.ts';
import { insideOf } from '#elements/wall/wall-columns.ts';

/** A plan is cut this high above the floor: what is lower is seen from above, what is higher is not there. */
export const cutHeight = 1200;

/** The walls of a level: bodies filled, faces drawn, interrupted where the cut goes through an opening. */
export function wallPlan(plan: LevelPlan, openings: readonly Opening[]): Drawing {
  const cut = openings.filter((opening) => opening.sill < cutHeight && opening.sill + opening.height > cutHeight);
  const bodies = levelBodies(plan).runs.flatMap((run) => bodyPieces(plan, run, cut));
  const cycles = [
    ...plan.shapes.flatMap((shape) => [shape.inner, ...shape.holes]),
    ...plan.outside.map((cycle) => innerSides(plan.graph, plan.corners, cycle) ?? []),
  ];
  const faces = cycles.flat().flatMap((side) => facePieces(plan, side, cut));
  const floors = levelBodies(plan).runs.flatMap((run) => gapFloors(plan, run, cut));
  const jambs = levelBodies(plan).runs.flatMap((run) => jambLines(plan, run, cut));
  return { shapes: [...floors, ...bodies, ...faces, ...jambs], words: [] };
}

function isLow(plan: LevelPlan, wall: number): boolean {
  return plan.walls[wall]!.height < cutHeight;
}

/** The footprint between openings, without edges: the faces are drawn once, by the rooms they look into. */
function bodyPieces(plan: LevelPlan, run: WallRun, cut: readonly Opening[]): DrawnShape[] {
  const id = plan.walls[run.wall]!.id;
  const fill = isLow(plan, run.wall) ? 'paper' : 'poche';
  return solidPieces(plan, run, cut).map((path) => ({
    elementId: id,
    layer: 'wall',
    path,
    closed: true,
    weight: 'none',
    fill,
  }));
}

function solidPieces(plan: LevelPlan, run: WallRun, cut: readonly Opening[]): Corner[][] {
  const gaps = gapsIn(plan, run, cut);
  const outline = runOutline(run);
  if (gaps.length === 0) return [[...outline]];
  const ends = run.end.between.length;
  const stops = [null, ...gaps.flat(), null];
  return Array.from({ length: stops.length / 2 }, (_, i) => {
    const from = stops[2 * i] ?? null;
    const to = stops[2 * i + 1] ?? null;
    const right = faceBetween(run, -1, from, to);
    const left = faceBetween(run, 1, from, to);
    const far = to === null ? outline.slice(2, 2 + ends) : [];
    const near = from === null ? outline.slice(4 + ends) : [];
    return [
      { ...right.a, bulge: right.bulge },
      { ...right.b, bulge: 0 },
      ...far,
      { ...left.b, bulge: -left.bulge },
      { ...left.a, bulge: 0 },
      ...near,
    ];
  });
}

/** A stretch of the left (1) or right (−1) face; null stands for the end of the run as it is joined. */
function faceBetween(run: WallRun, side: 1 | -1, from: number | null, to: number | null): Curve {
  const name = side === 1 ? 'left' : 'right';
  const place = (s: number) => along(pointAt(run.curve, s), leftOf(tangentAt(run.curve, s)), side * run.half);
  const a = from === null ? run.start[name] : place(from);
  const b = to === null ? run.end[name] : place(to);
  const { bulge } = partOf(run.curve, unclampedOn(run.curve, a), unclampedOn(run.curve, b));
  return { a: { x: a.x, y: a.y }, b: { x: b.x, y: b.y }, bulge };
}

/** The floor runs on through an opening, with the bend of its wall. */
function gapFloors(plan: LevelPlan, run: WallRun, cut: readonly Opening[]): DrawnShape[] {
  const id = plan.walls[run.wall]!.id;
  return gapsIn(plan, run, cut).map(([from, to]) => {
    const right = faceBetween(run, -1, from, to);
    const left = faceBetween(run, 1, from, to);
    const path = [
      { ...right.a, bulge: right.bulge },
      { ...right.b, bulge: 0 },
      { ...left.b, bulge: -left.bulge },
      { ...left.a, bulge: 0 },
    ];
    return { elementId: id, layer: 'floor', path, closed: true, weight: 'none', fill: 'tint' };
  });
}

function gapsIn(plan: LevelPlan, run: WallRun, cut: readonly Opening[]): [number, number][] {
  const [low, high] = insideOf(run);
  const gaps = openingsIn(plan, run, cut).map(({ offset, width }): [number, number] => [
    Math.max(low, offset - width / 2 - run.offset),
    Math.min(high, offset + width / 2 - run.offset),
  ]);
  return gaps.filter(([from, to]) => to > from).sort(([a], [b]) => a - b);
}

function jambLines(plan: LevelPlan, run: WallRun, cut: readonly Opening[]): DrawnShape[] {
  const id = plan.walls[run.wall]!.id;
  return gapsIn(plan, run, cut)
    .flat()
    .map((s) => {
      const middle = pointAt(run.curve, s);
      const across = leftOf(tangentAt(run.curve, s));
      return line(id, 'wall', 'cut', [along(middle, across, run.half), along(middle, across, -run.half)]);
    });
}

function facePieces(plan: LevelPlan, side: InnerSide, cut: readonly Opening[]): DrawnShape[] {
  const curve = sideCurve(side);
  const wall = side.wall === null ? null : plan.walls[side.wall]!;
  const gaps =
    wall === null
      ? []
      : cut.filter((opening) => opening.wall === wall.id).map((opening) => gapOn(plan, side, curve, opening));
  const weight = wall !== null && isLow(plan, side.wall!) ? 'fine' : 'cut';
  return between(gaps, lengthOf(curve)).map(([from, to]) => {
    const { a, b, bulge } = partOf(curve, from, to);
    return {
      elementId: wall?.id ?? '',
      layer: 'wall',
      path: [
        { ...a, bulge },
        { ...b, bulge: 0 },
      ],
      closed: false,
      weight,
      fill: 'none',
    };
  });
}

function gapOn(plan: LevelPlan, side: InnerSide, face: Curve, { offset, width }: Opening): [number, number] {
  const middle = plan.graph.curves[side.wall!]!;
  const [p, q] = [offset - width / 2, offset + width / 2].map((s) => unclampedOn(face, pointAt(middle, s))) as [
    number,
    number,
  ];
  return [Math.min(p, q), Math.max(p, q)];
}

/** What is left of a length when gaps are taken out. */
function between(gaps: readonly [number, number][], length: number): [number, number][] {
  const left: [number, number][] = [];
  let from = 0;
  for (const [start, end] of [...gaps].sort(([a], [b]) => a - b)) {
    if (start >= length || end <= 0) continue;
    if (start - from > 0.5) left.push([from, start]);
    from = Math.max(from, end);
  }
  if (length - from > 0.5) left.push([from, length]);
  return left;
}
