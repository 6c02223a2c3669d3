import type { Locale } from '#lib/locale.ts';
import type { Words } from '#models/family.ts';
import { kinds } from '#models/materials/finish.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { countBox } from './box.ts';
import { facetNames } from './facet-words.ts';
import { dimensions, valuesOfLine, type Filters, type LineFilter, type Range } from './filters.ts';
import { countOfMatch, within, type LineMatch } from './match.ts';
import type { Dimension } from './meaning.ts';
import type { Shelf, ShelfFamily } from './shelf.ts';
import { placements } from './spoken-words.ts';

export interface FacetValue { value: string; label: string; count: number; chosen: boolean }
/** `key` is also the filter's name in an address; forms are `form.<parameter>`. */
export interface Facet { key: string; name: string; values: FacetValue[] }

/** Exact counts by each filter, its own choice left out, so that one sees what a further choice would add. */
export function facetsOf(shelf: Shelf, matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  const only = onlyFamily(matches);
  return [...lineFacets(shelf, matches, filters, locale), ...(only === null ? bucketFacets(matches, filters, locale) : parameterFacets(only, matches, filters, locale))];
}

/** The one family still in question, whatever its sizes and forms; null while there are several. */
export function onlyFamily(matches: readonly LineMatch[]): ShelfFamily | null {
  const families = new Set(matches.filter((match) => match.failed === null).map((match) => match.line.of));
  return families.size === 1 ? [...families][0]! : null;
}

function lineFacets(shelf: Shelf, matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  const names: LineFilter[] = ['category', 'family', 'room', 'style', 'placement', 'finish'];
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const match of matches) {
    const count = countOfMatch(match);
    for (const name of match.failed === null ? names : [match.failed]) {
      const facet = counts.get(name)!;
      for (const value of valuesOfLine(name, match.line)) facet.set(value, (facet.get(value) ?? 0) + count);
    }
  }
  return names.map((name) => ({ key: name, name: facetNames[name][locale], values: lineValues(shelf, name, counts.get(name)!, filters, locale) }));
}

/** Kinds, rooms, styles and places always stand there, with a zero if need be; of families only those there are. */
function lineValues(shelf: Shelf, name: LineFilter, counts: ReadonlyMap<string, number>, filters: Filters, locale: Locale): FacetValue[] {
  const chosen: readonly string[] = filters[name] ?? [];
  const all = labelsOf(shelf, name, locale).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0, chosen: chosen.includes(value) }));
  return name === 'family' ? all.filter((each) => each.count > 0 || each.chosen) : all;
}

export function labelsOf(shelf: Shelf, name: LineFilter, locale: Locale): [string, string][] {
  if (name === 'family') return shelf.families.map(({ family }) => [family.code, family.name[locale]]);
  const there = new Set(shelf.lines.flatMap((line) => valuesOfLine(name, line)));
  const words: Record<string, Words> = { category: categories, room: rooms, style: styles, placement: placements, finish: kinds }[name];
  return Object.entries(words).filter(([value]) => there.has(value)).map(([value, each]) => [value, each[locale]]);
}

/** Upper ends of the steps in which sizes of unlike things are counted, in millimetres. */
const steps = [300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 3000, Infinity] as const;

function bucketFacets(matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  return dimensions.map((dimension) => {
    const counts = countsBy(matches, dimension);
    const values = steps.map((max, step): FacetValue => {
      const range = { min: step === 0 ? 0 : steps[step - 1]! + 1, max };
      const count = [...counts].reduce((sum, [value, n]) => (Number(value) >= range.min && Number(value) <= range.max ? sum + n : sum), 0);
      return rangeValue(range, count, filters[dimension]);
    });
    return { key: dimension, name: facetNames[dimension][locale], values: values.filter((each) => each.count > 0 || each.chosen) };
  });
}

function parameterFacets({ family, keys }: ShelfFamily, matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  return keys.map((key) => {
    const counts = countsBy(matches, key);
    const parameter = family.parameters[key]!;
    const size = dimensions.find((dimension) => dimension === key);
    const values = parameter.values.map((value): FacetValue => {
      const count = counts.get(String(value)) ?? 0;
      if (size !== undefined) return rangeValue({ min: Number(value), max: Number(value) }, count, filters[size]);
      return { value: String(value), label: parameter.labels?.[String(value)]?.[locale] ?? String(value), count, chosen: filters.forms?.[key]?.includes(String(value)) ?? false };
    });
    return { key: size ?? `form.${key}`, name: parameter.name[locale], values };
  }).filter((facet) => facet.values.length > 1);
}

/** How many combinations have which value of a parameter, that parameter's own filter left out. */
function countsBy(matches: readonly LineMatch[], key: Dimension | string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const match of matches) {
    if (match.failed !== null) continue;
    const { line } = match;
    const at = line.of.keys.indexOf(key);
    for (const box of within(match, at)) {
      const digits = box[at] ?? line.values[at]!.keys();
      const each = countBox(box, line.radix) / (box[at]?.length ?? line.radix[at]!);
      for (const digit of digits) add(counts, String(line.values[at]![digit]), each);
    }
  }
  return counts;
}

function add(counts: Map<string, number>, value: string, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}

function rangeValue(range: Range, count: number, chosen: readonly Range[] | undefined): FacetValue {
  return { value: writtenRange(range), label: rangeLabel(range), count, chosen: chosen?.some(({ min, max }) => min === range.min && max === range.max) ?? false };
}

/** `1201-1500`, `-300`, `3001-`: how a range is written in an address. */
export function writtenRange({ min, max }: Range): string {
  return `${min <= 0 ? '' : min}-${max === Infinity ? '' : max}`;
}

export function rangeLabel({ min, max }: Range): string {
  if (min === max) return `${min} mm`;
  if (min <= 0) return `≤ ${max} mm`;
  return max === Infinity ? `≥ ${min} mm` : `${min}–${max} mm`;
}
