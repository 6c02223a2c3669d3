import type { Locale } from '#lib/locale.ts';
import type { Sort } from './steps.ts';

export const searchKinds = ['products', 'works', 'designers', 'merchants', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];

export type Names = Record<Locale, string>;

/**
 * A filter: its name in an address and, as `facet:value`, in the index; its values with their names, in the order
 * people expect.
 */
interface Filter {
  name: Names;
  values: Readonly<Record<string, Names>>;
  /** Not counted nor offered as a list: too many values, or of use to addresses only. */
  hidden?: true;
  /** What a value says about the price, in đồng; `to` is left out. Whoever walks along prices begins and ends there. */
  prices?(value: string): { from: number; to: number };
  /** Values nobody can list beforehand (ids of merchants); anything of this form is accepted. */
  form?: RegExp;
}

/** All that lists of one kind of thing have in common: the page, its address, the call and the index read this. */
export interface ListKind {
  kind: SearchKind;
  filters: Readonly<Record<string, Filter>>;
  sorts: readonly [Sort, ...Sort[]];
  /** Sizes in words mean something ("2m2"). */
  sized?: true;
  /** What is listed are people and houses: every word may be a name. */
  people?: true;
}
