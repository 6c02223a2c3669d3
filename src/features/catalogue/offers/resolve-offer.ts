import { quoteOf, type MadeToSize, type Quote } from '#features/catalogue/products/made-to-size.ts';
import { findModel } from '#models/library.ts';
import { lookKey } from '#models/look-key.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { readChoice, writtenChoice } from './made-choice.ts';
import type { WantedLine } from './wanted-line.ts';

/** A piece of a design that somebody wants to buy, and how many of it. */
export interface WantedPiece {
  /** Of the library, or an uploaded file; null: only its product is known. */
  model: string | null;
  finishes: Readonly<Record<string, string>>;
  product?: string | undefined;
  variant?: string | undefined;
  /** As it was made to size. */ choice?: string | undefined;
  quantity: number;
}
export interface SoldVariant {
  id: string;
  product: string;
  /** Whether it looks like the piece. */ alike: boolean;
  price: number;
  stock: number;
}
export interface MadeProduct {
  product: string;
  made: MadeToSize;
}
/** Variants that look like the piece and those of its product; products made to size of its kind. */
interface Sold {
  variants: readonly SoldVariant[];
  made: readonly MadeProduct[];
}
type Offer = Omit<WantedLine, 'quantity'>;

/**
 * The one thing to buy for a piece (DECISIONS D2): the named variant, else one of the named product that looks so, else
 * its product made to this size; without a product, or where it no longer looks so, what looks so and is in stock, at
 * the lowest price. Null: not sold.
 */
export function resolveOffer(piece: WantedPiece, sold: Sold): Offer | null {
  const alike = sold.variants.filter((variant) => variant.alike || piece.model === null);
  return (
    (piece.product === undefined ? null : ofProduct(piece, piece.product, alike, sold.made)) ??
    offerOf(bestOf(alike, piece, ({ stock }) => stock > 0)) ??
    madeAs(piece, sold.made) ??
    offerOf(bestOf(alike, piece))
  );
}

function ofProduct(
  piece: WantedPiece,
  product: string,
  alike: readonly SoldVariant[],
  made: readonly MadeProduct[],
): Offer | null {
  const own = alike.filter((variant) => variant.product === product);
  const ownMade = made.filter((each) => each.product === product);
  return (
    offerOf(own.find(({ id }) => id === piece.variant)) ??
    (piece.choice === undefined ? null : madeAs(piece, ownMade)) ??
    offerOf(bestOf(own, piece)) ??
    madeAs(piece, ownMade)
  );
}

/** One of which there is enough, else one there is; then the cheapest, then by id, so that it is always the same. */
function bestOf(
  variants: readonly SoldVariant[],
  { quantity }: WantedPiece,
  able: (variant: SoldVariant) => boolean = () => true,
): SoldVariant | undefined {
  const lack = ({ stock }: SoldVariant) => {
    if (stock >= quantity) return 0;
    return stock > 0 ? 1 : 2;
  };
  return variants.filter(able).toSorted((a, b) => lack(a) - lack(b) || a.price - b.price || (a.id < b.id ? -1 : 1))[0];
}

function offerOf(variant: SoldVariant | undefined): Offer | null {
  return variant ? { product: variant.product, variant: variant.id } : null;
}

/** Made to size, where the workshop's quote gives this very model in these finishes; the cheapest. */
function madeAs(piece: WantedPiece, made: readonly MadeProduct[]): Offer | null {
  const [best] = made
    .flatMap(({ product, made }) => {
      const quote = quoteFor(piece, made);
      return quote ? [{ product, quote }] : [];
    })
    .toSorted((a, b) => a.quote.price - b.quote.price || (a.product < b.product ? -1 : 1));
  return best ? { product: best.product, choice: writtenChoice(best.quote) } : null;
}

function quoteFor({ model, finishes, choice }: WantedPiece, made: MadeToSize): Quote | null {
  if (model === null) {
    const wish = readChoice(choice ?? '');
    const quote = wish && quoteOf(made, wish);
    return quote && !('wrong' in quote) ? quote : null;
  }
  const found = findModel(model);
  if (found === null || found.family.code !== made.family || found.choice.style !== made.style) return null;
  const { style: _, ...parameters } = found.choice;
  const worn = slotFinishes(found.family, found.choice, finishes);
  const quote = quoteOf(made, {
    parameters: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
    finishes: Object.fromEntries(Object.entries(worn).filter(([slot]) => Object.hasOwn(made.finishes, slot))),
  });
  return !('wrong' in quote) && lookKey(quote.model, quote.finishes) === lookKey(model, finishes) ? quote : null;
}
