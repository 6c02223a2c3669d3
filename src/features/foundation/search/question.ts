import type { Family } from '#models/family.ts';
import { namedFamilies } from './words/named-families.ts';
import { kindAndKin } from './words/kin.ts';
import { namesKind } from './words/names-kind.ts';
import type { SizeTerm } from '#models/search/meaning.ts';
import type { ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import type { SearchTerm } from './words/read-words.ts';
import { familyKey } from './family-key.ts';
import { facetToken, nominalFacet } from './search-document.ts';
import type { Figures, Prices, SizeBound } from './search-queries.server.ts';
import { sorts, stepToken, type Sort } from './steps.ts';
import { allOf, type Query } from './tsquery.ts';

/** No row has this token: what a query of unknown words searches for. */
const nothing = '#';

/** A query for the index. `stages` are the same rows in order of relevance, without repeats; their union is `whole`. */
export interface Question {
  whole: Query | null;
  stages: (Query | null)[];
}

/** What is called exactly so first, then matches by facet, then by name, then by description. */
export function questionOf(
  terms: readonly SearchTerm[],
  filters: Query | null,
  { unknown = false, named = null }: { unknown?: boolean; named?: Query | null } = {},
): Question {
  if (named === null) return questionOfTerms(terms, filters, unknown);
  const first = allOf(named, filters);
  if (terms.length === 0) return { whole: first, stages: [first] };
  const { whole, stages } = questionOfTerms(terms, filters, unknown);
  return {
    whole: whole && first && { any: [first, whole] },
    stages: [first, ...stages.map((stage) => allOf(stage, { not: named }))],
  };
}

function questionOfTerms(terms: readonly SearchTerm[], filters: Query | null, unknown: boolean): Question {
  if (terms.length === 0) return { whole: unknown ? nothing : filters, stages: [unknown ? nothing : filters] };
  const kinds = terms.filter(namesKind);
  const [kind] = kinds;
  if (kind === undefined) return questionOfWords(terms, filters);
  if (kinds.length > 1) return questionOfWords(terms, allOf(filters, anyKind(kinds)));
  const others = terms.filter((term) => term !== kind);
  const those = allOf(filters, facetMatch(kind));
  return others.length > 0 ? questionOfWords(others, those) : { whole: those, stages: [those] };
}

/** A query that names a kind of thing finds that kind. */
function questionOfWords(terms: readonly SearchTerm[], filters: Query | null): Question {
  const { being, called, spoken } = matchesOf(terms);
  const staged: Query[] = terms.some(({ concepts }) => concepts.length > 0)
    ? [being, { all: [called, { not: being }] }]
    : [called];
  return {
    whole: allOf(filters, spoken),
    stages: [...staged, { all: [spoken, { not: called }] }].map((stage) => allOf(stage, filters)),
  };
}

/**
 * What is not of the kind that was named and yet bears its word: a cushion for a sofa. Null where no kind was named, or
 * nothing is called by its word.
 */
export function questionOfOthers(
  terms: readonly SearchTerm[],
  filters: Query | null,
  named: Query | null,
): Question | null {
  const kinds = terms.filter(namesKind);
  if (!kinds.some(({ tokens }) => tokens.length > 0)) return null;
  const { called, spoken } = matchesOf(terms);
  const other = allOf(filters, { not: anyKind(kinds) }, named && { not: named });
  return {
    whole: allOf(other, spoken),
    stages: [called, { all: [spoken, { not: called }] }].map((stage) => allOf(stage, other)),
  };
}

function matchesOf(terms: readonly SearchTerm[]): Record<'being' | 'called' | 'spoken', Query> {
  return {
    being: { all: terms.map(facetMatch) },
    called: { all: terms.map(nameMatch) },
    spoken: { all: terms.map(textMatch) },
  };
}

function anyKind(kinds: readonly SearchTerm[]): Query {
  return { any: kinds.map(facetMatch) };
}

/** Any of the chosen values of every filter; `except` leaves one filter out, to count what else it offers. */
export function filterQuery(filters: ListAddress['filters'], except?: string): Query | null {
  return allOf(
    ...Object.entries(filters)
      .filter(([name]) => name !== except)
      .map(([name, values]) => ({ any: values.map((value) => facetToken(`${name}:${value}`)) })),
  );
}

export function figuresOf(
  { fits, priceFrom, priceTo }: Pick<ListAddress, 'fits' | 'priceFrom' | 'priceTo'>,
  sizes: readonly SizeTerm[],
  terms: readonly SearchTerm[] = [],
): Figures {
  const space = sizes.find((size) => size.kind === 'fits')?.space;
  const spoken = space
    ? { width: bounded(space.width), depth: bounded(space.depth), height: bounded(space.height) }
    : null;
  return {
    fits: fits ?? spoken,
    priceFrom,
    priceTo,
    sizes: sizes.flatMap((size) => boundsOf(size, namedFamilies(terms))),
  };
}

/** A few price steps narrow a query by the index; more would only make it longer. */
export function priceQuery({ priceFrom, priceTo }: Pick<ListAddress, 'priceFrom' | 'priceTo'>): Query | null {
  const from = sorts.cheap.step(priceFrom ?? 0);
  const to = priceTo === null ? 72 : sorts.cheap.step(priceTo);
  return to - from > 5 || to < from ? null : { any: stepsBetween('cheap', from, to) };
}

/** The price range of the query; `to` is exclusive. */
export function pricesOf(
  { filters, priceFrom, priceTo }: Pick<ListAddress, 'filters' | 'priceFrom' | 'priceTo'>,
  kind: ListKind,
): Prices {
  const bands = Object.entries(filters).map(([name, values]) =>
    values.map((value) => kind.filters[name]?.prices?.(value) ?? { from: 0, to: Infinity }),
  );
  const hulls = bands
    .filter((band) => band.length > 0)
    .map((band) => ({ from: Math.min(...band.map(({ from }) => from)), to: Math.max(...band.map(({ to }) => to)) }));
  return {
    from: Math.max(priceFrom ?? 0, ...hulls.map(({ from }) => from)),
    to: Math.min(priceTo === null ? Infinity : priceTo + 1, ...hulls.map(({ to }) => to)),
  };
}

export function stepsBetween(sort: Sort, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => stepToken(sorts[sort], from + at));
}

