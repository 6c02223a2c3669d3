import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { clean, foldText } from '#models/search/text.ts';
import type { Concept } from './concepts.ts';
import { facetCode, tally } from './facet-codes.ts';
import { find } from './find.server.ts';
import type { ListKind } from './list-kind.ts';
import { gather } from './gather-queries.server.ts';
import { phraseEnd } from './words/phrase-end.ts';
import { readTotals, wordsBeginning } from './search-queries.server.ts';
import { smallTable } from './measure.server.ts';
import { concepts } from './understand.server.ts';

export const suggestionData = z.object({
  /** The text for the search box. */
  text: z.string(),
  /** The facet it names (category, style, city …), or `word`. */
  kind: z.string(),
  /** The number of results; null where not counted. */
  count: z.number().int().nullable(),
});
export type Suggestion = z.infer<typeof suggestionData>;

const most = 8;

/**
 * Completions (PRODUCT B3): known names with counts, then those of the last words of a phrase, then words that occur in
 * the index.
 */
export async function suggest(db: Database, kind: ListKind, typed: string, locale: Locale): Promise<Suggestion[]> {
  const text = clean(typed).slice(0, 60);
  if (text === '') return [];
  const counts = await countsOf(db, kind);
  const named = concepts.beginning(text, locale).flatMap((concept) => {
    const count = inList(kind, concept) ? (counts.get(facetCode(`${concept.facet}:${concept.value}`)) ?? 0) : 0;
    return count > 0 ? [{ text: concept.names[locale], kind: concept.facet, count }] : [];
  });
  const phrases = named.length < most ? await phrasesOf(db, kind, text, locale) : [];
  const words =
    named.length + phrases.length < most && text.length > 1 ? await wordsBeginning(db, foldText(text), most) : [];
  const names = distinct([...named, ...phrases], ({ text }) => text.toLowerCase());
  const folded = new Set(names.map(({ text }) => foldText(text.toLowerCase())));
  const others = words.filter((word) => !folded.has(foldText(word)));
  return [...names, ...distinct(others, foldText).map((word) => ({ text: word, kind: 'word', count: null }))].slice(
    0,
    most,
  );
}

/** What was written first narrows what its end may become: after `solid oak ta` the tables made of it, counted. */
async function phrasesOf(db: Database, kind: ListKind, text: string, locale: Locale): Promise<Suggestion[]> {
  const end = phraseEnd(text, locale, { concepts, isListed: (concept) => inList(kind, concept) });
  if (end === null) return [];
  const { head, join, ways } = end;
  const { facets } = await find(
    db,
    kind,
    { words: head, filters: {}, sort: kind.sorts[0], fits: null, priceFrom: null, priceTo: null },
    { size: 1, locale, facets: true },
  );
  const counts = new Map(
    facets.flatMap(({ key, values }) => values.map(({ value, count }) => [`${key}:${value}`, count] as const)),
  );
  return ways.flatMap(({ facet, value, names }) => {
    const count = counts.get(`${facet}:${value}`) ?? 0;
    const name = lowerWithin.has(facet) ? names[locale].toLocaleLowerCase(locale) : names[locale];
    return count > 0 ? [{ text: `${head}${join}${name}`, kind: facet, count }] : [];
  });
}

/** Of these no value is a name of its own (*Hội An*, *Japandi*), to be written as one within a phrase. */
const lowerWithin: ReadonlySet<string> = new Set(['category', 'material', 'colour', 'room']);

function inList(kind: ListKind, { facet }: Concept): boolean {
  return Object.hasOwn(kind.filters, facet);
}

/** The first of those with one key. */
function distinct<T>(all: readonly T[], keyOf: (each: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((each) => {
    const key = keyOf(each);
    return !seen.has(key) && seen.add(key);
  });
}

async function countsOf(db: Database, { kind }: ListKind): Promise<Map<number, number>> {
  const totals = await readTotals(db, kind);
  if (totals && totals.total > smallTable) return totals.facets;
  const { facets } = await gather(
    db,
    { kind, query: null, figures: { fits: null, sizes: [], priceFrom: null, priceTo: null } },
    { facets: true, wanted: null },
  );
  return tally(required(facets, 'Facets that were asked for'));
}
