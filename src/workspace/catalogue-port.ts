import type { Item } from '#design/records/item.ts';

/** Something that can be put into a room, as the catalogue shows it. */
export interface CatalogueCard {
  readonly key: string;
  readonly name: string;
  readonly picture: string;
  /** Millimetres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  readonly piece: Pick<Item, 'model' | 'finishes' | 'product'>;
}

interface CatalogueAnswer {
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
  /** Where the next ones begin; null where there are none. */
  readonly next: string | null;
}

interface CatalogueQuestion {
  readonly words: string;
  /** Free room it has to fit into. Millimetres. */
  readonly fits: { readonly width: number; readonly depth: number } | null;
  readonly cursor: string | null;
}

/** What can be had, found by words and sizes in the reader's language. */
export interface CataloguePort {
  search(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer>;
}
