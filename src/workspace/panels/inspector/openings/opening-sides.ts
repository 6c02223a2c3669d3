import { recordOf } from '#design/document.ts';
import type { Design, Opening } from '#design/document.ts';
import { wallFaces } from '#design/plan/wall-faces.ts';
import type { Door } from '#design/records/door.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { WallSide } from '#design/records/wall.ts';
import { tangentAt } from '#lib/curve.ts';
import { leftOf } from '#lib/vec2.ts';

/** What lies on a side of an opening: a room, or the open air. */
export function roomBehind(design: Design, { wall, offset }: Opening, side: WallSide): RoomRecord | null {
  const level = recordOf(design, 'walls', wall)?.level;
  if (level === undefined) return null;
  const face = wallFaces(design, level).find(
    (each) => each.wall.id === wall && each.side === side && offset >= each.from && offset <= each.to,
  );
  return face?.room ?? null;
}

/** Where a side of an opening is, as the plan is seen. */
export function sideInPlan(design: Design, { wall, offset }: Opening, side: WallSide) {
  const record = recordOf(design, 'walls', wall);
  const left = record ? leftOf(tangentAt(record, offset)) : { x: 0, y: 1 };
  const to = side === 'left' ? left : { x: -left.x, y: -left.y };
  if (Math.abs(to.y) >= Math.abs(to.x)) return to.y > 0 ? 'upper' : 'lower';
  return to.x > 0 ? 'right' : 'left';
}

/** The jamb on one's left or right hand, standing where the door opens to and looking at it. */
export function jambAt(hand: 'left' | 'right', side: WallSide): Door['hinge'] {
  return hand === side ? 'b' : 'a';
}
