import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import type { FamilyOffer } from './family-offer.ts';

type Value = number | string;

/** A whole line of the family to begin with, each slot in its first finish; the workshop enters the price. */
export function freshMade(family: FamilyOffer, style: string, like?: MadeToSize): MadeToSize {
  const line = lineOf(family, style);
  return {
    family: family.code,
    style: style as MadeToSize['style'],
    parameters: Object.fromEntries(Object.entries(line.values).map(([key, values]) => [key, [...values]])),
    finishes: Object.fromEntries(
      family.slots.map(({ key, finishes }) => [key, finishes.slice(0, 1).map(({ id }) => id)]),
    ),
    price: {
      ...(like?.price ?? { base: 0, perMetre: 0, perSquareMetre: 0, roundTo: 10_000 }),
      finishes: {},
      forms: {},
    },
    days: like?.days ?? { from: 14, to: 30 },
  };
}

/** Of several lines of one style the one that has all chosen values. */
export function lineOf(
  family: FamilyOffer,
  style: string,
  chosen: Readonly<Record<string, readonly Value[]>> = {},
): FamilyOffer['lines'][number] {
  const lines = family.lines.filter((line) => line.style === style);
  return (
    lines.find(({ values }) =>
      Object.entries(chosen).every(([key, list]) => list.every((value) => values[key]?.includes(value))),
    ) ??
    lines[0] ??
    family.lines[0]!
  );
}

/** All steps between two lengths, both included; in either order. */
export function between(values: readonly Value[], from: number, to: number): number[] {
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  return values
    .map(Number)
    .filter((value) => value >= least && value <= most)
    .toSorted((a, b) => a - b);
}

/** Surcharges only where still offered. */
export function pruned(made: MadeToSize): MadeToSize {
  const worn = new Set(Object.values(made.finishes).flat());
  const forms = new Set(
    Object.entries(made.parameters).flatMap(([key, values]) => values.map((value) => `${key}:${value}`)),
  );
  const keep = <T>(record: Record<string, T>, allowed: Set<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => allowed.has(key)));
  return {
    ...made,
    price: { ...made.price, finishes: keep(made.price.finishes, worn), forms: keep(made.price.forms, forms) },
  };
}
