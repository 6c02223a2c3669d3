import type { Family, Line, Value, Words } from '#models/family.ts';
import { kinds, type Finish, type FinishKind } from '#models/materials/finish.ts';
import { countOf } from '#models/model-id.ts';
import { categories, rooms, styles, type Style } from '#models/vocabulary.ts';
import type { Box } from './box.ts';
import { dimensions, lineFilters, type LineFilter } from './filters.ts';
import type { Dimension } from './meaning.ts';
import { placements } from './spoken-words.ts';

/** Upper ends of the steps in which sizes of unlike things are counted, in millimetres. */
export const sizeSteps = [300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 3000, Infinity] as const;

/** A family as search keeps it at hand. */
export interface ShelfFamily {
  family: Family;
  order: number;
  /** Its parameters in the order of ids, and where among them the measures stand. */
  keys: readonly string[];
  at: Readonly<Record<Dimension, number>>;
  lines: readonly ShelfLine[];
  /** Its styles; lines of one style differ in their forms alone. */
  looks: readonly Look[];
  /** What every line can wear. */
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<FinishKind>;
}

/** What the lines of one style have in common. */
export interface Look {
  style: Style;
  /** What the slots can wear: what the family offers, and what the style wears by itself. */
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<FinishKind>;
  /** What its lines count under in each facet (in the order of `lineFilters`), by place in the facet's list. */
  counted: readonly (readonly number[])[];
}

export interface ShelfLine {
  of: ShelfFamily;
  line: Line;
  /** Where the line's numbers begin inside the family's. */
  start: number;
  values: readonly (readonly Value[])[];
  radix: readonly number[];
  count: number;
  /** The line uncut, alone in a list: most lines of most queries share it. */
  whole: readonly [Box];
  look: Look;
  /** The least and the most of each measure: most questions about sizes are answered by these alone. */
  spans: Readonly<Record<Dimension, readonly [least: number, most: number]>>;
  /** For each of its sizes the step it counts under. */
  steps: Readonly<Record<Dimension, readonly number[]>>;
  /** How many of the whole line count under each step, for all measures at once: place, count, place, count … (`stepPlace`). */
  stepCounts: Float64Array;
}

/** Every value a facet can have in this library, with its words. */
interface FacetList { values: readonly string[]; words: readonly Words[] }

export interface Shelf {
  families: readonly ShelfFamily[];
  finishes: ReadonlyMap<string, Finish>;
  facets: Readonly<Record<LineFilter, FacetList>>;
}

export function shelfOf(families: readonly Family[], finishes: readonly Finish[]): Shelf {
  const byId = new Map(finishes.map((finish) => [finish.id, finish]));
  const facets = facetLists(families, byId);
  return { families: families.map((family, order) => shelved(family, order, byId, facets)), finishes: byId, facets };
}

function shelved(family: Family, order: number, byId: ReadonlyMap<string, Finish>, facets: Shelf['facets']): ShelfFamily {
  const keys = Object.keys(family.parameters);
  const lines: ShelfLine[] = [];
  const finishes = new Set(Object.values(family.slots).flatMap((slot) => slot.finishes));
  const kinds = new Set([...finishes].flatMap((id) => byId.get(id)?.kind ?? []));
  const looks = looksOf(family, byId, facets);
  const of: ShelfFamily = { family, order, keys, lines, looks, finishes, kinds, at: { width: keys.indexOf('width'), depth: keys.indexOf('depth'), height: keys.indexOf('height') } };
  let start = 0;
  for (const line of family.lines) {
    const values = keys.map((key) => line.values[key]!);
    const count = countOf(family, line);
    const steps = (name: Dimension) => line.values[name]!.map((value) => sizeSteps.findIndex((most) => Number(value) <= most));
    const span = (name: Dimension) => [Math.min(...line.values[name] as number[]), Math.max(...line.values[name] as number[])] as const;
    lines.push({ stepCounts: stepCountsOf(dimensions.map(steps), count), spans: { width: span('width'), depth: span('depth'), height: span('height') }, steps: { width: steps('width'), depth: steps('depth'), height: steps('height') }, of, line, start, values, count, radix: values.map((each) => each.length), whole: [values.map(() => null)], look: looks.find(({ style }) => style === line.style)! });
    start += count;
  }
  return of;
}

/** Where a step of a measure is counted in one list for all. */
export function stepPlace(dimension: number, step: number): number {
  return dimension * sizeSteps.length + step;
}

function stepCountsOf(steps: readonly (readonly number[])[], count: number): Float64Array {
  return Float64Array.from(steps.flatMap((own, dimension) => [...new Set(own)].flatMap((step) => [stepPlace(dimension, step), (count / own.length) * own.filter((each) => each === step).length])));
}

function looksOf(family: Family, byId: ReadonlyMap<string, Finish>, facets: Shelf['facets']): Look[] {
  return stylesOf(family).map((style) => {
    const named = namesOf(family, style, byId);
    const counted = lineFilters.map((name) => named[name].map((value) => facets[name].values.indexOf(value)));
    return { style, finishes: wornIn(family, style), kinds: kindsIn(family, style, byId), counted };
  });
}

function stylesOf(family: Family): Style[] {
  return [...new Set(family.lines.map(({ style }) => style))];
}

function wornIn(family: Family, style: Style): Set<string> {
  return new Set(Object.values(family.slots).flatMap(({ finishes, byStyle }) => (byStyle?.[style] === undefined ? finishes : [...finishes, byStyle[style]!])));
}

function kindsIn(family: Family, style: Style, byId: ReadonlyMap<string, Finish>): Set<FinishKind> {
  return new Set([...wornIn(family, style)].flatMap((id) => byId.get(id)?.kind ?? []));
}

/** What lines of a style count under. */
function namesOf(family: Family, style: Style, byId: ReadonlyMap<string, Finish>): Record<LineFilter, string[]> {
  return { category: [family.category], family: [family.code], room: [...family.rooms], style: [style], placement: [family.placement], finish: [...kindsIn(family, style, byId)] };
}

function facetLists(families: readonly Family[], byId: ReadonlyMap<string, Finish>): Shelf['facets'] {
  const names = families.flatMap((family) => stylesOf(family).map((style) => namesOf(family, style, byId)));
  const listed = (name: LineFilter, words: Readonly<Record<string, Words>>): FacetList => {
    const there = new Set(names.flatMap((each) => each[name]));
    const values = Object.keys(words).filter((value) => there.has(value));
    return { values, words: values.map((value) => words[value]!) };
  };
  return {
    category: listed('category', categories), family: listed('family', Object.fromEntries(families.map((family) => [family.code, family.name]))), room: listed('room', rooms),
    style: listed('style', styles), placement: listed('placement', placements), finish: listed('finish', kinds),
  };
}
