import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { contains } from '#lib/polygon.ts';
import { findModel } from '#models/library.ts';
import { boxOf, type Part } from '#layout/part.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import type { Box } from '#layout/space/box.ts';

/** What stands in a room. */
export function itemsIn(design: Design, plan: RoomPlan): Item[] {
  const there = Object.values(design.items).filter((item) => item.level === plan.record.level);
  return there
    .filter((item) => {
      const box = itemBox(item) ?? item.at;
      return contains(plan.polygon, box) && !plan.holes.some((hole) => contains(hole, box));
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The space an item takes; null for a model the library does not know. */
export function itemBox(item: Item): Box | null {
  const part = itemPart(item);
  return part && boxOf(part);
}

/** An item as a part of the home; null for a model the library does not know. */
export function itemPart({ model, at, turn }: Item): Part | null {
  const found = findModel(model);
  if (!found) return null;
  const width = found.choice.width as number;
  const depth = found.choice.depth as number;
  const height = found.choice.height as number;
  return {
    chosen: { ...found, id: model, width, depth, height },
    ...at,
    turn,
    rule: 'lived-in',
    clothRole: 'first',
  };
}
