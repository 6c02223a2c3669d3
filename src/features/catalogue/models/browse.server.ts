import type { Locale } from '#lib/locale.ts';
import { rangeLabel } from '#models/search/facets.ts';
import { facetNames } from '#models/search/facet-words.ts';
import { spaceLabel } from '#models/search/describe.ts';
import { writtenRange, type Filters } from '#models/search/filters.ts';
import type { Chip } from '#ui/list/facet.ts';
import { countModels, labelsOfFilter, listModels } from './library.server.ts';
import { readAddress } from './model-address.ts';
import type { ModelList } from './model.ts';

const size = 24;
/** Pages shown below one another; beyond that the first ones are dropped. */
const mostShown = 8;

interface BrowseResult {
  found: Omit<ModelList, 'next'>;
  words: string;
  chips: Chip[];
  /** Index of the first model shown, and the page in the address. */
  from: number;
  page: number;
  size: number;
  library: number;
}

/**
 * A list as the page shows it: every page up to the requested one, so that going back shows everything one had seen.
 */
export function browseModels(params: URLSearchParams, asked: { locale: Locale; edition: string }): BrowseResult {
  const { words, filters, page } = readAddress(params);
  const from = Math.max(0, page - mostShown + 1) * size;
  const found = listModels({ words, filters }, from, (page + 1) * size - from, asked);
  return {
    found,
    words: words.slice(0, 200),
    chips: chipsOf(filters, asked.locale),
    from,
    page,
    size,
    library: countModels(),
  };
}

function chipsOf(filters: Filters, locale: Locale): Chip[] {
  const { width, depth, height, fits, forms = {}, ...lists } = filters;
  const named = Object.entries(lists).flatMap(([name, values]) =>
    (values ?? []).map((value) => ({ name, value, label: labelsOfFilter(name, value, locale) })),
  );
  const sized = Object.entries({ width, depth, height }).flatMap(([name, ranges]) =>
    (ranges ?? []).map((range) => ({
      name,
      value: writtenRange(range),
      label: `${facetNames[name as 'width'][locale]} ${rangeLabel(range)}`,
    })),
  );
  const formed = Object.entries(forms).flatMap(([name, values]) =>
    values.map((value) => ({ name: `form.${name}`, value, label: labelsOfFilter(`form.${name}`, value, locale) })),
  );
  return [
    ...named,
    ...sized,
    ...formed,
    ...(fits ? [{ name: 'fits', value: null, label: spaceLabel(fits, locale) }] : []),
  ];
}
