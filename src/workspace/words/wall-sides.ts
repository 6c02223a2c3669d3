import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { wallFaces } from '#design/plan/wall-faces.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { WallSide } from '#design/records/wall.ts';
import { lengthOf, tangentAt } from '#lib/curve.ts';
import { leftOf } from '#lib/vec2.ts';

/** A wall, or a place along it: the middle of an opening. */
export interface AlongWall {
  readonly wall: string;
  readonly offset?: number;
}

/** What lies on a side, in order along the wall; null is the open air. */
export function roomsBehind(design: Design, { wall, offset }: AlongWall, side: WallSide): (RoomRecord | null)[] {
  const level = recordOf(design, 'walls', wall)?.level;
  if (level === undefined) return [null];
  const faces = wallFaces(design, level)
    .filter((each) => each.wall.id === wall && each.side === side)
    .filter(({ from, to }) => offset === undefined || (offset >= from && offset <= to))
    .toSorted((a, b) => a.from - b.from);
  return faces.length === 0 ? [null] : [...new Set(faces.map(({ room }) => room))];
}

/** How long a side of a wall is between the walls it meets, as one measures it there; room by room along it. */
export function faceLengths(design: Design, wall: string, side: WallSide): number[] {
  const level = recordOf(design, 'walls', wall)?.level;
  if (level === undefined) return [];
  return wallFaces(design, level)
    .filter((each) => each.wall.id === wall && each.side === side)
    .toSorted((a, b) => a.from - b.from)
    .map(({ length }) => Math.round(length));
}

/** Where a side is, as the plan is seen. */
export function sideInPlan(design: Design, { wall, offset }: AlongWall, side: WallSide) {
  const record = recordOf(design, 'walls', wall);
  const left = record ? leftOf(tangentAt(record, offset ?? lengthOf(record) / 2)) : { x: 0, y: 1 };
  const to = side === 'left' ? left : { x: -left.x, y: -left.y };
  if (Math.abs(to.y) >= Math.abs(to.x)) return to.y > 0 ? 'upper' : 'lower';
  return to.x > 0 ? 'right' : 'left';
}
