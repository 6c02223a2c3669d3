import type { Placement } from '#models/family.ts';
import type { FinishKind } from '#models/materials/finish.ts';
import type { Category, Room, Style } from '#models/vocabulary.ts';
import type { Dimension, Space } from './meaning.ts';
import type { ShelfFamily, ShelfLine } from './shelf.ts';

/** Both ends belong to it; Infinity where it is open. */
export interface Range { min: number; max: number }

/** Chosen beside the words. Several values of one filter are joined by "or", filters by "and". */
export interface Filters {
  category?: readonly Category[];
  family?: readonly string[];
  room?: readonly Room[];
  style?: readonly Style[];
  placement?: readonly Placement[];
  /** Kinds of material. */
  finish?: readonly FinishKind[];
  width?: readonly Range[];
  depth?: readonly Range[];
  height?: readonly Range[];
  fits?: Space;
  /** Forms by parameter, their values as text. */
  forms?: Readonly<Record<string, readonly string[]>>;
}

export const familyFilters = ['category', 'family', 'room', 'placement'] as const;
export type LineFilter = (typeof familyFilters)[number] | 'style' | 'finish';
export const dimensions = ['width', 'depth', 'height'] as const satisfies readonly Dimension[];

/** Which filters a family fails as a whole. With two or more it counts nowhere, with one in that filter's facet alone. */
export function failsOf(filters: Filters, of: ShelfFamily): LineFilter[] {
  return familyFilters.filter((name) => {
    const chosen = filters[name] as readonly string[] | undefined;
    return chosen !== undefined && chosen.length > 0 && !chosen.some((value) => valuesOf(name, of).includes(value));
  });
}

/** The further ones a line of it fails. */
export function failsOfLine({ style = [], finish = [] }: Filters, { line, kinds }: ShelfLine): LineFilter[] {
  const fails: LineFilter[] = style.length > 0 && !style.includes(line.style) ? ['style'] : [];
  return finish.length > 0 && !finish.some((kind) => kinds.has(kind)) ? [...fails, 'finish'] : fails;
}

/** The values a line counts under in a facet. */
export function valuesOfLine(name: LineFilter, line: ShelfLine): readonly string[] {
  if (name === 'style') return [line.line.style];
  return name === 'finish' ? [...line.kinds] : valuesOf(name, line.of);
}

function valuesOf(name: (typeof familyFilters)[number], { family }: ShelfFamily): readonly string[] {
  switch (name) {
    case 'category': return [family.category];
    case 'family': return [family.code];
    case 'room': return family.rooms;
    case 'placement': return [family.placement];
  }
}

/** What the filters leave of one parameter; undefined where they say nothing of it, empty where nothing is left. */
export function allowedBy(filters: Filters, line: ShelfLine, at: number): readonly number[] | undefined {
  const key = line.of.keys[at]!;
  const ranges = dimensions.some((each) => each === key) ? filters[key as Dimension] : undefined;
  if (ranges !== undefined && ranges.length > 0) return digits(line, at, (value) => ranges.some(({ min, max }) => Number(value) >= min && Number(value) <= max));
  const forms = filters.forms?.[key];
  return forms === undefined || forms.length === 0 ? undefined : digits(line, at, (value) => forms.includes(String(value)));
}

/** A form the family does not have cannot be fulfilled by it. */
export function lacksForm(filters: Filters, of: ShelfFamily): boolean {
  return Object.entries(filters.forms ?? {}).some(([key, chosen]) => chosen.length > 0 && !of.keys.includes(key));
}

function digits(line: ShelfLine, at: number, fits: (value: string | number) => boolean): readonly number[] {
  return line.values[at]!.flatMap((value, digit) => (fits(value) ? [digit] : []));
}
