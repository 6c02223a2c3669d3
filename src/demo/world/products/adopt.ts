import type { Choice } from '#models/family.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { findModel } from '#models/library.ts';
import { lookKey } from '#models/look-key.ts';
import type { SeenPiece } from '../works/seen-pieces.ts';
import { looksOf, type DraftProduct } from './draft-product.ts';
import type { Look } from './look.ts';

/** No product has more variants than this. */
const most = 8;
/** Pieces that follow the room more than a style: another style’s seat or binding is a variant of the same. */
const loose: readonly string[] = ['books', 'cushion', 'throw', 'office-chair', 'bench'];

/**
 * What stands in the demo homes becomes a variant of the most similar product whose name and text are true of it, so
 * that a room can be bought as it is seen. Looks by the product's key, its own first.
 */
export function looksWithHomes(drafts: readonly DraftProduct[], seen: readonly SeenPiece[]): Map<string, Look[]> {
  const looks = new Map(drafts.map((draft) => [draft.key, looksOf(draft)]));
  const known = new Map([...looks.values()].flat().map((look) => [lookKey(look.model, look.finishes), look]));
  for (const { model, finishes, wears } of seen) {
    const key = lookKey(model, finishes);
    const same = known.get(key);
    if (same) same.wears = wears;
    const found = same ? null : findModel(model);
    if (!found) continue;
    const worn = slotFinishes(found.family, found.choice, finishes);
    const near = drafts.filter((draft) => fits(draft, found, worn) && looks.get(draft.key)!.length < most);
    const [best] = near.toSorted(
      (a, b) => likeness(looks.get(b.key)![0]!, found) - likeness(looks.get(a.key)![0]!, found),
    );
    if (!best) continue;
    const look = { ...adoptedLook(best, model, found, { worn, finishes }), wears };
    known.set(key, look);
    looks.get(best.key)!.push(look);
  }
  return looks;
}

type LibraryModel = NonNullable<ReturnType<typeof findModel>>;
/** Finishes by slot. */
type Worn = Readonly<Record<string, string>>;

function fits({ piece: [code, style], always }: DraftProduct, { family, choice }: LibraryModel, worn: Worn): boolean {
  if (code !== family.code) return false;
  return always ? keepsWord(always, choice, worn) : style === choice.style || loose.includes(code);
}

/** Whether a variant has the forms and finishes its product's name speaks of. */
export function keepsWord(always: NonNullable<DraftProduct['always']>, choice: Choice, worn: Worn): boolean {
  return Object.entries(always).every(([key, said]) => said.includes(choice[key]!) || said.includes(worn[key]!));
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
  { worn, finishes }: { worn: Worn; finishes: Worn },
): Look {
  const told = Object.fromEntries(Object.keys(wear).map((slot) => [slot, worn[slot]!]));
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
