import type { Design, Opening } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { footprintOf, type PieceSource } from '#editor/pieces.ts';
import { itemPart } from '#layout/items-in.ts';
import { solidsOf } from '#layout/part.ts';
import { tightlyKeptFree } from '#layout/plan/openings.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import { overlaps, type Box } from '#layout/space/box.ts';

/** A piece before an opening. */
export interface Blocked {
  readonly item: string;
  readonly opening: Opening['kind'];
}

/**
 * What stands in the swing of a door, on the step before one or in the light of a window: the space that furnishing
 * keeps free even in a tight room. Null where no room has an opening.
 */
export function blockedOpenings(design: Design, pieces: PieceSource): Blocked[] | null {
  const plans = Object.keys(design.rooms).flatMap((room) => roomPlan(design, room) ?? []);
  if (plans.every(({ openings }) => openings.length === 0)) return null;
  const standing = Object.values(design.items).map((item) => ({ item, solids: solidsBefore(item, pieces) }));
  const found = plans.flatMap(({ record, openings }) =>
    openings.flatMap((seen) => {
      const free = tightlyKeptFree(seen);
      return standing
        .filter(({ item, solids }) => item.level === record.level && meet(solids, free))
        .map(({ item }) => ({ item: item.id, opening: seen.opening.kind }));
    }),
  );
  return [...new Map(found.map((each) => [`${each.item} ${each.opening}`, each])).values()];
}

/** Of what hangs on a wall, pictures and mirrors are no deeper. Millimetres. */
const flat = 60;

/** Rugs are walked over; curtains belong before a window; what stands on a piece or hangs from above is not it. */
function solidsBefore(item: Item, pieces: PieceSource): readonly Box[] {
  if (item.placement === 'top' || item.placement === 'ceiling') return [];
  const part = itemPart(item);
  if (!part) return [footprintOf(pieces, item)];
  const aside = part.chosen.family.category === 'textiles' || part.chosen.depth <= flat;
  return item.placement === 'wall' && aside ? [] : solidsOf(part);
}

function meet(solids: readonly Box[], free: readonly Box[]): boolean {
  return solids.some((solid) => free.some((box) => overlaps(solid, box)));
}
