import type { Trilingual } from '#lib/trilingual.ts';
import type { ListKind } from './list-kind.ts';
import { textTokens } from './tokens.ts';
import { sampleTokens, stepTokens } from './steps.ts';

/** What a thing is found by. */
export interface SearchDocument {
  id: string;
  /** Words that name it: found first. */
  names: (string | Trilingual)[];
  /** Words that only speak of it. */
  about: (string | Trilingual)[];
  /** Filter → values. They are counted, filtered by, and understood in three languages. */
  facets: Record<string, readonly string[]>;
  /** The same, for filters that are never counted: whose it is. */
  hidden?: Record<string, readonly string[]>;
  popularity: number;
  newest: Date;
  /** In đồng; nothing has none. */
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

/** Whoever writes a million rows remembers what it has read before. */
export type Tokenise = (text: string, options: { pairs: boolean }) => ReadonlySet<string>;

/** Words as they are, words that only speak of it behind a dot, facets behind an at sign. */
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

export function facetToken(value: string): string {
  return `@${value}`;
}

/** One that rows carry among their facets; whose a thing is stands in the vector alone. */
export function isCounted(token: string, { filters }: ListKind): boolean {
  const name = token.slice(1).split(':')[0]!;
  return token.startsWith('@') && Object.hasOwn(filters, name) && !filters[name]!.hidden;
}

function tokensOfAll(texts: readonly (string | Trilingual)[], pairs: boolean, tokenise: Tokenise): Set<string> {
  return new Set(
    texts
      .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
      .flatMap((text) => [...tokenise(text, { pairs })]),
  );
}
