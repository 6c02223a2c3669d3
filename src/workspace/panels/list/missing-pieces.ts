import type { HomeList } from '../../ports/list-port.ts';

/** Pieces of the home that cannot be bought; of a line that is short, the last ones. */
export function missingPieces({ lines }: HomeList): string[] {
  return lines.flatMap(({ items, available }) => items.slice(available));
}
