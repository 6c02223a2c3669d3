import { meetings } from '#lib/shapes/crossings.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import { along, cross, distance, dot, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { alignments, crossingOnBody } from '#editor/snapping/alignment.ts';
import { gridPoint, headingNear, headingTo } from '#editor/snapping/headings.ts';
import { boxAround } from '#editor/snapping/level-snaps.ts';
import type { LevelSnaps, SnapBody, SnapPlace } from '#editor/snapping/level-snaps.ts';
import { gridStep, joinReach, letGoFactor, reachOf, snapKinds } from '#editor/snapping/snap.ts';
import type { Guide, SnapKind, SnapView } from '#editor/snapping/snap.ts';

export interface SnapOptions {
  readonly view: SnapView;
  /** Alt, or snapping turned off: nothing but what always joins. */
  readonly free?: boolean;
  /** Shift: along one of the headings from `from`. */
  readonly constrain?: boolean;
  /** Where the line in hand begins. */
  readonly from?: Point;
  /** Directions besides the 15° steps a line may take: along the last wall and square to it. Degrees. */
  readonly headings?: readonly number[];
  /** Walls in hand. */
  readonly exclude?: ReadonlySet<string>;
  /** What the last move snapped to. */
  readonly held?: Snap | null;
  /** Whether the point will be the end of a wall. */
  readonly joins?: boolean;
  /** Points of the line in hand one may be in line with. */
  readonly own?: readonly Point[];
  /** Corners besides those where walls meet: the inner ones of rooms. */
  readonly corners?: readonly Point[];
}

/** Where a point falls, and what won; `kind` is null where nothing did. */
export interface Snap {
  readonly point: Point;
  readonly kind: SnapKind | null;
  readonly guides: readonly Guide[];
  /** What it holds, to recognise it by on the next move. */
  readonly key: string | null;
  /** The wall whose body or end it is. */
  readonly wall: string | null;
}

interface Candidate extends Snap {
  readonly kind: SnapKind;
  readonly distance: number;
}

export function snapPoint(snaps: LevelSnaps, wanted: Point, options: SnapOptions): Snap {
  const best = chosen(snaps, wanted, options);
  return options.joins ? (joined(snaps, best, options) ?? best) : best;
}

function chosen(snaps: LevelSnaps, wanted: Point, options: SnapOptions): Snap {
  if (options.constrain && options.from) return onHeading(snaps, wanted, options.from, options);
  if (options.free) return { point: rounded(wanted), kind: null, guides: [], key: null, wall: null };
  const { view, held, exclude = nobody, corners = [] } = options;
  const candidates = [
    ...corners.map((point) => atPlace({ kind: 'corner', point, walls: [] }, wanted)),
    ...placesNear(snaps, wanted, reachOf('corner', view) * letGoFactor, exclude).map((place) => atPlace(place, wanted)),
    ...bodiesNear(snaps, wanted, reachOf('body', view) * letGoFactor, exclude).map((body) =>
      onBody(snaps, body, wanted, options),
    ),
    ...alignments(snaps, wanted, options).flatMap((candidate) => onOwnHeading(candidate, wanted, options)),
  ].filter((candidate) => isCaught(candidate, view, held));
  const best = candidates.toSorted(
    (p, q) => rank(p) - rank(q) || inLine(q) - inLine(p) || weighed(p, held) - weighed(q, held),
  )[0];
  return best ?? atHeading(wanted, options) ?? onGrid(wanted, view.scale);
}

const nobody: ReadonlySet<string> = new Set();

/** Square headings reach as far as the middle of a wall does. */
function ownHeading(wanted: Point, { from, headings, view }: SnapOptions): Point | null {
  return from ? headingNear(from, wanted, headings, reachOf('middle', view)) : null;
}

/**
 * In line with one corner, the other measure is the line's own: where its heading says, not where the grid would bend
 * it. Beside its heading there is nothing to be in line with.
 */
function onOwnHeading(candidate: Candidate, wanted: Point, options: SnapOptions): Candidate[] {
  const { from, view } = options;
  const heading = ownHeading(wanted, options);
  const line = candidate.guides[0]?.line;
  if (!from || !heading || !line || candidate.guides.length !== 1) return [candidate];
  const way = line[0].x === line[1].x ? { x: 0, y: 1 } : { x: 1, y: 0 };
  const turn = cross(heading, way);
  if (Math.abs(turn) < 1e-6) return Math.abs(cross(subtract(candidate.point, from), heading)) < 1 ? [candidate] : [];
  const point = along(from, heading, cross(subtract(candidate.point, from), way) / turn);
  if (distance(point, wanted) > reachOf('corner', view)) return [];
  return [
    {
      ...candidate,
      point,
      guides: candidate.guides.map((guide) => ({ ...guide, at: point, line: [line[0], point] as const })),
    },
  ];
}

function rank({ kind }: Candidate): number {
  return snapKinds.indexOf(kind);
}

/** In line with two corners is more than with one. */
function inLine({ kind, guides }: Candidate): number {
  return kind === 'alignment' ? guides.length : 0;
}

function isCaught({ kind, distance, key }: Candidate, view: SnapView, held?: Snap | null): boolean {
  return distance <= reachOf(kind, view) * (held?.key === key ? letGoFactor : 1);
}

/** What is held counts as nearer, so that the pointer does not flicker between two alike. */
function weighed({ distance, key }: Candidate, held?: Snap | null): number {
  return held?.key === key ? distance / letGoFactor : distance;
}

