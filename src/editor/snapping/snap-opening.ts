import { lengthOf, nearestOn, pointAt } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { openingsOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { equalGaps, nearestStop } from '#editor/snapping/line-snap.ts';
import type { Span } from '#editor/snapping/line-snap.ts';
import { pixels, reachOf } from '#editor/snapping/snap.ts';
import type { Guide, SnapView } from '#editor/snapping/snap.ts';
import { bodiesNear } from '#editor/snapping/snap-point.ts';

/** A wall is found from this far off, in pixels beyond its face. */
const openingPixels = 24;
/** A door likes to stand this far from a corner. */
const fromCorner = 100;
const nobody: ReadonlySet<string> = new Set();

interface OpeningSnap {
  readonly wall: string;
  readonly offset: number;
  /** Which side of the wall the pointer is on: a window opens towards it, and a door between two rooms. */
  readonly side: 'left' | 'right';
  readonly guides: readonly Guide[];
}

interface Hole {
  readonly id?: string;
  readonly width: number;
  readonly sill: number;
  readonly height: number;
}

interface OpeningSnapOptions {
  readonly design: Design;
  readonly level: string;
  readonly view: SnapView;
  readonly free?: boolean;
}

/** The place in a wall near the pointer where the opening fits; null where there is no wall or no room in it. */
export function snapOpening(hole: Hole, wanted: Point, options: OpeningSnapOptions): OpeningSnap | null {
  const { design, level, view } = options;
  const reach = pixels(openingPixels, view) + 250;
  const near = bodiesNear(levelSnaps(design, level), wanted, reach, nobody)
    .map((body) => ({ body, off: distance(wanted, pointAt(body.curve, nearestOn(body.curve, wanted))) }))
    .filter(({ body, off }) => off <= body.thickness / 2 + pixels(openingPixels, view))
    .toSorted((p, q) => p.off - q.off);
  for (const { body } of near) {
    const found = placeIn(body.id, hole, nearestOn(body.curve, wanted), options);
    if (found) {
      const { a, b } = body.curve;
      const left = (b.x - a.x) * (wanted.y - a.y) - (b.y - a.y) * (wanted.x - a.x) >= 0;
      return { ...found, wall: body.id, side: left ? 'left' : 'right' };
    }
  }
  return null;
}

/** In this wall near `wanted`: by its magnets, and slid to the nearest place that is free. */
export function placeIn(
  wall: string,
  hole: Hole,
  wanted: number,
  { design, level, view, free }: OpeningSnapOptions,
): { offset: number; guides: Guide[] } | null {
  const curve = design.walls[wall];
  if (!curve || hole.sill + hole.height > curve.height) return null;
  const length = lengthOf(curve);
  const taken = openingsOf(design, wall)
    .filter(
      (other) => other.id !== hole.id && other.sill < hole.sill + hole.height && hole.sill < other.sill + other.height,
    )
    .map(({ offset, width, id }): Span => ({ at: offset, size: width, id }));
  const stretches = stretchesOf(design, level, wall);
  const here = stretches.find(({ start, end }) => wanted >= start && wanted <= end) ?? { start: 0, end: length };
  const inside = taken.filter(({ at }) => at >= here.start && at <= here.end);
  const stops = [
    { at: (here.start + here.end) / 2, kind: 'middle' as const },
    ...equalGaps(hole.width, inside, here.start, here.end),
    { at: here.start + fromCorner + hole.width / 2, kind: 'corner' as const },
    { at: here.end - fromCorner - hole.width / 2, kind: 'corner' as const },
  ];
  const stop = free ? null : nearestStop(wanted, stops, reachOf('middle', view));
  const fit = nearestFree(stop?.at ?? Math.round(wanted), hole.width, taken, length);
  if (fit === null) return null;
  const at = pointAt(curve, fit);
  const guides: Guide[] = stop && stop.at === fit ? [{ kind: stop.kind, at, of: wall }] : [];
  if (Math.abs(fit - (stop?.at ?? Math.round(wanted))) > 1) guides.push({ kind: 'fit', at, of: wall });
  return { offset: fit, guides };
}

/** The parts of a wall between the faces of those that meet it. */
function stretchesOf(design: Design, level: string, wall: string): { start: number; end: number }[] {
  const { walls, graph } = levelPlan(design, level);
  const half = (node: number) =>
    Math.max(
      0,
      ...(graph.leaving[node] ?? []).map((each) => {
        const other = walls[graph.edges[each >> 1]!.wall]!;
        return other.id === wall ? 0 : other.thickness / 2;
      }),
    );
  return graph.edges
    .filter((edge) => walls[edge.wall]!.id === wall)
    .map(({ start, end, from, to }) => ({ start: start + half(from), end: end - half(to) }));
}

/** The middle nearest to `wanted` at which nothing else is in the way. */
function nearestFree(wanted: number, width: number, taken: readonly Span[], length: number): number | null {
  const half = width / 2;
  const fits = (at: number) =>
    at - half >= -0.001 &&
    at + half <= length + 0.001 &&
    taken.every((other) => Math.abs(other.at - at) >= (other.size + width) / 2 - 0.001);
  const places = [
    wanted,
    half,
    length - half,
    ...taken.flatMap(({ at, size }) => [at - (size + width) / 2, at + (size + width) / 2]),
  ];
  const free = places.filter(fits).toSorted((p, q) => Math.abs(p - wanted) - Math.abs(q - wanted))[0];
  return free === undefined ? null : Math.round(free * 1000) / 1000;
}
