import type { Family, Line, Value, Words } from '#models/family.ts';
import { kinds, type Finish, type FinishKind } from '#models/materials/finish.ts';
import { countOf } from '#models/model-id.ts';
import { categories, rooms, styles, type Style } from '#models/vocabulary.ts';
import type { Box } from './box.ts';
import { lineFilters, type LineFilter } from './filters.ts';
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
  /** For each of its sizes the step it counts under. */
  steps: Readonly<Record<Dimension, readonly number[]>>;
  /** What it counts under in each facet (in the order of `lineFilters`), by place in the facet's list. */
  counted: readonly (readonly number[])[];
}

/** Every value a facet can have in this library, with its words. */
export interface FacetList { values: readonly string[]; words: readonly Words[] }

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
  const looks = looksOf(family, byId);
  const of: ShelfFamily = { family, order, keys, lines, looks, finishes, kinds, at: { width: keys.indexOf('width'), depth: keys.indexOf('depth'), height: keys.indexOf('height') } };
  let start = 0;
  for (const line of family.lines) {
    const values = keys.map((key) => line.values[key]!);
    const count = countOf(family, line);
    const named = namesOf(family, line, byId);
    const counted = lineFilters.map((name) => named[name].map((value) => facets[name].values.indexOf(value)));
    const steps = (name: Dimension) => line.values[name]!.map((value) => sizeSteps.findIndex((most) => Number(value) <= most));
    lines.push({ steps: { width: steps('width'), depth: steps('depth'), height: steps('height') }, of, line, start, values, count, counted, radix: values.map((each) => each.length), whole: [values.map(() => null)], look: looks.find(({ style }) => style === line.style)! });
    start += count;
  }
  return of;
}

function looksOf(family: Family, byId: ReadonlyMap<string, Finish>): Look[] {
  return [...new Set(family.lines.map(({ style }) => style))].map((style) => ({ style, finishes: wornIn(family, style), kinds: kindsIn(family, style, byId) }));
}

function wornIn(family: Family, style: Style): Set<string> {
  return new Set(Object.values(family.slots).flatMap(({ finishes, byStyle }) => (byStyle?.[style] === undefined ? finishes : [...finishes, byStyle[style]!])));
}

function kindsIn(family: Family, style: Style, byId: ReadonlyMap<string, Finish>): Set<FinishKind> {
  return new Set([...wornIn(family, style)].flatMap((id) => byId.get(id)?.kind ?? []));
}

/** What a line counts under. */
function namesOf(family: Family, line: Line, byId: ReadonlyMap<string, Finish>): Record<LineFilter, string[]> {
  return { category: [family.category], family: [family.code], room: [...family.rooms], style: [line.style], placement: [family.placement], finish: [...kindsIn(family, line.style, byId)] };
}

function facetLists(families: readonly Family[], byId: ReadonlyMap<string, Finish>): Shelf['facets'] {
  const names = families.flatMap((family) => family.lines.map((line) => namesOf(family, line, byId)));
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
