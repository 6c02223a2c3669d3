import type { Family, Line, Value, LocalizedText } from '#models/family.ts';
import { kinds, type Finish, type FinishKind } from '#models/materials/finish.ts';
import { countOf } from '#models/model-id.ts';
import { categories, rooms, styles, type Style } from '#models/vocabulary.ts';
import type { Box } from './box.ts';
import { dimensions, lineFilters, type LineFilter } from './filters.ts';
import type { Dimension } from './meaning.ts';
import { placements } from './spoken-words.ts';

/** Upper ends of the steps in which sizes of unlike things are counted, in millimetres. */
export const sizeSteps = [300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 3000, Infinity] as const;

/** A family as the search index holds it. */
export interface IndexedFamily {
  family: Family;
  order: number;
  /** Its parameters in the order of ids, and where among them the measures stand. */
  keys: readonly string[];
  at: Readonly<Record<Dimension, number>>;
  lines: readonly IndexedLine[];
  /** Its styles; lines of one style differ in their forms alone. */
  looks: readonly StyleGroup[];
  /** Finishes every line offers. */
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<FinishKind>;
}

/** What the lines of one style have in common. */
export interface StyleGroup {
  style: Style;
  /** Finishes the slots can have: what the family offers, and the style's own defaults. */
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<FinishKind>;
  /** Which values its lines count under in each facet (in the order of `lineFilters`), by index in the facet's list. */
  counted: readonly (readonly number[])[];
}

export interface IndexedLine {
  of: IndexedFamily;
  line: Line;
  /** Index of the line's first model inside the family. */
  start: number;
  values: readonly (readonly Value[])[];
  radix: readonly number[];
  count: number;
  /** The whole line as a list of one box: most lines of most queries share it. */
  whole: readonly [Box];
  look: StyleGroup;
  /** The least and the most of each measure, which answer most size queries. */
  spans: Readonly<Record<Dimension, readonly [least: number, most: number]>>;
  /** For each of its sizes the step it counts under. */
  steps: Readonly<Record<Dimension, readonly number[]>>;
  /**
   * How many of the whole line count under each step, for all measures at once: index, count, index, count …
   * (`stepPlace`).
   */
  stepCounts: Float64Array;
}

/** Every value a facet can have in this library, with its labels. */
interface FacetList {
  values: readonly string[];
  words: readonly LocalizedText[];
}

export interface ModelIndex {
  families: readonly IndexedFamily[];
  finishes: ReadonlyMap<string, Finish>;
  facets: Readonly<Record<LineFilter, FacetList>>;
}

export function buildModelIndex(families: readonly Family[], finishes: readonly Finish[]): ModelIndex {
  const byId = new Map(finishes.map((finish) => [finish.id, finish]));
  const facets = facetLists(families, byId);
  return {
    families: families.map((family, order) => indexFamily(family, order, byId, facets)),
    finishes: byId,
    facets,
  };
}

function indexFamily(
  family: Family,
  order: number,
  byId: ReadonlyMap<string, Finish>,
  facets: ModelIndex['facets'],
): IndexedFamily {
  const keys = Object.keys(family.parameters);
  const lines: IndexedLine[] = [];
  const finishes = new Set(Object.values(family.slots).flatMap((slot) => slot.finishes));
  const kinds = new Set([...finishes].flatMap((id) => byId.get(id)?.kind ?? []));
  const looks = styleGroupsOf(family, byId, facets);
  const of: IndexedFamily = {
    family,
    order,
    keys,
    lines,
    looks,
    finishes,
    kinds,
    at: { width: keys.indexOf('width'), depth: keys.indexOf('depth'), height: keys.indexOf('height') },
  };
  let start = 0;
  for (const line of family.lines) {
    const values = keys.map((key) => line.values[key]!);
    const count = countOf(family, line);
    const steps = (name: Dimension) =>
      line.values[name]!.map((value) => sizeSteps.findIndex((most) => Number(value) <= most));
    const span = (name: Dimension) =>
      [Math.min(...(line.values[name] as number[])), Math.max(...(line.values[name] as number[]))] as const;
    lines.push({
      stepCounts: stepCountsOf(dimensions.map(steps), count),
      spans: { width: span('width'), depth: span('depth'), height: span('height') },
      steps: { width: steps('width'), depth: steps('depth'), height: steps('height') },
      of,
      line,
      start,
      values,
      count,
      radix: values.map((each) => each.length),
      whole: [values.map(() => null)],
      look: looks.find(({ style }) => style === line.style)!,
    });
    start += count;
  }
  return of;
}

/** Index of a step of a measure in the list for all measures. */
export function stepPlace(dimension: number, step: number): number {
  return dimension * sizeSteps.length + step;
}

function stepCountsOf(steps: readonly (readonly number[])[], count: number): Float64Array {
  return Float64Array.from(
    steps.flatMap((own, dimension) =>
      [...new Set(own)].flatMap((step) => [
        stepPlace(dimension, step),
        (count / own.length) * own.filter((each) => each === step).length,
      ]),
    ),
  );
}

function styleGroupsOf(family: Family, byId: ReadonlyMap<string, Finish>, facets: ModelIndex['facets']): StyleGroup[] {
  return stylesOf(family).map((style) => {
    const named = namesOf(family, style, byId);
    const counted = lineFilters.map((name) => named[name].map((value) => facets[name].values.indexOf(value)));
    return { style, finishes: finishesInStyle(family, style), kinds: kindsIn(family, style, byId), counted };
  });
}

function stylesOf(family: Family): Style[] {
  return [...new Set(family.lines.map(({ style }) => style))];
}

function finishesInStyle(family: Family, style: Style): Set<string> {
  return new Set(
    Object.values(family.slots).flatMap(({ finishes, byStyle }) =>
      byStyle?.[style] === undefined ? finishes : [...finishes, byStyle[style]!],
    ),
  );
}

function kindsIn(family: Family, style: Style, byId: ReadonlyMap<string, Finish>): Set<FinishKind> {
  return new Set([...finishesInStyle(family, style)].flatMap((id) => byId.get(id)?.kind ?? []));
}

/** The values lines of a style count under. */
function namesOf(family: Family, style: Style, byId: ReadonlyMap<string, Finish>): Record<LineFilter, string[]> {
  return {
    category: [family.category],
    family: [family.code],
    room: [...family.rooms],
    style: [style],
    placement: [family.placement],
    finish: [...kindsIn(family, style, byId)],
  };
}

function facetLists(families: readonly Family[], byId: ReadonlyMap<string, Finish>): ModelIndex['facets'] {
  const names = families.flatMap((family) => stylesOf(family).map((style) => namesOf(family, style, byId)));
  const listed = (name: LineFilter, words: Readonly<Record<string, LocalizedText>>): FacetList => {
    const there = new Set(names.flatMap((each) => each[name]));
    const values = Object.keys(words).filter((value) => there.has(value));
    return { values, words: values.map((value) => words[value]!) };
  };
  return {
    category: listed('category', categories),
    family: listed('family', Object.fromEntries(families.map((family) => [family.code, family.name]))),
    room: listed('room', rooms),
    style: listed('style', styles),
    placement: listed('placement', placements),
    finish: listed('finish', kinds),
  };
}
