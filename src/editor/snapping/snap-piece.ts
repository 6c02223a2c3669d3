import { lengthOf, nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import { add, along, cross, distance, dot, leftOf, opposite, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Design } from '#design/document.ts';
import { distanceTo } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { factsOf } from '#editor/pieces.ts';
import type { PieceFacts, PieceSource } from '#editor/pieces.ts';
import { gridPoint } from '#editor/snapping/headings.ts';
import { boxAround, levelSnaps } from '#editor/snapping/level-snaps.ts';
import type { SnapBody } from '#editor/snapping/level-snaps.ts';
import { edgeStops, equalGaps, nearestStop } from '#editor/snapping/line-snap.ts';
import type { Span } from '#editor/snapping/line-snap.ts';
import { pieceIndex } from '#editor/snapping/piece-index.ts';
import type { IndexedPiece } from '#editor/snapping/piece-index.ts';
import { seatAtTable } from '#editor/snapping/seat-at-table.ts';
import { gridStep, pixels, reachOf } from '#editor/snapping/snap.ts';
import type { Guide, SnapView } from '#editor/snapping/snap.ts';

interface PieceSnapOptions {
  readonly design: Design;
  readonly level: string;
  readonly pieces: PieceSource;
  readonly view: SnapView;
  readonly free?: boolean;
  /** Pieces in hand. */
  readonly exclude?: ReadonlySet<string>;
  /** Several together keep their turn. */
  readonly keepsTurn?: boolean;
  /** Turned by hand: a chair is not turned to its table again. */
  readonly turned?: boolean;
}

interface PieceSnap {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  readonly turn: number;
  readonly guides: readonly Guide[];
}

/** Nearer than this to a wall, a piece goes to it: pixels, and millimetres at most. */
const wallPixels = 12;
const wallReach = 250;
/** How far around a piece its neighbours are looked for. */
const neighbourhood = 3000;

/**
 * Where a piece falls that is held at `wanted`: a chair facing the table it is at; else with its back to a wall that is
 * near, facing the room; then by the edges and equal gaps of its neighbours; on top of what carries it.
 */
export function snapPiece(
  model: string,
  wanted: { readonly x: number; readonly y: number; readonly z: number },
  turn: number,
  options: PieceSnapOptions,
): PieceSnap {
  const facts = factsOf(options.pieces, model);
  const z = heightAt(facts, wanted, options);
  if (options.free) return { at: { x: Math.round(wanted.x), y: Math.round(wanted.y), z }, turn, guides: [] };
  const neighbours = neighboursOf(wanted, options);
  const seated = options.keepsTurn || options.turned ? null : seatAtTable(facts, wanted, neighbours, options.pieces);
  if (seated) {
    const placed = besideOthers(facts, neighbours, wanted, turnAgainst(seated.way), z, options);
    const guide: Guide = { kind: 'table', at: { x: placed.at.x, y: placed.at.y }, of: seated.table };
    return { ...placed, guides: [guide, ...placed.guides] };
  }
  const against = options.keepsTurn || facts.placement === 'ceiling' ? null : wallBehind(facts, wanted, options);
  if (against) return slidAlong(against, facts, neighbours, wanted, z, options);
  const beside = besideOthers(facts, neighbours, wanted, turn, z, options);
  return options.keepsTurn || facts.placement !== 'floor' ? beside : outOfWalls(beside, facts, options);
}

interface Against {
  readonly body: SnapBody;
  /** Along the wall to the piece, from its `a`. */
  readonly s: number;
  /** From the wall's face into the room. */
  readonly normal: Point;
}

function wallBehind(facts: PieceFacts, wanted: Point, { design, level, view }: PieceSnapOptions): Against | null {
  const near = Math.min(pixels(wallPixels, view), wallReach);
  const reach = near + facts.depth + 500;
  const found = levelSnaps(design, level)
    .bodies.search(boxAround([wanted], reach))
    .flatMap((body) => {
      const s = nearestOn(body.curve, wanted);
      const foot = pointAt(body.curve, s);
      const left = leftOf(tangentAt(body.curve, s));
      const normal = dot(subtract(wanted, foot), left) >= 0 ? left : opposite(left);
      const off = dot(subtract(wanted, foot), normal);
      // Past its end a wall has no face to stand against.
      if (distance(wanted, foot) > off + 1) return [];
      const middle = body.thickness / 2 + (facts.placement === 'wall' ? 0 : facts.depth / 2);
      return off - middle <= near ? [{ body, s, normal, gap: Math.abs(off - middle) }] : [];
    });
  return found.toSorted((p, q) => p.gap - q.gap || (p.body.id < q.body.id ? -1 : 1))[0] ?? null;
}

function slidAlong(
  { body, s, normal }: Against,
  facts: PieceFacts,
  neighbours: readonly IndexedPiece[],
  wanted: Point,
  z: number,
  { design, level, view }: PieceSnapOptions,
): PieceSnap {
  const tangent = tangentAt(body.curve, s);
  const origin = body.curve.a;
  const spans = neighbours
    .filter(({ box }) => distanceTo(box, along(pointAt(body.curve, s), normal, body.thickness / 2)) < neighbourhood)
    .map(({ box, item }) => spanOn(box, origin, tangent, item.id));
  const [low, high] = freeStretch(body, normal, facts.depth, wanted, design, level);
  const stops = [
    { at: low + facts.width / 2, kind: 'wall' as const },
    { at: high - facts.width / 2, kind: 'wall' as const },
    { at: (low + high) / 2, kind: 'middle' as const },
    ...edgeStops(facts.width, spans),
    ...equalGaps(facts.width, spans, low, high),
  ];
  const stop = nearestStop(s, stops, reachOf('alignment', view));
  const step = gridStep(view.scale);
  const to = within(stop?.at ?? Math.round(s / step) * step, low + facts.width / 2, high - facts.width / 2);
  const foot = pointAt(body.curve, Math.min(Math.max(to, 0), lengthOf(body.curve)));
  const off = body.thickness / 2 + (facts.placement === 'wall' ? 0 : facts.depth / 2);
  const at = along(foot, normal, off);
  return {
    at: { ...at, z },
    turn: turnAgainst(normal),
    guides: [
      { kind: 'wall', at: along(foot, normal, body.thickness / 2), of: body.id },
      ...(stop ? [{ kind: stop.kind, at, ...('of' in stop && stop.of !== undefined && { of: stop.of }) }] : []),
    ],
  };
}

/** Not through the walls at the ends of the stretch, where there is room between them. */
function within(at: number, low: number, high: number): number {
  return low < high ? Math.min(Math.max(at, low), high) : at;
}

/** A piece's back is towards +Y: turned so that it lies against the wall. Degrees. */
function turnAgainst(normal: Point): number {
  return Math.round(((Math.atan2(normal.x, -normal.y) * 180) / Math.PI) * 1e4) / 1e4;
}

/** Between the faces of the walls that stand across this one, to both sides of the pointer. */
function freeStretch(
  body: SnapBody,
  normal: Point,
  depth: number,
  wanted: Point,
  design: Design,
  level: string,
): [number, number] {
  const tangent = tangentAt(body.curve, nearestOn(body.curve, wanted));
  const here = dot(subtract(wanted, body.curve.a), tangent);
  let low = 0;
  let high = lengthOf(body.curve);
  const line = along(body.curve.a, normal, body.thickness / 2 + Math.min(depth, 300) / 2);
  for (const other of levelSnaps(design, level).bodies.search(boxAround([body.curve.a, body.curve.b], 10))) {
    if (other.id === body.id || Math.abs(cross(tangentAt(other.curve, 0), tangent)) < 0.3) continue;
    const start = dot(subtract(other.curve.a, line), normal);
    const end = dot(subtract(other.curve.b, line), normal);
    if (Math.max(start, end) < 0) continue;
    const across = dot(subtract(other.curve.a, body.curve.a), tangent);
    if (across <= here) low = Math.max(low, across + other.thickness / 2);
    else high = Math.min(high, across - other.thickness / 2);
  }
  return low < high ? [low, high] : [0, lengthOf(body.curve)];
}

function besideOthers(
  facts: PieceFacts,
  neighbours: readonly IndexedPiece[],
  wanted: Point,
  turn: number,
  z: number,
  { view }: PieceSnapOptions,
): PieceSnap {
  const angle = (turn * Math.PI) / 180;
  const u = { x: Math.cos(angle), y: Math.sin(angle) };
  const v = leftOf(u);
  const reach = reachOf('alignment', view);
  const grid = gridPoint(wanted, gridStep(view.scale));
  const slide = (axis: Point, size: number) => {
    const spans = neighbours.map(({ box, item }) => spanOn(box, wanted, axis, item.id));
    return nearestStop(0, [...edgeStops(size, spans), ...equalGaps(size, spans)], reach);
  };
  const across = slide(u, facts.width);
  const deep = slide(v, facts.depth);
  const off = subtract(grid, wanted);
  const moved = add(
    along({ x: 0, y: 0 }, u, across?.at ?? dot(off, u)),
    along({ x: 0, y: 0 }, v, deep?.at ?? dot(off, v)),
  );
  const at = across || deep ? add(wanted, moved) : grid;
  const guides = [across, deep].flatMap((stop): Guide[] =>
    stop ? [{ kind: stop.kind, at, ...('of' in stop && stop.of !== undefined && { of: stop.of }) }] : [],
  );
  return { at: { x: at.x, y: at.y, z }, turn, guides };
}

/** Pushed into the room by the walls it would reach into; left as it is where they are too close together for it. */
function outOfWalls(snap: PieceSnap, facts: PieceFacts, { design, level }: PieceSnapOptions): PieceSnap {
  const { x, y, z } = snap.at;
  const box = { turn: (snap.turn * Math.PI) / 180, halfWidth: facts.width / 2, halfDepth: facts.depth / 2 };
  const bodies = levelSnaps(design, level).bodies.search(boxAround([{ x, y }], Math.hypot(facts.width, facts.depth)));
  const pushes = (at: Point) =>
    bodies.flatMap((body) => {
      const foot = pointAt(body.curve, nearestOn(body.curve, at));
      const off = distance(at, foot);
      if (off < 1) return [];
      const normal = { x: (at.x - foot.x) / off, y: (at.y - foot.y) / off };
      // Past its end a wall is a corner another wall has.
      if (Math.abs(dot(normal, tangentAt(body.curve, nearestOn(body.curve, at)))) > 0.01) return [];
      const by = body.thickness / 2 + shadowOf(box, normal) / 2 - off;
      return by > 0.5 ? [{ body: body.id, normal, by, foot }] : [];
    });
  const found = pushes({ x, y });
  if (found.length === 0) return snap;
  let at: Point = { x, y };
  for (const { normal, by } of found) at = along(at, normal, by);
  if (pushes(at).length > 0) return snap;
  const guides = found.map(({ body, foot }): Guide => ({ kind: 'wall', at: foot, of: body }));
  return { ...snap, at: { ...at, z }, guides: [...guides, ...snap.guides] };
}

/** The shadow of a box on a line through `origin`. */
function spanOn(box: Box, origin: Point, axis: Point, id: string): Span {
  return { at: dot(subtract(box, origin), axis), size: shadowOf(box, axis), id };
}

function shadowOf({ turn, halfWidth, halfDepth }: Pick<Box, 'turn' | 'halfWidth' | 'halfDepth'>, axis: Point): number {
  const c = Math.abs(Math.cos(turn) * axis.x + Math.sin(turn) * axis.y);
  const s = Math.abs(Math.cos(turn) * axis.y - Math.sin(turn) * axis.x);
  return 2 * (halfWidth * c + halfDepth * s);
}

function neighboursOf(wanted: Point, { design, level, pieces, exclude }: PieceSnapOptions): IndexedPiece[] {
  return pieceIndex(design, level, pieces)
    .search(boxAround([wanted], neighbourhood))
    .filter(({ item }) => !exclude?.has(item.id) && item.placement === 'floor')
    .toSorted((p, q) => distance(p.item.at, wanted) - distance(q.item.at, wanted))
    .slice(0, 12);
}

/** On what carries it, at its height on the wall, or as high as it was. */
function heightAt(
  { placement, mountHeight }: PieceFacts,
  wanted: { readonly x: number; readonly y: number; readonly z: number },
  { design, level, pieces, exclude }: PieceSnapOptions,
): number {
  if (placement === 'wall') return wanted.z || mountHeight;
  if (placement !== 'top') return wanted.z;
  const under = pieceIndex(design, level, pieces)
    .search(boxAround([wanted]))
    .filter(({ item, box }) => !exclude?.has(item.id) && item.placement === 'floor' && distanceTo(box, wanted) === 0);
  return Math.max(0, ...under.map(({ box }) => box.high));
}
