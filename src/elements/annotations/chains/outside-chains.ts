import type { Design } from '#design/document.ts';
import { openingsByWall } from '#design/document.ts';
import { innerSides, sideCurve } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { openingStretch } from '#design/plan/opening-stretch.ts';
import { isArc, pointAt } from '#lib/curve.ts';
import { direction, dot, leftOf } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

export type ChainSide = 'bottom' | 'left' | 'top' | 'right';
/** From a lower to a higher X (below and above a plan) or Y (beside it). */
export type ChainLink = readonly [from: number, to: number];

/** What is measured along one side of a level, the row nearest to the building first. */
export interface SideChains {
  readonly side: ChainSide;
  readonly rows: readonly (readonly ChainLink[])[];
}

interface Face {
  readonly from: number;
  readonly to: number;
  /** Grows towards whoever looks from that side. */
  readonly depth: number;
  readonly wall: number | null;
}

/** Out of the plan towards each side. */
const outwards: Readonly<Record<ChainSide, Point>> = {
  bottom: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  top: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
};
const opposite = { top: 'bottom', right: 'left' } as const;
/** Nearer than this, two places are one. Millimetres. */
const same = 1;

/**
 * The measures around a level as builders read them: the openings in its faces, the clear widths of the rooms behind
 * them, and all of it. Above and at the right only what differs from below and from the left. Bent and slanted walls
 * are in the last row alone.
 */
export function outsideChains(design: Design, level: string): SideChains[] {
  const plan = levelPlan(design, level);
  const outer = plan.outside.flatMap((cycle) => innerSides(plan.graph, plan.corners, cycle) ?? []);
  if (outer.length === 0) return [];
  const inner = plan.shapes.flatMap((shape) => shape.inner);
  const rooms = (side: ChainSide) => visible(facesOn(inner, side, -1)).map(linkOf);
  const faces = (side: ChainSide) => withOpenings(design, plan, visible(facesOn(outer, side, 1)), side);
  const first = (['bottom', 'left'] as const).map((side) => ({
    side,
    rows: filled([faces(side), rooms(side), whole(outer, side)]),
  }));
  const second = (['top', 'right'] as const).map((side) => ({
    side,
    rows: filled([faces(side), alike(rooms(side), rooms(opposite[side])) ? [] : rooms(side)]),
  }));
  return [...first, ...second].filter(({ rows }) => rows.length > 0);
}

/** Straight faces that look out to that side (1), or have their backs to it (−1), as a room's nearest face has. */
function facesOn(sides: readonly InnerSide[], side: ChainSide, way: 1 | -1): Face[] {
  const out = outwards[side];
  const axis = out.x === 0 ? 'x' : 'y';
  return sides.flatMap((each) => {
    const curve = sideCurve(each);
    if (isArc(curve) || dot(leftOf(direction(curve.a, curve.b)), out) * way < 0.99999) return [];
    const [from, to] = [curve.a[axis], curve.b[axis]].toSorted((a, b) => a - b) as [number, number];
    return [{ from, to, depth: dot(curve.a, out), wall: each.wall }];
  });
}

/** Those with nothing before them. */
function visible(faces: readonly Face[]): Face[] {
  const seen: Face[] = [];
  for (const face of faces.toSorted((a, b) => b.depth - a.depth || a.from - b.from))
    if (seen.every((other) => face.to <= other.from + same || face.from >= other.to - same)) seen.push(face);
  return seen.toSorted((a, b) => a.from - b.from);
}

function withOpenings(design: Design, plan: LevelPlan, faces: readonly Face[], side: ChainSide): ChainLink[] {
  const axis = outwards[side].x === 0 ? 'x' : 'y';
  const stops = faces.flatMap(({ from, to, wall }) => {
    const record = wall === null ? undefined : plan.walls[wall];
    const curve = wall === null ? undefined : plan.graph.curves[wall];
    if (!record || !curve) return [];
    return (openingsByWall(design).get(record.id) ?? [])
      .flatMap((opening) => {
        const { offset, width } = opening;
        const room = openingStretch(design, opening);
        return [offset - width / 2, offset + width / 2, ...(room ? [room.from, room.to] : [])];
      })
      .map((at) => pointAt(curve, at)[axis])
      .filter((at) => at > from + same && at < to - same);
  });
  return stops.length === 0 ? [] : linksBetween([...faces.flatMap(({ from, to }) => [from, to]), ...stops]);
}

function linksBetween(stops: readonly number[]): ChainLink[] {
  const places = stops.toSorted((a, b) => a - b).filter((at, i, all) => i === 0 || at - all[i - 1]! > same);
  return places.slice(1).map((to, i) => [places[i]!, to] as const);
}

function whole(outer: readonly InnerSide[], side: ChainSide): ChainLink[] {
  const axis = outwards[side].x === 0 ? 'x' : 'y';
  const places = outer.flatMap((each) => [each.start[axis], each.end[axis]]);
  const [from, to] = places.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)] as const, [
    Infinity,
    -Infinity,
  ] as const);
  return to - from > same ? [[from, to]] : [];
}

function linkOf({ from, to }: Face): ChainLink {
  return [from, to];
}

function filled(rows: readonly (readonly ChainLink[])[]): (readonly ChainLink[])[] {
  return rows.filter((row) => row.length > 0);
}

function alike(a: readonly ChainLink[], b: readonly ChainLink[]): boolean {
  return (
    a.length === b.length &&
    a.every(([from, to], i) => Math.abs(from - b[i]![0]) <= same && Math.abs(to - b[i]![1]) <= same)
  );
}
