import type { Item } from '#design/records/item.ts';
import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import type { MadeChoice, OfferedProduct, OfferedVariant, OffersPort } from '../ports/offers-port.ts';

export type Bought = Pick<Item, 'model' | 'finishes' | 'product' | 'variant' | 'choice'>;

export interface Offer {
  readonly price: number;
  /** Null: made to order. */
  readonly stock: number | null;
  readonly days: { readonly from: number; readonly to: number } | null;
}

/** The price of a piece exactly as it stands there; null where nobody offers it so. */
export async function offerFor(port: OffersPort, piece: Bought): Promise<Offer | null> {
  if (piece.product === undefined) return null;
  const product = await port.product(piece.product);
  if (!product) return null;
  const variant = variantOf(product, piece);
  if (variant) return { price: variant.price, stock: variant.stock, days: null };
  const choice = choiceOf(product, piece);
  const made = choice && (await port.quote(product.id, choice));
  return made && made.model === piece.model ? { price: made.price, stock: null, days: made.days } : null;
}

/** Of those that look like it the one that was chosen, else the first: as the list of the home is priced. */
export function variantOf({ variants }: OfferedProduct, piece: Bought): OfferedVariant | null {
  const alike = variants.filter(({ model, finishes }) => model === piece.model && looksAlike(piece, finishes));
  return alike.find(({ id }) => id === piece.variant) ?? alike[0] ?? null;
}

/** What to ask the workshop for, so that it makes this very piece; null where it makes nothing to size. */
export function choiceOf({ made }: OfferedProduct, piece: Bought): MadeChoice | null {
  if (!made) return null;
  if (piece.choice) return piece.choice;
  const model = findModel(piece.model);
  if (!model) return null;
  const worn = slotFinishes(model.family, model.choice, piece.finishes);
  return {
    parameters: Object.fromEntries(made.parameters.map(({ key }) => [key, String(model.choice[key] ?? '')])),
    finishes: Object.fromEntries(
      made.slots.flatMap(({ key, finishes }) => {
        const finish = worn[key];
        return finish !== undefined && finishes.includes(finish) ? [[key, finish]] : [];
      }),
    ),
  };
}

function looksAlike({ model, finishes }: Bought, others: Readonly<Record<string, string>>): boolean {
  const found = findModel(model);
  if (!found) return true;
  const [mine, theirs] = [finishes, others].map((each) => slotFinishes(found.family, found.choice, each));
  return Object.keys(found.family.slots).every((slot) => mine?.[slot] === theirs?.[slot]);
}
