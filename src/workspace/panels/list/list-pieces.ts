import type { Design } from '#design/document.ts';
import type { ListPiece } from '../../ports/list-port.ts';

/** The pieces of a home as the market is asked for them: equal ones together, whatever order they were drawn in. */
export function listPieces(items: Design['items'], without: ReadonlySet<string> = new Set()): ListPiece[] {
  const asked = Object.values(items)
    .filter(({ id }) => !without.has(id))
    .map(({ id, model, finishes, product, variant, choice }) => ({
      id,
      piece: {
        model,
        finishes,
        ...(product !== undefined && { product }),
        ...(variant !== undefined && { variant }),
        ...(choice !== undefined && { choice }),
      },
    }));
  return [...Map.groupBy(asked, ({ piece }) => JSON.stringify(piece)).values()]
    .flatMap((same) => (same[0] ? [{ ...same[0].piece, items: same.map(({ id }) => id).toSorted() }] : []))
    .toSorted((a, b) => ((a.items[0] ?? '') < (b.items[0] ?? '') ? -1 : 1));
}