function facetMatch({ text, concepts, tokens }: SearchTerm): Query {
  if (concepts.length === 0) return { all: tokens };
  const values = concepts.flatMap(({ facet, value }) =>
    (facet === 'category' ? kindAndKin(value, text) : [value]).map((each) => facetToken(`${facet}:${each}`)),
  );
  return { any: values };
}

function nameMatch(term: SearchTerm): Query {
  return term.concepts.length > 0 && term.tokens.length > 0
    ? { any: [facetMatch(term), { all: term.tokens }] }
    : facetMatch(term);
}

function textMatch(term: SearchTerm): Query {
  if (term.tokens.length === 0) return facetMatch(term);
  const words: Query = { all: term.tokens.map((token) => ({ any: [token, `.${token}`] })) };
  return term.concepts.length > 0 ? { any: [facetMatch(term), words] } : words;
}

function bounded(length: number): number | null {
  return Number.isFinite(length) ? length : null;
}

/**
 * An exact size also means the shop's 2180 mm; a bed of 1.8 m is one for that mattress, in any of its variants, and none
 * whose frame happens to be as wide.
 * `1800x2000` is width and depth, in either order.
 */
function boundsOf(size: SizeTerm, named: readonly Family[]): SizeBound[] {
  const most = Math.max(...named.map(({ nominal }) => nominal?.most ?? 0));
  const near = (value: number): Pick<SizeBound, 'min' | 'max' | 'or'> => ({
    min: Math.floor(value * 0.97),
    max: Math.ceil(value * 1.03),
    ...(named.length === 0
      ? {}
      : {
          or: {
            token: facetToken(`${nominalFacet}:${value}`),
            kinds: { any: named.map((family) => facetToken(`category:${familyKey(family)}`)) },
            min: Math.floor(value),
            max: Math.ceil(value) + most,
          },
        }),
  });
  if (size.kind === 'range')
    return [{ columns: columnsOf(size.dimension), min: Math.floor(size.min), max: bounded(Math.ceil(size.max)) }];
  if (size.kind === 'exact') return [{ columns: columnsOf(size.dimension), ...near(size.value) }];
  return size.kind === 'measures'
    ? size.values.map((value) => ({ columns: ['width', 'depth', 'height'], ...near(value) }))
    : [];
}

function columnsOf(dimension: 'width' | 'depth' | 'height' | 'length'): SizeBound['columns'] {
  return dimension === 'length' ? ['width', 'depth'] : [dimension];
}
