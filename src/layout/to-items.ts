import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { hashOf, hashOfText } from '#lib/random.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Palette } from '#layout/palettes.ts';
import { isFlat } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import type { Rule } from '#layout/rules.ts';
import type { ShelfPiece } from '#layout/shelf.ts';
import { paletteFinishes } from '#layout/palette-finishes.ts';

/** Parts as items of a document. Ids follow from room and seed, skipping those that are taken. */
export function toItems(
  design: Design,
  plan: RoomPlan,
  parts: readonly Part[],
  { style, palette, seed }: { style: Style; palette: Palette; seed: number },
): { item: Item; rule: Rule }[] {
  const stem = hashOf(seed, hashOfText(plan.record.id)).toString(36);
  let number = 0;
  const nextId = (): string => {
    do number++;
    while (recordOf(design, 'items', `it_${stem}${number.toString(36).padStart(2, '0')}`));
    return `it_${stem}${number.toString(36).padStart(2, '0')}`;
  };
  // The floor plan draws in the order of ids: rugs lie under everything.
  const drawn = [...parts.filter(isFlat), ...parts.filter((part) => !isFlat(part))];
  return drawn.map(({ chosen, x, y, z, turn, rule, clothRole }) => ({
    rule,
    item: {
      id: nextId(),
      level: plan.record.level,
      model: chosen.id,
      ...(chosen.sold
        ? { finishes: { ...chosen.sold.finishes }, ...purchaseOf(chosen.sold) }
        : { finishes: paletteFinishes(chosen, palette, style, clothRole) }),
      at: { x: rounded(x), y: rounded(y), z: rounded(z) },
      turn,
      placement: chosen.family.placement,
      locked: false,
    },
  }));
}

/** The exact variant, so that list and sum agree (DECISIONS D2). */
function purchaseOf({ offer }: ShelfPiece): Pick<Item, 'product' | 'variant' | 'choice'> {
  if (!offer) return {};
  const { product, variant, choice } = offer;
  return { product, ...(variant !== undefined && { variant }), ...(choice && { choice }) };
}

/** To a tenth of a millimetre. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
