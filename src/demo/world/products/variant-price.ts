import { finishOf } from '#models/materials/library.ts';
import type { Look } from './look.ts';

/**
 * What another size or finish costs compared with the first: more material, dearer material. Rounded as shops here do.
 */
export function priceOf(first: number, from: Look, to: Look): number {
  const bulk = ({ width, depth, height }: Look) => width * depth * height;
  const size = Math.min(2.2, Math.max(0.5, (bulk(to) / bulk(from)) ** 0.55));
  const worth = Object.keys(from.finishes).reduce(
    (sum, slot) => sum + surchargeOf(to.finishes[slot] ?? from.finishes[slot]!) - surchargeOf(from.finishes[slot]!),
    0,
  );
  const price = first * size * (1 + worth / Math.max(1, Object.keys(from.finishes).length));
  const step = price > 5_000_000 ? 100_000 : price > 1_000_000 ? 50_000 : 10_000;
  return Math.round(price / step) * step - (price > 1_000_000 ? 10_000 : 1_000);
}

const finishSurcharges: readonly [RegExp, number][] = [
  [/^leather/, 0.45],
  [/^velvet|^silk/, 0.12],
  [/^(walnut|teak|mahogany|rosewood|wenge)/, 0.2],
  [/^(marble|travertine|granite)/, 0.25],
  [/^brass|^copper/, 0.1],
  [/^paint|^lacquer/, -0.06],
];

function surchargeOf(finish: string): number {
  return finishSurcharges.find(([name]) => name.test(finishOf(finish).id))?.[1] ?? 0;
}