function placesNear({ places }: LevelSnaps, wanted: Point, reach: number, exclude: ReadonlySet<string>): SnapPlace[] {
  return places
    .search(boxAround([wanted], reach))
    .filter(({ point, walls }) => distance(point, wanted) <= reach && !walls.every((wall) => exclude.has(wall)));
}

export function bodiesNear(
  { bodies }: LevelSnaps,
  wanted: Point,
  reach: number,
  exclude: ReadonlySet<string>,
): SnapBody[] {
  return bodies
    .search(boxAround([wanted], reach))
    .filter(({ id, curve }) => !exclude.has(id) && distance(pointAt(curve, nearestOn(curve, wanted)), wanted) <= reach);
}

function atPlace({ kind, point, walls }: Pick<SnapPlace, 'kind' | 'point' | 'walls'>, wanted: Point): Candidate {
  const wall = walls[0] ?? null;
  return {
    kind,
    point,
    distance: distance(point, wanted),
    key: `${kind} ${point.x} ${point.y}`,
    wall,
    guides: [{ kind, at: point, ...(wall !== null && { of: wall, walls }) }],
  };
}

/** On the wall's middle, where a line from another corner or the heading in hand meets it if that is near. */
function onBody(snaps: LevelSnaps, { id, curve }: SnapBody, wanted: Point, options: SnapOptions): Candidate {
  const foot = pointAt(curve, nearestOn(curve, wanted));
  const met = headingOnBody(curve, foot, wanted, options) ?? crossingOnBody(snaps, curve, foot, wanted, options);
  const point = met?.point ?? foot;
  return {
    kind: 'body',
    point,
    distance: distance(foot, wanted),
    key: `body ${id}`,
    wall: id,
    guides: [{ kind: 'body', at: point, of: id, line: [curve.a, curve.b] }, ...(met?.guides ?? [])],
  };
}

function headingOnBody(curve: SnapBody['curve'], foot: Point, wanted: Point, { from, headings, view }: SnapOptions) {
  const heading = from && headingNear(from, wanted, headings);
  if (!from || !heading) return null;
  const point = meetings({ a: from, b: along(from, heading, 1000), bulge: 0 }, curve).find(
    (p) => distance(p, foot) <= reachOf('corner', view) && distance(p, pointAt(curve, nearestOn(curve, p))) < 0.5,
  );
  return point ? { point, guides: [{ kind: 'angle' as const, at: point, line: [from, point] as const }] } : null;
}

function atHeading(wanted: Point, options: SnapOptions): Snap | null {
  const { from, view } = options;
  const heading = ownHeading(wanted, options);
  if (!from || !heading) return null;
  return lengthAlong(from, heading, dot(subtract(wanted, from), heading), view.scale);
}

/** The length by the grid of the zoom, too. */
function lengthAlong(from: Point, heading: Point, length: number, scale: number): Snap {
  const step = gridStep(scale);
  const point = along(from, heading, Math.round(length / step) * step);
  return { point, kind: 'angle', key: null, wall: null, guides: [{ kind: 'angle', at: point, line: [from, point] }] };
}

function onGrid(wanted: Point, scale: number): Snap {
  const point = gridPoint(wanted, gridStep(scale));
  return { point, kind: 'grid', key: null, wall: null, guides: [] };
}

/** Along the nearest heading, as far as a wall, a line from another corner, or the grid says. */
function onHeading(snaps: LevelSnaps, wanted: Point, from: Point, options: SnapOptions): Snap {
  const { view, headings, exclude = nobody, free } = options;
  const heading = headingTo(from, wanted, headings);
  const length = dot(subtract(wanted, from), heading);
  const foot = along(from, heading, length);
  if (free) return { point: rounded(foot), kind: 'angle', key: null, wall: null, guides: [] };
  const ray = { a: from, b: along(from, heading, 1000), bulge: 0 };
  const met = bodiesNear(snaps, foot, reachOf('corner', view) * 4, exclude)
    .flatMap(({ id, curve }) =>
      meetings(ray, curve).flatMap((point) =>
        distance(point, foot) <= reachOf('corner', view) &&
        distance(point, pointAt(curve, nearestOn(curve, point))) < 0.5
          ? [{ point, id }]
          : [],
      ),
    )
    .toSorted((p, q) => distance(p.point, foot) - distance(q.point, foot))[0];
  if (met)
    return {
      point: met.point,
      kind: 'body',
      key: `body ${met.id}`,
      wall: met.id,
      guides: [
        { kind: 'body', at: met.point, of: met.id },
        { kind: 'angle', at: met.point, line: [from, met.point] },
      ],
    };
  const aligned = crossingOnBody(snaps, ray, foot, wanted, options);
  if (aligned) return { point: aligned.point, kind: 'alignment', key: null, wall: null, guides: aligned.guides };
  return lengthAlong(from, heading, length, view.scale);
}

/** Ends within 20 mm of a corner or a wall are on it. */
function joined(snaps: LevelSnaps, { point, guides }: Snap, { exclude = nobody }: SnapOptions): Snap | null {
  const place = placesNear(snaps, point, joinReach, exclude)
    .filter(({ kind }) => kind !== 'middle')
    .toSorted((p, q) => distance(p.point, point) - distance(q.point, point))[0];
  if (place)
    return { ...atPlace(place, point), guides: [...guides, { kind: place.kind, at: place.point, walls: place.walls }] };
  const body = bodiesNear(snaps, point, joinReach, exclude)[0];
  if (!body) return null;
  const foot = pointAt(body.curve, nearestOn(body.curve, point));
  return { point: foot, kind: 'body', key: `body ${body.id}`, wall: body.id, guides };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
