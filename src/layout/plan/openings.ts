import type { Opening } from '#design/document.ts';
import { sideCurve } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import type { Wall } from '#design/records/wall.ts';
import { nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import { along, distance, leftOf, opposite } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Box } from '#layout/space/box.ts';

/** An opening as the room sees it: on the face of its wall, `along` with the room to the left. */
export interface RoomOpening {
  readonly opening: Opening;
  readonly centre: Point;
  readonly along: Point;
  readonly inward: Point;
  /** A door whose leaf comes into this room. */
  readonly swingsIn: boolean;
}

/** How wide a walkway has to be, and how much in front of any door stays free. */
const walkwayWidth = 750;
/** What stands this near to a window and higher than its sill, or than a low piece, takes its light. */
const windowReach = 450;
const lowPiece = 900;
/** Before glass that reaches (almost) to the floor only a low seat may stand. */
const lowSeat = 500;
const floorLength = 400;

export function openingsIn(side: InnerSide, wall: Wall, openings: readonly Opening[]): RoomOpening[] {
  return openings.flatMap((opening) => {
    const tangent = tangentAt(wall, opening.offset);
    const walk = side.left ? tangent : opposite(tangent);
    const inward = leftOf(walk);
    const centre = along(pointAt(wall, opening.offset), inward, wall.thickness / 2);
    const swingsIn = opening.kind === 'door' && (opening.side === 'left') === side.left;
    return liesOn(side, centre) ? [{ opening, centre, along: walk, inward, swingsIn }] : [];
  });
}

/** A wall can pass several rooms; each sees the openings of its own stretch. */
function liesOn(side: InnerSide, centre: Point): boolean {
  const face = sideCurve(side);
  return distance(pointAt(face, nearestOn(face, centre)), centre) < 5;
}

export function isDoorway({ opening }: RoomOpening): boolean {
  return opening.kind !== 'window';
}

/**
 * What must stay free because of an opening: the swing of a door and the step before it, the light of a window. `tight`:
 * in a room without another place also a low piece, not only a low seat, stands before a window down to the floor.
 */
export function keptFree(seen: RoomOpening, { tight = false } = {}): Box {
  const { opening } = seen;
  if (!isDoorway(seen)) {
    const low = isFloorLength(seen) && !tight ? lowSeat : Math.max(opening.sill, lowPiece);
    return before(seen, opening.width, windowReach, low, opening.sill + opening.height);
  }
  return before(seen, opening.width + 60, Math.max(walkwayWidth, swing(seen)), 0, opening.sill + opening.height);
}

/** In how many strips a quarter circle is kept free. */
const strips = 5;
/** Air beside a leaf that swings by. */
const leafAir = 10;

/**
 * The same for a room without another place: the step before a door, and of the swing beyond it the quarter circle
 * itself instead of the square about it.
 */
export function tightlyKeptFree(seen: RoomOpening): Box[] {
  const { opening } = seen;
  if (!isDoorway(seen)) return [keptFree(seen, { tight: true })];
  const high = opening.sill + opening.height;
  const step = before(seen, opening.width + 2 * leafAir, walkwayWidth, 0, high);
  const isQuarter = opening.kind === 'door' && opening.form === 'single' && seen.swingsIn;
  if (!isQuarter) return [swing(seen) > walkwayWidth ? keptFree(seen) : step];
  // Hinges are named along the wall, which runs along with the room or against it.
  const hand = (opening.hinge === 'a') === (opening.side === 'left') ? 1 : -1;
  const hinge = along(seen.centre, seen.along, (-hand * opening.width) / 2);
  const width = opening.width / strips;
  const leaf = Array.from({ length: strips }, (_, at) => {
    const centre = along(hinge, seen.along, hand * (at + 0.5) * width);
    return before({ ...seen, centre }, width, Math.sqrt(opening.width ** 2 - (at * width) ** 2) + leafAir, 0, high);
  });
  return [step, ...leaf];
}

export function isFloorLength({ opening }: RoomOpening): boolean {
  return opening.kind === 'window' && opening.sill < floorLength;
}

/** How far the leaf reaches into the room. */
function swing({ opening, swingsIn }: RoomOpening): number {
  if (opening.kind !== 'door' || !swingsIn) return 0;
  return (
    { single: opening.width, double: opening.width / 2, folding: opening.width / 4, sliding: 0 }[opening.form] + 40
  );
}

/** A box in front of an opening. */
function before(
  { centre, along: walk, inward }: RoomOpening,
  width: number,
  depth: number,
  low: number,
  high: number,
): Box {
  const middle = along(centre, inward, depth / 2);
  return { ...middle, halfWidth: width / 2, halfDepth: depth / 2, turn: Math.atan2(walk.y, walk.x), low, high };
}
