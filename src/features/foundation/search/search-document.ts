import type { Trilingual } from '#lib/trilingual.ts';
import type { ListKind } from './list-kind.ts';
import { textTokens } from './tokens.ts';
import { sampleTokens, stepTokens } from './steps.ts';

/** What a thing is indexed by. */
export interface SearchDocument {
  id: string;
  /** Names: ranked first. */
  names: (string | Trilingual)[];
  /** Descriptions. */
  about: (string | Trilingual)[];
  /** Filter → values. They are counted, filtered by, and understood in three languages. */
  facets: Record<string, readonly string[]>;
  /** The same, for filters that are never counted: the owner. */
  hidden?: Record<string, readonly string[]>;
  popularity: number;
  newest: Date;
  /** In đồng; absent where there is none. */
  price?: number;
}

export interface SearchRow {
  id: string;
  tokens: string[];
  facets: string[];
  popularity: number;
  newest: number;
  price: number;
  words: string[];
}

/** Replaced by a caching version when writing a million rows. */
export type Tokenise = (text: string, options: { pairs: boolean }) => ReadonlySet<string>;

/** Name words as they are, description words behind a dot, facets behind an at sign. */
export function searchRow(
  { id, names, about, facets, hidden = {}, popularity, newest, price = 0 }: SearchDocument,
  tokenise: Tokenise = textTokens,
): SearchRow {
  const strong = tokensOfAll(names, true, tokenise);
  const weak = [...tokensOfAll(about, false, tokenise)].filter((token) => !strong.has(token));
  const values = valuesOf(facets);
  const row = { id, facets: values, popularity, newest: newest.getTime(), price };
  const tokens = [
    ...strong,
    ...weak.map((token) => `.${token}`),
    ...[...values, ...valuesOf(hidden)].map(facetToken),
    ...stepTokens(row),
  ];
  return { ...row, words: [...strong, ...weak], tokens: [...tokens, ...sampleTokens(id, tokens)] };
}

function valuesOf(facets: Record<string, readonly string[]>): string[] {
  return Object.entries(facets).flatMap(([facet, list]) => [...new Set(list)].map((value) => `${facet}:${value}`));
}

/** The width a thing is called by, in millimetres, where that is not its outside (`Family.nominal`). */
export const nominalFacet = 'nominal';

export function facetToken(value: string): string {
  return `@${value}`;
}

/** Whether rows carry it among their facets; the owner is in the vector alone. */
export function isCounted(token: string, { filters }: ListKind): boolean {
  const [name = ''] = token.slice(1).split(':');
  return token.startsWith('@') && Object.hasOwn(filters, name) && filters[name]?.hidden !== true;
}

function tokensOfAll(texts: readonly (string | Trilingual)[], pairs: boolean, tokenise: Tokenise): Set<string> {
  return new Set(
    texts
      .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
      .flatMap((text) => [...tokenise(text, { pairs })]),
  );
}
