import { slotFinishes } from '#models/slot-finishes.ts';
import { findModel } from '#models/library.ts';
import { lookKey } from '#models/look-key.ts';
import type { SeenPiece } from '../works/seen-pieces.ts';
import { looksOf, type DraftProduct } from './draft-product.ts';
import type { Look } from './look.ts';

/** No product has more variants than this. */
const most = 8;
/** Pieces that follow the room more than a style: another style’s leaf, weave or leg is a variant of the same. */
const loose: readonly string[] = [
  'rug',
  'plant',
  'picture',
  'vase',
  'cushion',
  'throw',
  'books',
  'bowl',
  'candle-holder',
  'television',
  'basket',
  'table-plant',
  'clock',
  'curtain',
  'blind',
  'mirror',
  'lounge-chair',
  'side-table',
  'office-chair',
  'table-lamp',
  'bench',
  'bath',
];

/**
 * What stands in the demo homes becomes a variant of the most similar product, so that a room can be bought as it is
 * seen. Looks by the product's key, its own first.
 */
export function looksWithHomes(drafts: readonly DraftProduct[], seen: readonly SeenPiece[]): Map<string, Look[]> {
  const looks = new Map(drafts.map((draft) => [draft.key, looksOf(draft)]));
  const known = new Set([...looks.values()].flat().map(({ model, finishes }) => lookKey(model, finishes)));
  for (const { model, finishes } of seen) {
    const found = findModel(model);
    const near = found
      ? drafts.filter((draft) => fits(draft, model, found) && looks.get(draft.key)!.length < most)
      : [];
    const best = near.toSorted(
      (a, b) => likeness(looks.get(b.key)![0]!, found!) - likeness(looks.get(a.key)![0]!, found!),
    )[0];
    if (!best || !found) continue;
    const look = adoptedLook(best, model, found, finishes);
    const key = lookKey(look.model, look.finishes);
    if (known.has(key)) continue;
    known.add(key);
    looks.get(best.key)!.push(look);
  }
  return looks;
}

type LibraryModel = NonNullable<ReturnType<typeof findModel>>;

function fits({ piece: [code, style] }: DraftProduct, model: string, { family, choice }: LibraryModel): boolean {
  return code === family.code && (style === choice.style || loose.includes(code)) && model !== '';
}

/** Forms they share; a style weighs more than two forms. */
function likeness({ choice: own }: Look, { family, choice }: LibraryModel): number {
  const forms = Object.keys(family.parameters).filter(
    (key) => typeof choice[key] === 'string' && own[key] === choice[key],
  ).length;
  return forms + (own.style === choice.style ? 2.5 : 0);
}

function adoptedLook(
  { wear }: DraftProduct,
  model: string,
  { family, choice }: LibraryModel,
  finishes: Readonly<Record<string, string>>,
): Look {
  const bySlot = slotFinishes(family, choice, finishes);
  const told = Object.fromEntries(Object.keys(wear).map((slot) => [slot, bySlot[slot]!]));
  return {
    family,
    choice,
    model,
    finishes: { ...told, ...finishes },
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
  };
}
