import { dot, subtract } from '#lib/vec2.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import { cornersOf } from '#layout/space/box.ts';

const shortest = 200;

/**
 * The parts of a wall before which a strip of this depth and height is free of every door's swing and every window's
 * light, those of the walls beside it too.
 */
export function clearParts(
  plan: Pick<RoomPlan, 'keptFree'>,
  { start, along, inward, length }: Pick<Stretch, 'start' | 'along' | 'inward' | 'length'>,
  { depth, height }: { depth: number; height: number },
): { from: number; to: number }[] {
  const blocked = plan.keptFree
    .flatMap((box) => {
      if (box.low >= height - 0.5) return [];
      const corners = cornersOf(box).map((corner) => subtract(corner, start));
      const off = corners.map((corner) => dot(corner, inward));
      if (Math.min(...off) > depth - 1 || Math.max(...off) < 1) return [];
      const at = corners.map((corner) => dot(corner, along));
      return [{ from: Math.min(...at), to: Math.max(...at) }];
    })
    .toSorted((a, b) => a.from - b.from);
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const hole of blocked) {
    if (Math.min(hole.from, length) - from > shortest) parts.push({ from, to: Math.min(hole.from, length) });
    from = Math.max(from, hole.to);
  }
  if (length - from > shortest) parts.push({ from, to: length });
  return parts;
}
