import type { Locale } from '#lib/locale.ts';
import { countBox } from './box.ts';
import { facetNames } from './facet-words.ts';
import { dimensions, lineFilters, writtenRange, type Filters, type LineFilter, type Range } from './filters.ts';
import { remainingWithout, type LineMatch } from './match.ts';
import type { Dimension } from './meaning.ts';
import { sizeSteps, stepPlace, type StyleGroup, type ModelIndex, type IndexedFamily } from './model-index.ts';

interface FacetValue {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}
/** `key` is also the filter's name in an address; forms are `form.<parameter>`. */
export interface Facet {
  key: string;
  name: string;
  values: FacetValue[];
}

/** Exact counts by each filter, its own choice left out, so that one sees what a further choice would add. */
export function facetsOf(
  modelIndex: ModelIndex,
  matches: readonly LineMatch[],
  filters: Filters,
  locale: Locale,
): Facet[] {
  const only = onlyFamily(matches);
  return [
    ...lineFacets(modelIndex, matches, filters, locale),
    ...(only === null ? stepFacets(matches, filters, locale) : parameterFacets(only, matches, filters, locale)),
  ];
}

/** The one family still in question, whatever its sizes and forms; null while there are several. */
function onlyFamily(matches: readonly LineMatch[]): IndexedFamily | null {
  let only: IndexedFamily | null = null;
  for (const { failed, line } of matches) {
    if (failed !== null) continue;
    if (only !== null && only !== line.of) return null;
    only = line.of;
  }
  return only;
}

function lineFacets(modelIndex: ModelIndex, matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  const counted = lineFilters.map((name) => new Float64Array(modelIndex.facets[name].values.length));
  for (const [{ look, failed }, count] of sumsByLook(matches)) {
    for (let f = 0; f < lineFilters.length; f += 1)
      if (failed === null || failed === lineFilters[f]) for (const at of look.counted[f]!) counted[f]![at]! += count;
  }
  return lineFilters.map((name, f) => {
    const { values, words } = modelIndex.facets[name];
    const counts = counted[f]!;
    const chosen: readonly string[] = filters[name] ?? [];
    const all = values.map((value, at): FacetValue => ({
      value,
      label: words[at]![locale],
      count: counts[at]!,
      chosen: chosen.includes(value),
    }));
    // Kinds, rooms, styles and placements are always listed, even with a zero; families only if they have matches.
    return {
      key: name,
      name: facetNames[name][locale],
      values: name === 'family' ? all.filter((each) => each.count > 0 || each.chosen) : all,
    };
  });
}

type Passed = { look: StyleGroup; failed: LineFilter | null };

/** Lines of one style are adjacent and count under the same names: they are summed before they are counted. */
function sumsByLook(matches: readonly LineMatch[]): [Passed, number][] {
  const sums: [Passed, number][] = [];
  for (const {
    line: { look },
    failed,
    count,
  } of matches) {
    const last = sums.at(-1);
    if (last !== undefined && last[0].look === look && last[0].failed === failed) last[1] += count;
    else sums.push([{ look, failed }, count]);
  }
  return sums;
}

function stepFacets(matches: readonly LineMatch[], filters: Filters, locale: Locale): Facet[] {
  const counts = new Float64Array(dimensions.length * sizeSteps.length);
  for (const match of matches) if (match.failed === null) countSteps(match, counts);
  return dimensions.map((dimension, d) => {
    const values = sizeSteps.map((max, step) =>
      rangeValue(
        { min: step === 0 ? 0 : sizeSteps[step - 1]! + 1, max },
        counts[stepPlace(d, step)]!,
        filters[dimension],
      ),
    );
    return {
      key: dimension,
      name: facetNames[dimension][locale],
      values: values.filter((each) => each.count > 0 || each.chosen),
    };
  });
}

/** Adds up the combinations of a match by step of each measure, that measure's own filter left out. */
function countSteps(match: LineMatch, into: Float64Array): void {
  const { stepCounts, whole } = match.line;
  if (match.filtered === null && match.left === whole)
    for (let n = 0; n < stepCounts.length; n += 2) into[stepCounts[n]!]! += stepCounts[n + 1]!;
  else dimensions.forEach((dimension, d) => countCut(match, dimension, d, into));
}

function countCut(match: LineMatch, dimension: Dimension, d: number, into: Float64Array): void {
  const { radix, of, steps, stepCounts, whole } = match.line;
  const at = of.at[dimension];
  const step = steps[dimension];
  const left = remainingWithout(match, at);
  if (left === whole) return countWhole(stepCounts, stepPlace(d, 0), stepPlace(d + 1, 0), into);
  for (const box of left) {
    const allowed = box[at];
    const each = countBox(box, radix) / (allowed?.length ?? radix[at]!);
    for (let n = 0; n < (allowed?.length ?? radix[at]!); n += 1) into[stepPlace(d, step[allowed?.[n] ?? n]!)]! += each;
  }
}

/** The uncut line, of the places of one measure only. */
function countWhole(stepCounts: Float64Array, from: number, to: number, into: Float64Array): void {
  for (let n = 0; n < stepCounts.length; n += 2)
    if (stepCounts[n]! >= from && stepCounts[n]! < to) into[stepCounts[n]!]! += stepCounts[n + 1]!;
}

function parameterFacets(
  { family, keys }: IndexedFamily,
  matches: readonly LineMatch[],
  filters: Filters,
  locale: Locale,
): Facet[] {
  return keys
    .map((key, at): Facet => {
      const counts = new Map<string | number, number>();
      for (const match of matches) if (match.failed === null) countValues(match, at, counts);
      const parameter = family.parameters[key]!;
      const size = dimensions.find((dimension) => dimension === key);
      const values = parameter.values.map((value): FacetValue => {
        const count = counts.get(value) ?? 0;
        if (size !== undefined) return rangeValue({ min: Number(value), max: Number(value) }, count, filters[size]);
        return {
          value: String(value),
          label: parameter.labels?.[String(value)]?.[locale] ?? String(value),
          count,
          chosen: filters.forms?.[key]?.includes(String(value)) ?? false,
        };
      });
      return { key: size ?? `form.${key}`, name: parameter.name[locale], values };
    })
    .filter((facet) => facet.values.length > 1);
}

/** The same by the values of any parameter. */
function countValues(match: LineMatch, at: number, into: Map<string | number, number>): void {
  const { values, radix } = match.line;
  for (const box of remainingWithout(match, at)) {
    const allowed = box[at];
    const each = countBox(box, radix) / (allowed?.length ?? radix[at]!);
    for (const value of allowed?.map((digit) => values[at]![digit]!) ?? values[at]!)
      into.set(value, (into.get(value) ?? 0) + each);
  }
}

function rangeValue(range: Range, count: number, chosen: readonly Range[] | undefined): FacetValue {
  return {
    value: writtenRange(range),
    label: rangeLabel(range),
    count,
    chosen: chosen?.some(({ min, max }) => min === range.min && max === range.max) ?? false,
  };
}

export function rangeLabel({ min, max }: Range): string {
  if (min === max) return `${min} mm`;
  if (min <= 0) return `≤ ${max} mm`;
  return max === Infinity ? `≥ ${min} mm` : `${min}–${max} mm`;
}
