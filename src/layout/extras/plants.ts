import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { facingIn, pointOn } from '#layout/plan/stretches.ts';
import { addFirst, findModelFor } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { toWindow } from '#layout/sets/spots.ts';
import type { Pose } from '#layout/part.ts';
import { sightLength } from '#layout/space/floor-area.ts';
import { opposite } from '#lib/vec2.ts';

/** One in a corner near the light, two in a large room, more outside. */
export function addPlants(room: FurnishingState): void {
  const { plan } = room.brief;
  if (['kitchen', 'hall', 'altar', 'laundry', 'bathroom'].includes(plan.record.type) && plan.area < 9) return;
  let most = 1;
  if (plan.record.type === 'balcony') most = 3;
  else if (plan.area > 22) most = 2;
  for (let i = 0; i < most; i++) {
    const heights = i === 0 && plan.area > 8 ? [1500, 1100, 700] : [900, 600];
    heights.some((height) => {
      const plant = findModelFor(room, 'plant', {
        width: [150, 900],
        height: [300, Math.max(400, plan.height - 300)],
        near: { height, width: height * 0.45 },
      });
      if (!plant) return false;
      const spots = corners(plan, Math.max(plant.width, plant.depth)).toSorted(
        (a, b) => toWindow(plan, a) - toWindow(plan, b),
      );
      return addFirst(
        room,
        spots.map((spot) => ({
          chosen: plant,
          ...spot,
          z: 0,
          rule: 'plant-in-corner' as const,
          clothRole: 'first' as const,
        })),
      );
    });
  }
}

/** Inner corners, for something of a given breadth. `turn` in degrees. */
export function corners(plan: RoomPlan, breadth: number): Pose[] {
  const off = breadth / 2 + 50;
  return plan.stretches.flatMap((stretch) =>
    (
      [
        [off, opposite(stretch.along)],
        [stretch.length - off, stretch.along],
      ] as const
    ).flatMap(([s, out]) => {
      const spot = pointOn(stretch, s, off);
      // Round an outer corner there is nothing to nestle into.
      return sightLength(plan, spot, out) > off + 300
        ? []
        : [{ ...spot, turn: Math.round((facingIn(stretch) * 180_000) / Math.PI) / 1000 }];
    }),
  );
}
