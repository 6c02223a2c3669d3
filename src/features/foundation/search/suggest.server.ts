import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { clean, foldText } from '#models/search/text.ts';
import { facetCode, tally } from './facet-codes.ts';
import type { ListKind } from './list-kind.ts';
import { gather } from './gather-queries.server.ts';
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

/** Completions (PRODUCT B3): known names with counts, then words that occur in the index. */
export async function suggest(db: Database, kind: ListKind, typed: string, locale: Locale): Promise<Suggestion[]> {
  const text = clean(typed).slice(0, 60);
  if (text === '') return [];
  const counts = await countsOf(db, kind);
  const named = concepts
    .beginning(text, locale)
    .filter(
      ({ facet, value }) => Object.hasOwn(kind.filters, facet) && (counts.get(facetCode(`${facet}:${value}`)) ?? 0) > 0,
    )
    .map(({ facet, value, names }) => ({
      text: names[locale],
      kind: facet,
      count: counts.get(facetCode(`${facet}:${value}`)) ?? null,
    }));
  const words = named.length < most && text.length > 1 ? await wordsBeginning(db, foldText(text), most) : [];
  const found = [...named, ...words.map((word) => ({ text: word, kind: 'word', count: null }))];
  return [...new Map(found.toReversed().map((each) => [foldText(each.text.toLowerCase()), each])).values()]
    .toReversed()
    .slice(0, most);
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
