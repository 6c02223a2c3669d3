import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { spaceLabel } from '#models/search/describe.ts';
import type { Chip } from '#ui/list/facet.ts';
import { formEntries } from '#ui/list/address-links.ts';
import { usualSort } from './cheap-words.ts';
import type { FoundFacet, FoundList } from './found.ts';
import { readListAddress, writeListAddress, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import { priceLabels } from './words/spoken-price.ts';

/** A list as a page shows it. */
export interface ListPage<T, Found extends FoundList & { items: T[] } = FoundList & { items: T[] }> {
  found: Found;
  words: string;
  chips: Chip[];
  /** The call that returns the next pages of this query. */
  call: string;
  /** Its sort orders, the default first. */
  sorts: readonly string[];
  /** How many came before the first one shown. */
  from: number;
  size: number;
  /** It begins after a cursor, not at the start. */
  inside: boolean;
}

interface ListPageOptions<T, Found extends FoundList & { items: T[] }> {
  url: URL;
  kind: ListKind;
  locale: Locale;
  size: number;
  list(address: ListAddress, options: { size: number; cursor?: string; facets: boolean }): Promise<Found>;
  /** Names of values that cannot be listed beforehand. */
  names?: Readonly<Record<string, string>>;
}

/** What cannot be parsed in an address is ignored: a page is not a form. A cursor of another query is the start. */
export async function listPage<T, Found extends FoundList & { items: T[] }>({
  url,
  kind,
  locale,
  size,
  list,
  names = {},
}: ListPageOptions<T, Found>): Promise<ListPage<T, Found>> {
  const { refused: _, ...address } = readListAddress(formEntries(url.searchParams), kind);
  const after = url.searchParams.get('after') ?? '';
  const inside = after === '' ? null : await list(address, { size, cursor: after, facets: true }).catch(nullIfInvalid);
  const found = inside ?? (await list(address, { size, facets: true }));
  return {
    found: { ...found, facets: found.facets.map((facet) => withAllValues(facet, kind, locale)) },
    words: address.words.slice(0, 200),
    chips: chipsOf(address, kind, locale, names),
    from: inside === null ? 0 : offsetOf(url),
    size,
    inside: inside !== null,
    call: callOf(address, kind, size),
    sorts: sortsOf(address.words, kind),
  };
}

function callOf(address: ListAddress, kind: ListKind, size: number): string {
  const query = writeListAddress(address, kind);
  query.set('size', String(size));
  return `/${kind.kind}?${query}`;
}

function sortsOf(words: string, kind: ListKind): string[] {
  const usual = usualSort(words, kind);
  return [usual, ...kind.sorts.filter((sort) => sort !== usual)];
}

function offsetOf(url: URL): number {
  const from = url.searchParams.get('from') ?? '';
  return /^\d{1,7}$/.test(from) ? Number(from) : 0;
}

function nullIfInvalid(error: unknown): null {
  if (error instanceof AppError && error.key === 'invalid_form') return null;
  throw error;
}

/** Filters with few values always show them all, those with zero results as well (LOOK §5). */
const few = 13;

function withAllValues(facet: FoundFacet, kind: ListKind, locale: Locale): FoundFacet {
  const values = Object.entries(kind.filters[facet.key]?.values ?? {});
  if (values.length > few || facet.values.length === 0) return facet;
  return {
    ...facet,
    values: values.map(
      ([value, names]) =>
        facet.values.find((each) => each.value === value) ?? { value, label: names[locale], count: 0, chosen: false },
    ),
  };
}

function chipsOf(
  { filters, fits, priceFrom, priceTo }: ListAddress,
  kind: ListKind,
  locale: Locale,
  names: Readonly<Record<string, string>>,
): Chip[] {
  const named = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({
      name,
      value,
      label: kind.filters[name]?.values[value]?.[locale] ?? names[value] ?? value,
    })),
  );
  const space = fits
    ? [
        {
          name: 'fits',
          value: null,
          label: spaceLabel(
            { width: fits.width ?? Infinity, depth: fits.depth ?? Infinity, height: fits.height ?? Infinity },
            locale,
          ),
        },
      ]
    : [];
  const prices = priceLabels({ from: priceFrom, to: priceTo }, locale).map((each) => ({ ...each, value: null }));
  return [...named, ...space, ...prices];
}
