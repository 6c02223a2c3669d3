import { nearestOn, pointAt } from '#lib/curve.ts';
import { contains } from '#lib/polygon.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { levelOf, openingsOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { dimensionLine } from '#elements/annotations/dimension/plan.ts';
import { stairsAreas } from '#elements/built/stairs/stairs-shape.ts';
import { distanceTo } from '#layout/space/box.ts';
import { outlineOf } from '#editor/outlines.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { isHidden, isSelectable } from '#editor/selectable.ts';
import { boxAround, levelSnaps } from '#editor/snapping/level-snaps.ts';
import { pieceIndex } from '#editor/snapping/piece-index.ts';
import type { SnapView } from '#editor/snapping/snap.ts';

interface HitOptions {
  readonly design: Design;
  readonly level: string;
  readonly pieces: PieceSource;
  readonly view: SnapView;
  /** Locked things are out of the way, unless one asks for them by the menu. */
  readonly locked?: boolean;
}

/** How far beside a thing one still means it, in pixels: a finger needs 44 across. */
const targets = { touch: 22, mouse: 5, pen: 8 } as const;

export function targetReach({ input, scale }: SnapView): number {
  return targets[input] / scale;
}

/** Everything under a point, what one means first: marks, openings, pieces from the top, walls, rooms. */
export function thingsAt(at: Point, options: HitOptions): string[] {
  const reach = targetReach(options.view);
  return [
    ...marksAt(at, reach, options),
    ...openingsAt(at, reach, options),
    ...piecesAt(at, reach, options),
    ...builtAt(at, options),
    ...wallsAt(at, reach, options),
    ...roomsAt(at, options),
    ...underlaysAt(at, options),
  ];
}

/** Things drawn as signs over everything else: notes, measures, lights and cameras. */
function marksAt(at: Point, reach: number, options: HitOptions): string[] {
  const { design, level } = options;
  const marks = [
    ...recordsOn(design, 'notes', level),
    ...recordsOn(design, 'lights', level),
    ...recordsOn(design, 'cameras', level),
  ]
    .filter(({ id }) => isReachable(id, options))
    .map(({ id, at: place }) => ({ id, gap: distance(at, place) }));
  const lines = recordsOn(design, 'dimensions', level)
    .filter(({ id }) => isReachable(id, options))
    .map((dimension) => {
      const [a, b] = dimensionLine(dimension);
      const line = { a, b, bulge: 0 };
      return { id: dimension.id, gap: distance(at, pointAt(line, nearestOn(line, at))) };
    });
  return [...byDistance(marks, Math.max(reach, 120)), ...byDistance(lines, reach)];
}

/** What is built and stands on the floor. */
function builtAt(at: Point, options: HitOptions): string[] {
  const { design, level, pieces } = options;
  const storey = levelOf(design, level);
  const built = (['columns', 'beams'] as const)
    .flatMap((table) => recordsOn(design, table, level))
    .filter(({ id }) => contains(outlineOf(design, id, pieces), at));
  const stairs = recordsOn(design, 'stairs', level).filter(
    (each) => storey && stairsAreas(each, storey).some((area) => contains(area, at)),
  );
  return [...built, ...stairs].filter(({ id }) => isReachable(id, options)).map(({ id }) => id);
}

/** A picture to trace lies under everything. */
function underlaysAt(at: Point, options: HitOptions): string[] {
  const { design, level, pieces } = options;
  return recordsOn(design, 'underlays', level)
    .filter(({ id }) => isReachable(id, options) && contains(outlineOf(design, id, pieces), at))
    .map(({ id }) => id);
}

/** Hidden things are out of the way always, locked ones unless they are asked for. */
function isReachable(id: string, { design, locked }: HitOptions): boolean {
  return isSelectable(design, id) || (locked === true && !isHidden(design, id));
}

function openingsAt(at: Point, reach: number, { design, level }: HitOptions): string[] {
  const walls = levelSnaps(design, level).bodies.search(boxAround([at], reach + 600));
  return walls.flatMap(({ id, curve, thickness }) => {
    const s = nearestOn(curve, at);
    if (distance(at, pointAt(curve, s)) > thickness / 2 + reach) return [];
    return openingsOf(design, id)
      .filter(({ offset, width }) => Math.abs(offset - s) <= width / 2)
      .map((opening) => opening.id)
      .sort();
  });
}

function piecesAt(at: Point, reach: number, options: HitOptions): string[] {
  const { design, level, pieces } = options;
  return pieceIndex(design, level, pieces)
    .search(boxAround([at], reach))
    .filter(({ item }) => isReachable(item.id, options))
    .flatMap(({ item, box }) => {
      const gap = distanceTo(box, at);
      return gap <= reach ? [{ item, box, gap }] : [];
    })
    .toSorted(
      (p, q) =>
        Math.sign(p.gap) - Math.sign(q.gap) ||
        q.box.high - p.box.high ||
        p.box.halfWidth * p.box.halfDepth - q.box.halfWidth * q.box.halfDepth ||
        (p.item.id < q.item.id ? -1 : 1),
    )
    .map(({ item }) => item.id);
}

function wallsAt(at: Point, reach: number, { design, level }: HitOptions): string[] {
  const near = levelSnaps(design, level)
    .bodies.search(boxAround([at], reach + 600))
    .map(({ id, curve, thickness }) => ({
      id,
      gap: Math.max(0, distance(at, pointAt(curve, nearestOn(curve, at))) - thickness / 2),
    }));
  return byDistance(near, reach);
}

function roomsAt(at: Point, { design, level }: HitOptions): string[] {
  return roomsOf(design, level)
    .filter(({ shape }) => roomContains(shape, at))
    .map(({ record }) => record.id);
}

function byDistance(found: readonly { id: string; gap: number }[], reach: number): string[] {
  return found
    .filter(({ gap }) => gap <= reach)
    .toSorted((p, q) => p.gap - q.gap || (p.id < q.id ? -1 : 1))
    .map(({ id }) => id);
}
