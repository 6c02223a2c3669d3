import type { Difference } from '#design/compare/compare-designs.ts';
import type { Design } from '#design/document.ts';
import { roomsOfThings } from '#design/plan/rooms-of-things.ts';
import type { Item } from '#design/records/item.ts';
import { factsOf, footprintOf, type PieceSource } from '#editor/pieces.ts';
import { roomPlan, type RoomPlan } from '#layout/plan/room-plan.ts';
import { cornersOf, distanceTo, type Box } from '#layout/space/box.ts';
import { direction, distance, middle, type Point } from '#lib/vec2.ts';

/** What a moved piece is nearer to now: a piece by its id, or a part of the room. */
export type Towards =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'window' | 'door' | 'wall'; readonly id?: never };

interface Landmark {
  readonly what: Towards;
  readonly box: Box;
}

/** Pieces people find their way by have at least this footprint. Square millimetres. */
const large = 500_000;
/** Of the way it went, at least so much brought it nearer. */
const share = 0.5;
/** Where two are as near as this, the one that says more is named. Millimetres. */
const alike = 10;
const kinds: readonly Towards['kind'][] = ['piece', 'window', 'door', 'wall'];

/** Of each piece that was moved the nearest thing of its room it came nearer to; pieces in no room are not named. */
export function movedTowards(
  differences: readonly Difference[],
  before: Design,
  after: Design,
  pieces: PieceSource,
): ReadonlyMap<string, Towards> {
  const rooms = roomsOfThings(after);
  const moved = differences.filter(({ table, kinds }) => table === 'items' && kinds.includes('moved'));
  return new Map(
    moved.flatMap(({ id, distance: by }): [string, Towards][] => {
      const [was, is] = [before.items[id], after.items[id]];
      const plan = roomPlan(after, rooms[id] ?? '');
      if (!was || !is || !plan || was.level !== is.level) return [];
      const way = distance(was.at, is.at);
      // It was lifted or lowered.
      if (way < by * share) return [];
      const mates = Object.values(after.items).filter((each) => each.id !== id && rooms[each.id] === rooms[id]);
      const marks = [...largePieces(mates, pieces), ...partsOf(plan)];
      const nearest = nearestApproached(marks, footprintOf(pieces, was), footprintOf(pieces, is), way);
      return nearest ? [[id, nearest]] : [];
    }),
  );
}

function nearestApproached(marks: readonly Landmark[], from: Box, to: Box, way: number): Towards | undefined {
  return marks
    .map(({ what, box }) => ({ what, far: gapBetween(from, box), near: gapBetween(to, box) }))
    .filter(({ far, near }) => far - near >= way * share)
    .map(({ what, near }) => ({ what, order: Math.round(near / alike) * kinds.length + kinds.indexOf(what.kind) }))
    .toSorted((a, b) => a.order - b.order)[0]?.what;
}

function largePieces(items: readonly Item[], pieces: PieceSource): Landmark[] {
  return items
    .filter(({ model, placement }) => {
      const { width, depth, family } = factsOf(pieces, model);
      return placement === 'floor' && width * depth >= large && family !== 'rug';
    })
    .map((item) => ({ what: { kind: 'piece', id: item.id }, box: footprintOf(pieces, item) }));
}

function partsOf({ polygon, openings }: RoomPlan): Landmark[] {
  const walls = polygon.map((a, at): Landmark => {
    const b = polygon[(at + 1) % polygon.length] ?? a;
    return { what: { kind: 'wall' }, box: lineOf(middle(a, b), direction(a, b), distance(a, b)) };
  });
  const seen = openings.flatMap(({ opening: { kind, width }, centre, along }): Landmark[] =>
    kind === 'gap' ? [] : [{ what: { kind }, box: lineOf(centre, along, width) }],
  );
  return [...seen, ...walls];
}

function lineOf(centre: Point, along: Point, length: number): Box {
  const turn = Math.atan2(along.y, along.x);
  return { ...centre, halfWidth: length / 2, halfDepth: 0, turn, low: 0, high: 0 };
}

/** Seen from above. Of two boxes that are apart, a corner of one of them is nearest. */
function gapBetween(a: Box, b: Box): number {
  return Math.min(
    ...cornersOf(a).map((corner) => distanceTo(b, corner)),
    ...cornersOf(b).map((corner) => distanceTo(a, corner)),
  );
}
