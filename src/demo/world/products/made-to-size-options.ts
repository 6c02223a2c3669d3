import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import type { Value } from '#models/family.ts';
import type { DraftProduct } from './draft-product.ts';
import type { Look } from './look.ts';

/** What a maker can change: these parameters (all values of its line, or the listed ones) and these slots. */
export interface MadeToSizeOptions {
  change: readonly string[];
  slots: Readonly<Record<string, readonly string[]>>;
  days: readonly [number, number];
  forms?: Readonly<Record<string, number>>;
}

/**
 * A made-to-size offer: sizes and forms of the line the first look belongs to, so that every combination exists. The
 * price grows from the smallest by the metre and by the square metre.
 */
export function madeToSizeOf({ family, choice }: Look, { price, made }: DraftProduct): MadeToSize {
  const { change, slots, days, forms = {} } = made!;
  const line = family.lines.find(
    ({ style, values }) =>
      style === choice.style && Object.entries(values).every(([key, list]) => list.includes(choice[key]!)),
  )!;
  const parameters = Object.fromEntries(
    Object.keys(family.parameters).map((key) => [
      key,
      change.includes(key) ? firstOf(line.values[key]!, choice[key]!) : [choice[key]!],
    ]),
  );
  const metres = Number(choice.width) / 1000;
  const area = (Number(choice.width) * Number(choice.height)) / 1_000_000;
  const share = (part: number, over: number) => Math.round((price * part) / over / 1000) * 1000;
  return {
    family: family.code,
    style: choice.style,
    parameters,
    finishes: Object.fromEntries(Object.entries(slots).map(([slot, list]) => [slot, [...list]])),
    price: {
      base: share(0.3, 1),
      perMetre: share(0.3, metres),
      perSquareMetre: share(0.4, area),
      finishes: premiums(Object.values(slots).flat()),
      forms: { ...forms },
      roundTo: 10_000,
    },
    days: { from: days[0], to: days[1] },
  };
}

/** The one in the picture is offered first. */
function firstOf(values: readonly Value[], first: Value): Value[] {
  return [first, ...values.filter((value) => value !== first)];
}

/** Thousandths more for what is dearer than usual. */
function premiums(finishes: readonly string[]): Record<string, number> {
  const dear: readonly [RegExp, number][] = [
    [/^(walnut|teak|mahogany|rosewood|wenge)/, 140],
    [/^(marble|granite)/, 180],
    [/^velvet|^silk/, 120],
    [/^leather/, 380],
    [/^brass/, 60],
  ];
  return Object.fromEntries(
    finishes.flatMap((id) => {
      const found = dear.find(([name]) => name.test(id));
      return found ? [[id, found[1]]] : [];
    }),
  );
}
