import type { ListKind } from './list-kind.ts';
import type { Sort } from './steps.ts';
import { usualSort } from './cheap-words.ts';

/** The query of a list's address. The page, its form and the call share these names. */
export interface ListAddress {
  words: string;
  /** Filter → chosen values: any of them matches; filters are joined by "and". */
  filters: Record<string, string[]>;
  sort: Sort;
  /** Free space in millimetres (PRODUCT F5); a missing measure is unlimited. */
  fits: Fits | null;
  /** In đồng. */
  priceFrom: number | null;
  priceTo: number | null;
}
export interface Fits {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** Unknown names and values: refused by the call, ignored by the page. */
interface ReadListAddress extends ListAddress {
  refused: string[];
}

const mostValues = 20;

export function readListAddress(entries: Iterable<[string, string]>, kind: ListKind): ReadListAddress {
  const read: ReadListAddress = {
    words: '',
    filters: {},
    sort: kind.sorts[0],
    fits: null,
    priceFrom: null,
    priceTo: null,
    refused: [],
  };
  let sorted = false;
  for (const [name, value] of entries) {
    sorted ||= name === 'sort' && value !== '';
    if (value !== '' && !(takeFilter(read, kind, name, value) || takeOther(read, kind, name, value)))
      read.refused.push(name);
  }
  if (!sorted) read.sort = usualSort(read.words, kind);
  return read;
}

/** Serialised in one fixed order: equal queries have equal addresses. */
export function writeListAddress(
  { words, filters, sort, fits, priceFrom, priceTo }: Partial<ListAddress>,
  kind: ListKind,
): URLSearchParams {
  const query = new URLSearchParams();
  if (words) query.set('w', words);
  for (const name of Object.keys(kind.filters))
    for (const value of (filters?.[name] ?? []).toSorted()) query.append(name, value);
  if (fits)
    query.set(
      'fits',
      [fits.width, fits.depth, fits.height]
        .map((each) => each ?? '')
        .join('x')
        .replace(/x+$/, ''),
    );
  if (priceFrom) query.set('priceFrom', String(priceFrom));
  if (priceTo) query.set('priceTo', String(priceTo));
  if (sort && sort !== usualSort(words ?? '', kind)) query.set('sort', sort);
  return query;
}

function takeFilter({ filters }: ReadListAddress, kind: ListKind, name: string, value: string): boolean {
  const filter = Object.hasOwn(kind.filters, name) ? kind.filters[name] : undefined;
  if (filter === undefined || !(Object.hasOwn(filter.values, value) || filter.form?.test(value))) return false;
  const chosen = (Object.hasOwn(filters, name) && filters[name]) || [];
  if (!chosen.includes(value) && chosen.length < mostValues) filters[name] = [...chosen, value];
  return true;
}

function takeOther(read: ReadListAddress, kind: ListKind, name: string, value: string): boolean {
  if (name === 'w') read.words = value.slice(0, 400);
  else if (name === 'sort' && kind.sorts.some((sort) => sort === value)) read.sort = value as Sort;
  else if (name === 'fits' && kind.sized) return (read.fits = fitsOf(value)) !== null;
  else if ((name === 'priceFrom' || name === 'priceTo') && kind.sized && /^\d{1,12}$/.test(value))
    read[name] = Number(value);
  else return false;
  return true;
}

/** `2000x900x800`; a missing or empty measure is unlimited: `2000x900`, `2000xx800`. */
function fitsOf(text: string): Fits | null {
  const found = /^(\d{1,5})?(?:[x×](\d{1,5})?)?(?:[x×](\d{1,5})?)?$/i.exec(text.replaceAll(' ', ''));
  const [width = null, depth = null, height = null] = (found ?? [])
    .slice(1)
    .map((each) => (each === undefined ? null : Number(each)));
  return width === null && depth === null && height === null ? null : { width, depth, height };
}
