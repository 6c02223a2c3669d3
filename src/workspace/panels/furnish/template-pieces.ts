import type { Command } from '#design/commands/command-table.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { CataloguePiece } from '../../ports/catalogue-port.ts';
import type { OffersPort } from '../../ports/offers-port.ts';
import { proposedItems } from './struck-proposal.ts';
import { offerFor } from '../../offers/offer-for.ts';

/** Of a home; a room has some thirty. */
const most = 120;

/** What a proposal is made of, each look once: where it stands is found anew in every room. */
export function templatePieces(command: Command): CataloguePiece[] {
  const pieces = proposedItems(command).map(({ model, finishes, product, variant, choice }): CataloguePiece => ({
    model,
    finishes,
    ...(product !== undefined && { product }),
    ...(variant !== undefined && { variant }),
    ...(choice && { choice }),
  }));
  return [...new Map(pieces.map((piece) => [JSON.stringify(piece), piece])).values()].slice(0, most);
}

/** The pieces of a template before everything else, at today's prices; what is no longer sold keeps its shape alone. */
export async function wantedFirst(pieces: readonly CataloguePiece[], offers: OffersPort): Promise<Supply> {
  return Promise.all(
    pieces.map(async (piece) => {
      const offer = await offerFor(offers, piece);
      return {
        model: piece.model,
        finishes: piece.finishes,
        wanted: true as const,
        offer:
          offer && piece.product !== undefined
            ? {
                product: piece.product,
                ...(piece.variant !== undefined && { variant: piece.variant }),
                ...(piece.choice && { choice: piece.choice }),
                price: offer.price,
                stock: offer.stock,
              }
            : null,
      };
    }),
  );
}
