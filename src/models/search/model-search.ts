import type { Locale } from '#lib/locale.ts';
import type { Choice, Family } from '#models/family.ts';
import type { Finish } from '#models/materials/finish.ts';
import { describeTerms, type DescribedTerm } from './describe.ts';
import { facetsOf, type Facet } from './facets.ts';
import type { Filters } from './filters.ts';
import { createLexicon } from './lexicon.ts';
import { matchBest } from './match-best.ts';
import type { Term } from './meaning.ts';
import { placesFrom, type Place } from './order.ts';
import { phrasesOf } from './phrases.ts';
import { presetsFor, wishesOf, type Presets } from './presets.ts';
import { readQuery, type Correction } from './read-query.ts';
import { relaxationsOf, type Relaxation } from './relax.ts';
import { buildModelIndex } from './model-index.ts';
import { suggest, type Suggestion } from './suggest.ts';

interface ModelQuery {
  words?: string;
  filters?: Filters;
  offset?: number;
  size?: number;
  locale: Locale;
}

export interface FoundModel {
  id: string;
  family: Family;
  choice: Choice;
  /** Finishes the query asked for, by slot. */
  finishes: Presets;
}

interface FoundModels {
  total: number;
  items: FoundModel[];
  facets: Facet[];
  understood: DescribedTerm[];
  ignored: string[];
  corrections: Correction[];
  /** Only where nothing was found. */
  relaxations: Relaxation[];
}

export interface ModelSearch {
  find(query: ModelQuery): FoundModels;
  /** Only the count. */
  count(query: ModelQuery): number;
  suggest(typed: string, locale: Locale, most?: number): Suggestion[];
  /** The terms a text is read as; for tests. */
  read(words: string): { terms: Term[]; ignored: string[]; corrections: Correction[] };
}

/**
 * Search over the library. Nothing is listed or stored: every answer is computed from the families' tables (DESIGN §5).
 */
export function createModelSearch(families: readonly Family[], finishes: readonly Finish[]): ModelSearch {
  const index = onFirstUse(() => ({
    shelf: buildModelIndex(families, finishes),
    lexicon: createLexicon(phrasesOf(families, finishes)),
  }));
  const read = (words = '') => readQuery(words, index().lexicon);

  function find({ words, filters = {}, offset = 0, size = 24, locale }: ModelQuery): FoundModels {
    const { shelf } = index();
    const { terms: spoken, ignored, corrections } = read(words);
    const { terms, matches, total } = matchBest(shelf, spoken, filters);
    const wishes = wishesOf(terms, filters, shelf.finishes);
    return {
      total,
      items: placesFrom(matches, offset, size).map((place) => foundAt(place, wishes)),
      facets: facetsOf(shelf, matches, filters, locale),
      understood: describeTerms(terms, shelf, locale),
      ignored,
      corrections,
      relaxations: total === 0 ? relaxationsOf(shelf, terms, filters, locale) : [],
    };
  }

  return {
    find,
    read,
    count: ({ words, filters = {} }) => matchBest(index().shelf, read(words).terms, filters).total,
    suggest: (typed, locale, most = 8) => suggest(index().shelf, index().lexicon, typed, locale, most),
  };
}

/** Building the index takes a fraction of a second: a process that is never searched does without it. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function foundAt({ line, id, digits }: Place, wishes: readonly ReadonlySet<string>[]): FoundModel {
  const values = Object.fromEntries(line.of.keys.map((key, at) => [key, line.values[at]![digits[at]!]!]));
  return {
    id,
    family: line.of.family,
    choice: { ...values, style: line.line.style } as Choice,
    finishes: presetsFor(line.of, line.line.style, wishes),
  };
}
