import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import { punctuationOf } from '#text/punctuation.ts';
import {
  figuresOf,
  filterQuery,
  priceQuery,
  pricesOf,
  questionOf,
  questionOfOthers,
  type Question,
} from './question.ts';
import { cursorAt, positionOf } from './cursor.ts';
import { facetCode } from './facet-codes.ts';
import type { FoundFacet, FoundList } from './found.ts';
import { upperBoundOf, storedCount } from './stored-counts.ts';
import { writeListAddress, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import { broad, measure, smallTable, type Measured } from './measure.server.ts';
import { pageRows } from './page-rows.server.ts';
import {
  isBare,
  readTotals,
  type Prices,
  type RowsRequest,
  type SearchRequest,
  type SizeBound,
  type Totals,
} from './search-queries.server.ts';
import { withSpokenFilters } from './spoken-filters.ts';
import { priceLabels } from './words/spoken-price.ts';
import { facetCondition } from './scan-queries.server.ts';
import { sorts, type Sort } from './steps.ts';
import { allOf, written } from './tsquery.ts';
import { concepts, describe, nameOfKind, understand, type Understanding } from './understand.server.ts';

export interface FindOptions {
  cursor?: string;
  size: number;
  locale: Locale;
  /** A next page needs no counts, unless it asks for them. */ facets?: boolean;
}
export interface FoundIds extends FoundList {
  ids: string[];
  /** What a single variant of a thing can answer. */
  wanted: {
    sizes: SizeBound[];
    colours: string[];
    seats: number[];
    prices: Prices;
    /** Limited or sorted by price, which is the lowest of each thing. */
    byPrice: boolean;
  };
  besides: Besides;
}

/** As `besidesShape` of found.ts, by ids. */
interface Besides {
  named: string | null;
  others: { ids: string[]; total: number; exact: boolean } | null;
  nearest: { end: 'cheapest' | 'dearest'; id: string } | null;
}

/**
 * One page of a list: matches in order, their number, facets, how the words were understood (PRODUCT F1, F5; DESIGN
 * §5).
 */
export async function find(
  db: Database,
  kind: ListKind,
  given: ListAddress,
  { cursor, size, locale, facets = cursor === undefined }: FindOptions,
): Promise<FoundIds> {
  const { address, ...said } = withSpokenFilters(given, kind, concepts);
  const asked = writeListAddress(address, kind).toString();
  const after = cursor === undefined ? null : positionOf(cursor, asked, sorts[address.sort].most);
  const meant = await understand(db, address.words, kind);
  const totals = await readTotals(db, kind.kind);
  const search: Search = {
    db,
    kind,
    address,
    meant,
    totals,
    big: (totals?.total ?? 0) > smallTable,
    facets,
    counts: new Map(),
  };
  const question = questionOfSearch(search, null);
  const inOrder = address.sort === kind.sorts[0] ? question : { ...question, stages: [question.whole] };
  const wanted = wantedRows(inOrder, kind, { sort: address.sort, beyond: after, most: size + 1 }, after?.stage ?? 0);
  const counted = await measured(search, searchRequestOf(search, null), wanted);
  const prices = pricesOf(address, kind);
  const rows = await pageRows(db, {
    kind,
    question: inOrder,
    asked: searchRequestOf(search, null),
    prices,
    sort: address.sort,
    after,
    most: size + 1,
    measured: wanted === null ? { ...counted, rows: null } : counted,
  });
  const last = rows.length > size ? (rows[size - 1] ?? null) : null;
  return {
    ids: rows.slice(0, size).map(({ id }) => id),
    wanted: {
      sizes: searchRequestOf(search, null).figures.sizes,
      colours: coloursOf(search),
      seats: (address.filters.seats ?? []).map(Number),
      prices,
      byPrice: sorts[address.sort].column === 'price' || prices.from > 0 || prices.to < Infinity,
    },
    total: counted.total,
    exact: counted.exact,
    next: last && cursorAt(last, asked),
    facets: facets ? await facetsOf(search, counted, locale) : [],
    understood: [
      ...describe(meant, kind, { locale, sort: address.sort }),
      ...(said.price === null
        ? []
        : priceLabels(said.price, locale).map(({ label }) => ({ text: said.price?.text ?? '', label, kind: 'price' }))),
      ...(said.seats === null
        ? []
        : (address.filters.seats ?? []).map((value) => ({
            text: said.seats ?? '',
            label: kind.filters.seats?.values[value]?.[locale] ?? value,
            kind: 'seats',
          }))),
    ],
    ignored: said.left === null ? meant.ignored : [...meant.ignored, said.left],
    corrections: meant.corrections,
    ways: counted.total === 0 && cursor === undefined ? await relaxationsOf(search, locale) : [],
    besides: await besidesOf(search, {
      locale,
      first: cursor === undefined,
      all: last === null,
      none: counted.total === 0,
    }),
  };
}

/** More would push what was asked for out of sight. */
const mostOthers = 12;

/** Of a kind that fills a page nobody looks at what only bears its word. */
async function besidesOf(
  search: Search,
  { locale, first, all, none }: { locale: Locale; first: boolean; all: boolean; none: boolean },
): Promise<Besides> {
  const named = nameOfKind(search.meant.terms, locale);
  if (named === null || !first || !all) return { named, others: null, nearest: null };
  return { named, others: await othersOf(search), nearest: none ? await nearestOf(search) : null };
}

async function othersOf(search: Search): Promise<Besides['others']> {
  const { address, meant } = search;
  const question = questionOfOthers(meant.terms, filtersOf(address, null), meant.named?.query ?? null);
  if (question === null) return null;
  const { rows, total, exact } = await firstOf(search, question, { sort: address.sort, most: mostOthers });
  return rows.length === 0 ? null : { ids: rows.map(({ id }) => id), total, exact };
}

/** Without the price: the cheapest where it was to cost no more, the dearest where it was to cost at least so much. */
async function nearestOf(search: Search): Promise<Besides['nearest']> {
  const { priceFrom, priceTo } = search.address;
  if (priceFrom === null && priceTo === null) return null;
  const free = { ...search, address: { ...search.address, priceFrom: null, priceTo: null } };
  const question = questionOfSearch(free, null);
  const end = async (sort: 'cheap' | 'dear') =>
    (await firstOf(free, { ...question, stages: [question.whole] }, { sort, most: 1 })).rows[0];
  const cheapest = priceTo === null ? undefined : await end('cheap');
  if (cheapest !== undefined && cheapest.value > (priceTo ?? 0)) return { end: 'cheapest', id: cheapest.id };
  const dearest = priceFrom === null ? undefined : await end('dear');
  return dearest !== undefined && dearest.value < (priceFrom ?? 0) ? { end: 'dearest', id: dearest.id } : null;
}

async function firstOf(search: Search, question: Question, { sort, most }: { sort: Sort; most: number }) {
  const { db, kind, address } = search;
  const asked = { ...searchRequestOf(search, null), query: question.whole };
  const counted = await measured({ ...search, facets: false }, asked, null);
  const staged = sort === kind.sorts[0] ? question : { ...question, stages: [question.whole] };
  const prices = pricesOf(address, kind);
  const page = { kind, question: staged, asked, prices, sort, after: null, most };
  const rows = await pageRows(db, { ...page, measured: { ...counted, rows: null } });
  return { rows, total: counted.total, exact: counted.exact };
}

/**
 * Rows that come with the count: of a question of one stage, and of a stage that facets alone decide. Others have a
 * statement of their own.
 */
function wantedRows({ stages }: Question, kind: ListKind, rows: RowsRequest, stage: number): RowsRequest | null {
  if (stages.length === 1) return rows;
  const among = facetCondition(stages[stage] ?? null, kind);
  return among && { ...rows, among };
}

interface Search {
  db: Database;
  kind: ListKind;
  address: ListAddress;
  meant: Understanding;
  totals: Totals | null;
  big: boolean;
  facets: boolean;
  /** What leaving one filter out finds is asked by that filter, and again where nothing was found. */ counts: Map<
    string,
    Promise<Measured>
  >;
}

/** Words that were all unknown still restrict the search: they find nothing rather than everything. */
function questionOfSearch({ address, meant }: Search, except: string | null) {
  return questionOf(meant.terms, filtersOf(address, except), {
    named: meant.named?.query ?? null,
    unknown:
      meant.wordless ||
      (meant.ignored.length > 0 && meant.sizes.length === 0 && Object.keys(address.filters).length === 0),
  });
}

function filtersOf(address: ListAddress, except: string | null) {
  return allOf(filterQuery(address.filters, except ?? undefined), priceQuery(address));
}

function coloursOf({ address, meant }: Search): string[] {
  const spoken = meant.terms.flatMap(({ concepts }) => concepts.filter(({ facet }) => facet === 'colour'));
  return [...new Set([...(address.filters.colour ?? []), ...spoken.map(({ value }) => value)])];
}

function searchRequestOf(search: Search, except: string | null): SearchRequest {
  return {
    kind: search.kind.kind,
    query: questionOfSearch(search, except).whole,
    figures: figuresOf(
      search.address,
      search.meant.sizes.map(({ size }) => size),
      search.meant.terms,
    ),
  };
}

function count(search: Search, except: string | null): Promise<Measured> {
  const asked = searchRequestOf(search, except);
  const key = JSON.stringify([written(asked.query), asked.figures]);
  const found = search.counts.get(key) ?? measured(search, asked, null);
  search.counts.set(key, found);
  return found;
}

/**
 * Unfiltered lists are counted beforehand, and so is every single facet: past 10,000 that is better than a sample, and
 * the same on every page.
 */
async function measured(
  { db, kind, totals, big, facets }: Search,
  request: SearchRequest,
  wanted: RowsRequest | null,
): Promise<Measured> {
  if (!big || totals === null) return measure(db, request, { big, ceiling: Infinity, facets, wanted });
  const bare = isBare(request.figures);
  if (bare && request.query === null) return { ...totals, exact: true, sample: null, rows: null };
  const stored = bare ? storedCount(request.query, totals, kind) : null;
  const kept = broad(stored);
  if (kept && !facets) return kept;
  // Who does not ask for counts is told about how many there are; the rows come along their order.
  if (!facets && stored !== null && wanted !== null && !wanted.among && stored > totals.total * commonShare)
    return { total: stored, exact: false, sample: null, facets: new Map(), rows: null, common: true };
  const found = await measure(db, request, { big, ceiling: upperBoundOf(request.query, totals, kind), facets, wanted });
  return kept && !found.exact ? { ...found, total: kept.total } : found;
}

/** From here on a page is found sooner by walking along its order than by gathering all that match. */
const commonShare = 0.02;

/** A filter's own choice does not narrow what it offers: one may tick a second value beside the first. */
async function facetsOf(search: Search, counted: Measured, locale: Locale): Promise<FoundFacet[]> {
  const { kind, address } = search;
  return Promise.all(
    Object.entries(kind.filters)
      .filter(([, filter]) => !filter.hidden)
      .map(async ([key, { name, values }]) => {
        const chosen = address.filters[key] ?? [];
        const { facets, exact } = chosen.length > 0 ? await count(search, key) : counted;
        const listed = Object.entries(values).map(([value, names]) => ({
          value,
          label: names[locale],
          count: facets.get(facetCode(`${key}:${value}`)) ?? 0,
          chosen: chosen.includes(value),
        }));
        return { key, name: name[locale], values: listed.filter(({ count, chosen }) => count > 0 || chosen), exact };
      }),
  );
}

const mostRelaxations = 6;

/** Nothing found: which word or filter to drop, and how much that would find. */
async function relaxationsOf(search: Search, locale: Locale): Promise<FoundList['ways']> {
  const { address, meant, kind } = search;
  const { list } = punctuationOf(locale);
  const words = meant.terms.map((term, at) => ({
    without: term.text,
    filter: null,
    search: { ...search, meant: { ...meant, named: null, terms: meant.terms.toSpliced(at, 1) } },
    words: meant.terms
      .toSpliced(at, 1)
      .map(({ text }) => text)
      .join(' '),
  }));
  const filters = Object.entries(address.filters).map(([filter, values]) => ({
    without: values.map((value) => kind.filters[filter]?.values[value]?.[locale] ?? value).join(list),
    filter,
    words: address.words,
    search: {
      ...search,
      address: {
        ...address,
        filters: Object.fromEntries(Object.entries(address.filters).filter(([name]) => name !== filter)),
      },
    },
  }));
  const prices = priceLabels({ from: address.priceFrom, to: address.priceTo }, locale).map(({ name, label }) => ({
    without: label,
    filter: name,
    words: address.words,
    search: { ...search, address: { ...address, [name]: null } },
  }));
  const sizes =
    meant.sizes.length > 0
      ? [
          {
            without: meant.sizes.map(({ text }) => text).join(list),
            filter: null,
            words: meant.terms.map(({ text }) => text).join(' '),
            search: { ...search, meant: { ...meant, sizes: [] } },
          },
        ]
      : [];
  const ways = await Promise.all(
    [...words.slice(0, words.length > 1 ? mostRelaxations : 0), ...filters, ...prices, ...sizes]
      .slice(0, mostRelaxations)
      .map(async ({ search: wider, ...way }) => ({ ...way, ...totalOf(await count(wider, null)) })),
  );
  return ways.filter(({ total }) => total > 0);
}

function totalOf({ total, exact }: Measured): { total: number; exact: boolean } {
  return { total, exact };
}
