import type { Locale } from '#lib/locale.ts';
import { describeTerms, spaceLabel } from './describe.ts';
import { rangeLabel } from './facets.ts';
import { facetNames } from './facet-words.ts';
import { dimensions, type Filters, type LineFilter } from './filters.ts';
import { countLines } from './match.ts';
import type { Term } from './meaning.ts';
import type { ModelIndex } from './model-index.ts';

/** "Without X there are N." `text` are the typed words to drop, or `filter` the name of the filter to clear. */
export interface Relaxation {
  label: string;
  text: string | null;
  filter: string | null;
  total: number;
}

/** What to drop when nothing is found, the most fruitful first. */
export function relaxationsOf(
  modelIndex: ModelIndex,
  terms: readonly Term[],
  filters: Filters,
  locale: Locale,
): Relaxation[] {
  const byWord = terms.map((term, at): Relaxation => ({
    label: describeTerms([term], modelIndex, locale, terms)[0]?.label ?? term.text,
    text: term.text,
    filter: null,
    total: countLines(modelIndex, terms.toSpliced(at, 1), filters),
  }));
  const byFilter = chosenFilters(filters).map((name): Relaxation => ({
    label: filterLabel(modelIndex, name, filters, locale),
    text: null,
    filter: name,
    total: countLines(modelIndex, terms, without(filters, name)),
  }));
  return [...byWord, ...byFilter]
    .filter((each) => each.total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, 4);
}

/** The filters in use, by their names in an address. */
function chosenFilters({ forms = {}, ...filters }: Filters): string[] {
  const plain = Object.entries(filters)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name);
  return [
    ...plain,
    ...Object.keys(forms)
      .filter((key) => forms[key]!.length > 0)
      .map((key) => `form.${key}`),
  ];
}

function without(filters: Filters, name: string): Filters {
  if (!name.startsWith('form.')) return { ...filters, [name]: undefined };
  const { [name.slice(5)]: _, ...forms } = filters.forms ?? {};
  return { ...filters, forms };
}

function filterLabel(modelIndex: ModelIndex, name: string, filters: Filters, locale: Locale): string {
  if (name === 'fits') return spaceLabel(filters.fits!, locale);
  if (name.startsWith('form.')) return formLabel(modelIndex, name.slice(5), filters, locale);
  const size = dimensions.find((dimension) => dimension === name);
  if (size !== undefined) return `${facetNames[size][locale]} ${filters[size]!.map(rangeLabel).join(', ')}`;
  const { values, words } = modelIndex.facets[name as LineFilter];
  return filters[name as LineFilter]!.map((value) => words[values.indexOf(value)]?.[locale] ?? value).join(', ');
}

function formLabel(modelIndex: ModelIndex, key: string, filters: Filters, locale: Locale): string {
  const parameters = modelIndex.families.flatMap(({ family }) => family.parameters[key] ?? []);
  return filters
    .forms![key]!.map((value) => parameters.find((each) => each.labels?.[value])?.labels?.[value]?.[locale] ?? value)
    .join(', ');
}
