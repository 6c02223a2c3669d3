/** Two to five posts on a ruler of this length: 1, 2 or 5 times a power of ten. */
export function sumStep(budget: number): number {
  const power = 10 ** Math.floor(Math.log10(budget));
  return [power / 2, power, 2 * power, 5 * power].find((step) => budget / step <= 4) ?? power;
}

/** Where no budget is set, a ruler on which the sum is seen: a round one, longer by a fourth at least. */
export function roundAbove(total: number): number {
  const reach = Math.max(total, 1_000_000) * 1.25;
  return Math.ceil(reach / sumStep(reach)) * sumStep(reach);
}
