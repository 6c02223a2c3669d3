import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { wallSides } from '#design/reconcile/room-identity.ts';
import type { WallSide } from '#design/records/wall.ts';

/** The room each side of a wall looks into; of several, the first along it. */
export function roomsBeside(design: Design, level: string, wall: string): Record<WallSide, string | null> {
  const plan = levelPlan(design, level);
  const rooms = recordsOn(design, 'rooms', level);
  const roomOn = (side: WallSide) => {
    const shape = plan.shapes.find((each) => wallSides(plan, each).has(`${wall}:${side}`));
    return (shape && rooms.find((room) => roomContains(shape, room.seed))?.id) ?? null;
  };
  return { left: roomOn('left'), right: roomOn('right') };
}
