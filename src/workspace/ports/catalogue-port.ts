import type { Item } from '#design/records/item.ts';

/** Something that can be put into a room, as the catalogue shows it. */
export interface CatalogueCard {
  readonly key: string;
  readonly name: string;
  readonly picture: string | null;
  /** Millimetres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** A merchant's; null for a model of the library. */
  readonly offer: {
    readonly product: string;
    readonly merchant: string;
    /** Whole đồng. */
    readonly price: { readonly min: number; readonly max: number };
    readonly inStock: boolean;
    readonly madeToSize: boolean;
  } | null;
  /** What is placed; a merchant's is read when it is taken in hand. */
  readonly piece: CataloguePiece | null;
}

export type CataloguePiece = Pick<Item, 'model' | 'finishes' | 'product' | 'variant' | 'choice'>;

/** `favourites`: products the person keeps; `own`: models the person uploaded. */
export const catalogueSources = ['library', 'products', 'favourites', 'own'] as const;
export type CatalogueSource = (typeof catalogueSources)[number];

export interface CatalogueAnswer {
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
  /** Where the next ones begin; null where there are none. */
  readonly next: string | null;
}

export interface CatalogueQuestion {
  readonly source: CatalogueSource;
  /** A family of the library alone. */
  readonly family?: string;
  readonly words: string;
  /** Free room it has to fit into. Millimetres. */
  readonly fits: { readonly width: number; readonly depth: number; readonly height: number } | null;
  readonly cursor: string | null;
}

/** `onProgress` hears from 0 to 1; refused in the person's words. */
export type ModelUpload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<CatalogueCard | { readonly refused: string }>;

/** What can be had, found by words and sizes in the reader's language. */
export interface CataloguePort {
  search(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer>;
  /** A studio picture of a piece; null of one that is not of the library. */
  picture(piece: Pick<Item, 'model' | 'finishes'>): string | null;
}
