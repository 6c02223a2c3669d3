import type { Placement } from '#models/family.ts';
import type { FinishKind } from '#models/materials/finish.ts';
import type { Category, Room, Style } from '#models/vocabulary.ts';
import type { Dimension, Space } from './meaning.ts';
import type { Allowed } from './box.ts';
import type { IndexedFamily, IndexedLine } from './model-index.ts';

/** Both ends belong to it; Infinity where it is open. */
export interface Range {
  min: number;
  max: number;
}

/** `1201-1500`, `-300`, `3001-`: how a range is written in an address. */
export function writtenRange({ min, max }: Range): string {
  return `${min <= 0 ? '' : min}-${max === Infinity ? '' : max}`;
}

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

export const lineFilters = ['category', 'family', 'room', 'style', 'placement', 'finish'] as const;
export type LineFilter = (typeof lineFilters)[number];
export const dimensions = ['width', 'depth', 'height'] as const satisfies readonly Dimension[];

/**
 * Which filters a family fails as a whole. With two or more it counts nowhere, with one in that filter's facet alone.
 */
export function failsOf(
  { category = [], family: codes = [], room = [], placement = [] }: Filters,
  { family }: IndexedFamily,
): LineFilter[] {
  const fails: LineFilter[] = [];
  if (category.length > 0 && !category.includes(family.category)) fails.push('category');
  if (codes.length > 0 && !codes.includes(family.code)) fails.push('family');
  if (room.length > 0 && !room.some((each) => family.rooms.includes(each))) fails.push('room');
  if (placement.length > 0 && !placement.includes(family.placement)) fails.push('placement');
  return fails;
}

/** The further ones a line of it fails. */
export function failsOfLine({ style, finish }: Filters, { look }: IndexedLine): readonly LineFilter[] {
  const otherStyle = style !== undefined && style.length > 0 && !style.includes(look.style);
  const otherFinish = finish !== undefined && finish.length > 0 && !finish.some((kind) => look.kinds.has(kind));
  if (!otherFinish) return otherStyle ? failsStyle : failsNothing;
  return otherStyle ? failsBoth : failsFinish;
}

const failsNothing: readonly LineFilter[] = [];
const failsStyle: readonly LineFilter[] = ['style'];
const failsFinish: readonly LineFilter[] = ['finish'];
const failsBoth: readonly LineFilter[] = ['style', 'finish'];

/** Parameters that have a filter, by their index in the family's table. */
export function filteredParameters(filters: Filters, { at, keys }: IndexedFamily): number[] {
  const sizes = dimensions
    .filter((dimension) => (filters[dimension]?.length ?? 0) > 0)
    .map((dimension) => at[dimension]);
  const forms = Object.entries(filters.forms ?? {})
    .filter(([, chosen]) => chosen.length > 0)
    .map(([key]) => keys.indexOf(key));
  return [...sizes, ...forms];
}

/** What the filters leave of one filtered parameter; null when that is all. */
export function allowedBy(filters: Filters, line: IndexedLine, at: number): Allowed {
  const key = line.of.keys[at]!;
  const values = line.values[at]!;
  const ranges = filters[key as Dimension];
  if (ranges?.length === 1) {
    const [least, most] = line.spans[key as Dimension];
    if (least >= ranges[0]!.min && most <= ranges[0]!.max) return null;
    if (least > ranges[0]!.max || most < ranges[0]!.min) return nothing;
  }
  const forms = filters.forms?.[key] ?? [];
  const digits: number[] = [];
  for (let digit = 0; digit < values.length; digit += 1) {
    const value = values[digit]!;
    if (ranges !== undefined && ranges.length > 0 ? within(ranges, value as number) : forms.includes(String(value)))
      digits.push(digit);
  }
  return digits.length === values.length ? null : digits;
}

const nothing: readonly number[] = [];

function within(ranges: readonly Range[], value: number): boolean {
  for (const { min, max } of ranges) if (value >= min && value <= max) return true;
  return false;
}
