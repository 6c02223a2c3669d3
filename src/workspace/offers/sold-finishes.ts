import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import type { OfferedProduct, OfferedVariant } from '../ports/offers-port.ts';
import { variantOf, type Bought } from './offer-for.ts';

/** The finishes of a part a piece can be bought in; null where nothing is known of it. */
export function soldFinishes(product: OfferedProduct, piece: Bought, slot: string): readonly string[] | null {
  const found = findModel(piece.model);
  if (!found) return null;
  const { family, choice } = found;
  if (product.made) {
    const offered = product.made.slots.find(({ key }) => key === slot)?.finishes;
    // What cannot be asked for is made as it usually is.
    return offered ?? [slotFinishes(family, choice)[slot] ?? ''];
  }
  return product.variants
    .filter(({ model }) => model === piece.model)
    .flatMap(({ finishes }) => slotFinishes(family, choice, finishes)[slot] ?? []);
}

/** Of the variants of its shape the one most like it; with `wanted`, of those that have that finish there. */
export function nearestVariant(
  { variants }: OfferedProduct,
  piece: Bought,
  wanted?: { readonly slot: string; readonly finish: string },
): OfferedVariant | null {
  const found = findModel(piece.model);
  if (!found) return null;
  const worn = (finishes: Readonly<Record<string, string>>) => slotFinishes(found.family, found.choice, finishes);
  const mine = worn(piece.finishes);
  const unlike = ({ finishes }: OfferedVariant) =>
    Object.entries(worn(finishes)).filter(([slot, finish]) => mine[slot] !== finish).length;
  const [best] = variants
    .filter(
      ({ model, finishes }) => model === piece.model && (!wanted || worn(finishes)[wanted.slot] === wanted.finish),
    )
    .toSorted((a, b) => unlike(a) - unlike(b) || Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price);
  return best ?? null;
}

/** What a piece in stock costs more or less in each finish of a part it is sold in; nothing where that is not known. */
export function finishPrices(product: OfferedProduct | null, piece: Bought, slot: string): ReadonlyMap<string, number> {
  const now = product && !product.made ? variantOf(product, piece) : null;
  if (!product || !now) return new Map();
  return new Map(
    [...new Set(soldFinishes(product, piece, slot))].flatMap((finish): [string, number][] => {
      const variant = nearestVariant(product, piece, { slot, finish });
      return variant ? [[finish, variant.price - now.price]] : [];
    }),
  );
}
