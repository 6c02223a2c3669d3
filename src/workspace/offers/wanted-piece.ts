import type { CataloguePiece } from '../ports/catalogue-port.ts';
import type { MadeChoice, OffersPort } from '../ports/offers-port.ts';
import { pieceOfProduct } from './piece-of-product.ts';

interface Wanted {
  readonly product: string;
  readonly variant?: string;
  readonly choice?: MadeChoice;
}

/** A product as it was chosen on its page; what cannot be placed so, as the merchant offers it otherwise. */
export async function wantedPiece(
  offers: OffersPort,
  { product, variant, choice }: Wanted,
): Promise<CataloguePiece | null> {
  if (choice) {
    const made = await offers.quote(product, choice);
    if (made) return { model: made.model, finishes: { ...made.choice.finishes }, product, choice: made.choice };
  }
  const found = (await offers.product(product))?.variants.find(({ id }) => id === variant);
  if (found?.model) return { model: found.model, finishes: { ...found.finishes }, product, variant: found.id };
  return pieceOfProduct(offers, product);
}
