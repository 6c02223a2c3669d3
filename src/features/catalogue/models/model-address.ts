import { kinds } from '#models/materials/finish.ts';
import { writtenRange, type Filters, type Range } from '#models/search/filters.ts';
import type { Space } from '#models/search/meaning.ts';
import { placements } from '#models/search/spoken-words.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';

/** The query of an address of the library. The page, its form and the call share these names. */
export interface ModelAddress {
  words: string;
  filters: Filters;
  /** Counts from 0. */
  page: number;
}

/** Unknown names and values: refused by the call, ignored by the page. */
interface ReadAddress extends ModelAddress {
  refused: string[];
}

const lists = { category: categories, room: rooms, style: styles, placement: placements, finish: kinds } as const;
const sizes = ['width', 'depth', 'height'] as const;

/** More values of one filter than anyone ticks. */
const mostValues = 40;
const mostPages = 100_000;

export function readAddress(entries: Iterable<[string, string]>): ReadAddress {
  const given = new Map<string, string[]>();
  for (const [name, value] of entries) if (value !== '') given.set(name, [...(given.get(name) ?? []), value]);
  const read: ReadAddress & { filters: Record<string, unknown> } = { words: '', filters: {}, page: 0, refused: [] };
  for (const [name, values] of given) if (!takeFilter(read, name, values.slice(0, mostValues))) read.refused.push(name);
  return read;
}

function takeFilter(read: ReadAddress & { filters: Record<string, unknown> }, name: string, values: string[]): boolean {
  const first = values[0]!;
  if (name === 'w')
    return take(true, () => {
      read.words = first;
    });
  if (name === 'page')
    return take(/^\d{1,6}$/.test(first) && Number(first) <= mostPages, () => {
      read.page = Number(first);
    });
  if (name === 'fits')
    return taken(spaceOf(first), (space) => {
      read.filters.fits = space;
    });
  if (Object.hasOwn(lists, name))
    return take(
      values.every((value) => Object.hasOwn(lists[name as keyof typeof lists], value)),
      () => {
        read.filters[name] = unique(values);
      },
    );
  if (name === 'family')
    return take(
      values.every((value) => /^[a-z0-9-]{1,40}$/.test(value)),
      () => {
        read.filters.family = unique(values);
      },
    );
  if (sizes.some((size) => size === name))
    return taken(rangesOf(values), (ranges) => {
      read.filters[name] = ranges;
    });
  const form = /^form\.([a-zA-Z]{1,30})$/.exec(name)?.[1];
  const forms = read.filters.forms as Record<string, string[]> | undefined;
  return (
    form !== undefined &&
    take(
      values.every((value) => /^[\w-]{1,40}$/.test(value)),
      () => {
        read.filters.forms = { ...forms, [form]: unique(values) };
      },
    )
  );
}

/** Serialised with filters first, so that an address reads as it was built. */
export function writeAddress({ words, filters, page }: Partial<ModelAddress>): URLSearchParams {
  const query = new URLSearchParams();
  if (words) query.set('w', words);
  const { forms = {}, fits, ...rest } = filters ?? {};
  for (const [name, values] of Object.entries(rest))
    for (const value of values ?? []) query.append(name, typeof value === 'string' ? value : writtenRange(value));
  for (const [name, values] of Object.entries(forms)) for (const value of values) query.append(`form.${name}`, value);
  if (fits) query.set('fits', writtenSpace(fits));
  if (page) query.set('page', String(page));
  return query;
}

/** `1201-1500`, `-300`, `3001-`, and a lone `2200`. */
export function rangeOf(text: string): Range | null {
  const found = /^(\d{0,5})(-?)(\d{0,5})$/.exec(text);
  if (!found || (found[1] === '' && found[3] === '')) return null;
  const min = found[1] === '' ? 0 : Number(found[1]);
  let max;
  if (found[2] === '') max = Number(found[1]);
  else if (found[3] === '') max = Infinity;
  else max = Number(found[3]);
  return min <= max ? { min, max } : null;
}

/** `2000x900x800`; a missing or empty measure is free: `2000x900`, `2000xx800`. */
export function spaceOf(text: string): Space | null {
  const found = /^(\d{1,5})?(?:[x×](\d{1,5})?)?(?:[x×](\d{1,5})?)?$/i.exec(text.replaceAll(' ', ''));
  if (!found || found.slice(1).every((each) => each === undefined)) return null;
  const [width = Infinity, depth = Infinity, height = Infinity] = found
    .slice(1)
    .map((each) => (each === undefined ? Infinity : Number(each)));
  return { width, depth, height };
}

function writtenSpace({ width, depth, height }: Space): string {
  return [width, depth, height]
    .map((each) => (each === Infinity ? '' : String(each)))
    .join('x')
    .replace(/x+$/, '');
}

function rangesOf(values: readonly string[]): Range[] | null {
  const ranges = values.map(rangeOf);
  return ranges.every((range) => range !== null) ? ranges : null;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function take(fits: boolean, keep: () => void): boolean {
  if (fits) keep();
  return fits;
}

function taken<T>(value: T | null, keep: (value: T) => void): boolean {
  if (value !== null) keep(value);
  return value !== null;
}
