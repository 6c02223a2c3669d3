import type { Value } from '#models/family.ts';
import type { MadeToSize } from './made-to-size.ts';

/** The cheapest and the dearest it can be: all sizes first and last, all finishes. */
export function priceRange(made: MadeToSize): { min: number; max: number } {
  const { min, max } = extremes(made);
  const forms = Object.entries(made.parameters).map(([name, values]) =>
    values.map((each) => made.price.forms[`${name}:${each}`] ?? 0),
  );
  const shares = Object.values(made.finishes).map((list) => list.map((finish) => made.price.finishes[finish] ?? 0));
  const total = (size: { width: number; height: number }, end: (...values: number[]) => number) =>
    priced(made, size, sum(shares.map((each) => end(...each))), sum(forms.map((each) => end(...each))));
  return { min: total(min, Math.min), max: total(max, Math.max) };
}

/** The smallest and the largest possible size. */
export function extremes({ parameters }: MadeToSize): { min: Size; max: Size } {
  const at = (end: (...values: number[]) => number): Size => ({
    width: end(...numbers(parameters.width)),
    depth: end(...numbers(parameters.depth)),
    height: end(...numbers(parameters.height)),
  });
  return { min: at(Math.min), max: at(Math.max) };
}
interface Size {
  width: number;
  depth: number;
  height: number;
}

/** In whole đồng, rounded up to the workshop's price step. */
export function priced(
  { price }: MadeToSize,
  { width, height }: { width: number; height: number },
  thousandths: number,
  forms: number,
): number {
  const plain =
    price.base +
    Math.round((price.perMetre * width) / 1000) +
    Math.round((price.perSquareMetre * width * height) / 1_000_000);
  const full = Math.round((plain * Math.max(100, 1000 + thousandths)) / 1000) + forms;
  return Math.ceil(full / price.roundTo) * price.roundTo;
}

function numbers(values: readonly Value[] | undefined): number[] {
  return (values ?? []).map(Number).filter((each) => Number.isFinite(each));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
