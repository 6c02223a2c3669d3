import type { Locale } from '#lib/locale.ts';
import type { Sort } from './steps.ts';

export const searchKinds = ['products', 'works', 'designers', 'merchants', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];

export type Names = Record<Locale, string>;

/**
 * A filter: its name in an address and, as `facet:value`, in the index; its values with their names, in display order.
 */
interface Filter {
  name: Names;
  values: Readonly<Record<string, Names>>;
  /** Neither counted nor offered: too many values, or only used in addresses. */
  hidden?: true;
  /** The price range of a value, in đồng; `to` is exclusive. A scan in order of price starts and ends there. */
  prices?(value: string): { from: number; to: number };
  /** Values that cannot be listed beforehand (ids of merchants); anything of this form is accepted. */
  form?: RegExp;
}

/** What lists of one kind have in common: the page, its address, the call and the index read this. */
export interface ListKind {
  kind: SearchKind;
  filters: Readonly<Record<string, Filter>>;
  sorts: readonly [Sort, ...Sort[]];
  /** Sizes in the search words are understood ("2m2"). */
  sized?: true;
  /** The list is of people and companies: every word may be a name. */
  people?: true;
}
