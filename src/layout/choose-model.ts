import type { Rng } from '#lib/random.ts';
import type { Choice, Family, Line, Value } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';
import type { Style } from '#models/vocabulary.ts';
import { chooseSold, type Market } from '#layout/choose-sold.ts';
import { relatedStyles } from '#layout/palettes.ts';
import type { ShelfPiece } from '#layout/shelf.ts';

/** A model of the library with its outside measures. */
export interface Chosen {
  readonly family: Family;
  readonly choice: Choice;
  readonly id: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Where it comes from a merchant. */
  readonly sold?: ShelfPiece;
}

/** Both ends inclusive. */
type Range = readonly [least: number, most: number];

/** What a rule asks of a model. `near`: of the sizes that fit, the nearest is taken. */
export interface Wish {
  width?: Range;
  depth?: Range;
  height?: Range;
  near?: { width?: number; depth?: number; height?: number };
  /** Only these form values are accepted. */
  forms?: Readonly<Record<string, readonly Value[]>>;
  /** So many of it will stand there. */
  count?: number;
}

/**
 * How one room chooses models: its style, its random numbers, and the forms chosen before, so that all fronts and feet
 * match.
 */
export interface Taste {
  readonly style: Style;
  readonly rng: Rng;
  readonly forms: Map<string, Value>;
  /** Without one, models are chosen as if everything were free. */
  readonly market?: Market;
}

/**
 * A model that meets the wish: one that is sold, else one of the room's style or a related one. Null when there is
 * none.
 */
export function choose(taste: Taste, code: string, wish: Wish = {}): Chosen | null {
  const family = findFamily(code);
  if (!family) return null;
  const sold = taste.market && chooseSold(taste, taste.market, family, wish);
  if (sold || taste.market?.inStock) return sold ?? null;
  return fromLibrary(taste, family, wish);
}

/** What is sold and, where the market allows it, what the library has beside it. */
export function chooseAny(taste: Taste, code: string, wish: Wish): Chosen[] {
  const first = choose(taste, code, wish);
  const family = first?.sold && taste.market?.library ? findFamily(code) : undefined;
  const second = family ? fromLibrary(taste, family, wish) : null;
  return [first, second].filter((each) => each !== null);
}

function fromLibrary(taste: Taste, family: Family, wish: Wish): Chosen | null {
  for (const style of relatedStyles[taste.style]) {
    const lines = family.lines.filter((line) => line.style === style && serves(family, line, wish));
    if (lines.length > 0) return chosen(family, choiceIn(taste, family, nearestLine(taste, lines, wish), wish));
  }
  return null;
}

function chosen(family: Family, choice: Choice): Chosen {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  return { family, choice, id: idOf(family, choice)!, width, depth, height };
}

function serves(family: Family, line: Line, wish: Wish): boolean {
  return Object.keys(family.parameters).every((key) => allowed(line, key, wish).length > 0);
}

function allowed(line: Line, key: string, wish: Wish): readonly Value[] {
  const values = line.values[key]!;
  const range = wish[key as 'width' | 'depth' | 'height'];
  if (range) return values.filter((value) => Number(value) >= range[0] && Number(value) <= range[1]);
  const forms = wish.forms?.[key];
  return forms ? values.filter((value) => forms.includes(value)) : values;
}

/** For families with a line for each size: the nearest size; a random one where several are equally near. */
function nearestLine({ rng }: Taste, lines: readonly Line[], wish: Wish): Line {
  const miss = (line: Line) =>
    Object.entries(wish.near ?? {}).reduce(
      (sum, [key, value]) => sum + Math.abs(nearest(allowed(line, key, wish), value) - value),
      0,
    );
  const least = Math.min(...lines.map(miss));
  return rng.pick(lines.filter((line) => miss(line) === least));
}

function choiceIn(taste: Taste, family: Family, line: Line, wish: Wish): Choice {
  const values = Object.keys(family.parameters).map((key) => [
    key,
    valueOf(taste, key, allowed(line, key, wish), wish),
  ]);
  return { ...Object.fromEntries(values), style: line.style } as Choice;
}

function valueOf({ rng, forms }: Taste, key: string, values: readonly Value[], { near = {} }: Wish): Value {
  const wanted = near[key as keyof typeof near];
  if (wanted !== undefined) return nearest(values, wanted);
  if (typeof values[0] === 'number') return values[Math.floor(values.length / 2)]!;
  const known = forms.get(key);
  const value = known !== undefined && values.includes(known) ? known : rng.pick(values);
  forms.set(key, known ?? value);
  return value;
}

function nearest(values: readonly Value[], wanted: number): number {
  return values
    .map(Number)
    .reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}
