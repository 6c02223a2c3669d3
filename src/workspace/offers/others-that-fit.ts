import type { CatalogueCard, CataloguePiece, CataloguePort } from '../ports/catalogue-port.ts';
import type { OffersPort } from '../ports/offers-port.ts';
import { offerFor } from './offer-for.ts';
import { pieceOfProduct } from './piece-of-product.ts';

export interface Other {
  readonly card: CatalogueCard;
  readonly piece: CataloguePiece;
  /** Null for a model of the library, which nobody sells as such. */
  readonly price: number | null;
}

interface Asked {
  readonly family: { readonly code: string; readonly name: string };
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  /** Whether a model is of the family and fits: words alone find a picture of a sofa, too. */
  fits(model: string): boolean;
}

const mostRead = 12;

/** Of the same family and within the free gap: what can be bought by price, then models of the library. */
export async function othersThatFit(
  { catalogue, offers }: { catalogue: CataloguePort; offers: OffersPort },
  { family, room, fits }: Asked,
): Promise<Other[]> {
  const { signal } = new AbortController();
  const question = { fits: room, cursor: null };
  const [sold, models] = await Promise.all([
    catalogue.search({ ...question, source: 'products', words: family.name }, signal),
    catalogue.search({ ...question, source: 'library', words: '', family: family.code }, signal),
  ]);
  const read = await Promise.all(
    sold.cards.slice(0, mostRead).map(async (card) => {
      const piece = card.offer && (await pieceOfProduct(offers, card.offer.product, { fits, size: card.size }));
      const offer = piece && (await offerFor(offers, piece));
      return piece && offer ? [{ card, piece, price: offer.price }] : [];
    }),
  );
  const free = models.cards.flatMap((card) => (card.piece ? [{ card, piece: card.piece, price: null }] : []));
  return [...read.flat().toSorted((a, b) => a.price - b.price), ...free];
}
