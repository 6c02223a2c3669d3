import { z } from 'zod';
import type { Choice, Family, Value } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';
import { styles, type Style } from '#models/vocabulary.ts';
import { limitedText } from '#platform/limited-text.ts';
import { priced, sum } from './made-price.ts';

const key = limitedText(30).regex(/^[a-zA-Z]{1,30}$/);
const value = z.union([z.number().int().min(1).max(20_000), limitedText(40).regex(/^[\w-]{1,40}$/)]);
const dong = z.number().int().min(0).max(2_000_000_000);

/** A made-to-size product: a family of the library, which parts of it this workshop offers, and prices (PRODUCT F3). */
export const madeToSizeSchema = z.object({
  family: limitedText(40),
  style: z.enum(Object.keys(styles) as [Style, ...Style[]]),
  /** Per parameter of the family the values on offer; the first is shown first. */
  parameters: z.record(key, z.array(value).min(1).max(60)),
  /** Per slot the offered finishes; the first is the default. */
  finishes: z.record(key, z.array(limitedText(40)).min(1).max(40)),
  price: z.object({
    base: dong,
    /** Per metre of width, per square metre of front. */
    perMetre: dong.default(0),
    perSquareMetre: dong.default(0),
    /** Thousandths more (or less) for a finish. */
    finishes: z.record(limitedText(40), z.number().int().min(-900).max(5000)).default({}),
    /** More for a form: `doors:sliding`. */
    forms: z.record(limitedText(80), dong).default({}),
    roundTo: z.number().int().min(1).max(1_000_000).default(10_000),
  }),
  /** Days until it can be sent. */
  days: z.object({ from: z.number().int().min(1).max(365), to: z.number().int().min(1).max(365) }),
});
export type MadeToSize = z.infer<typeof madeToSizeSchema>;

export interface Wish {
  parameters: Readonly<Record<string, string>>;
  finishes: Readonly<Record<string, string>>;
}
export interface Quote {
  model: string;
  finishes: Record<string, string>;
  parameters: Record<string, Value>;
  width: number;
  depth: number;
  height: number;
  price: number;
  days: { from: number; to: number };
}

/**
 * A quoted choice: the model, its outside measures, its price. A choice the workshop does not offer is refused, naming
 * the field.
 */
export function quoteOf(made: MadeToSize, wish: Wish): Quote | { wrong: string } {
  const family = findFamily(made.family);
  if (family === null) return { wrong: 'family' };
  const stray = [
    ...Object.keys(wish.parameters).filter((name) => !Object.hasOwn(family.parameters, name)),
    ...Object.keys(wish.finishes).filter((slot) => !Object.hasOwn(family.slots, slot)),
  ][0];
  if (stray !== undefined) return { wrong: stray };
  const parameters = chosen(Object.keys(family.parameters), (name) =>
    pick(made.parameters[name] ?? [], wish.parameters[name]),
  );
  const finishes = chosen(
    Object.keys(family.slots).filter((slot) => made.finishes[slot]),
    (slot) => pick(made.finishes[slot] ?? [], wish.finishes[slot]),
  );
  const wrong = [...Object.entries(parameters), ...Object.entries(finishes)].find(([, each]) => each === null)?.[0];
  if (wrong !== undefined) return { wrong };
  return quoted(made, family, parameters as Record<string, Value>, finishes as Record<string, string>);
}

function quoted(
  made: MadeToSize,
  family: Family,
  parameters: Record<string, Value>,
  finishes: Record<string, string>,
): Quote | { wrong: string } {
  const model = idOf(family, { ...parameters, style: made.style } as Choice);
  if (model === null) return { wrong: 'parameters' };
  const [width, depth, height] = [parameters.width, parameters.depth, parameters.height] as [number, number, number];
  const forms = sum(Object.entries(parameters).map(([name, each]) => made.price.forms[`${name}:${each}`] ?? 0));
  const shares = sum(Object.values(finishes).map((finish) => made.price.finishes[finish] ?? 0));
  return {
    model,
    finishes,
    parameters,
    width,
    depth,
    height,
    price: priced(made, { width, height }, shares, forms),
    days: made.days,
  };
}

function pick<T extends Value>(offered: readonly T[], wished: string | undefined): T | null {
  return (wished === undefined ? offered[0] : offered.find((each) => String(each) === wished)) ?? null;
}

function chosen<T>(names: readonly string[], choose: (name: string) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, choose(name)]));
}
