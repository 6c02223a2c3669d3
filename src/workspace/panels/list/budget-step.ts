/** Two to five posts on a ruler of this length: 1, 2 or 5 times a power of ten. */
export function budgetStep(budget: number): number {
  const power = 10 ** Math.floor(Math.log10(budget));
  return [power / 2, power, 2 * power, 5 * power].find((step) => budget / step <= 4) ?? power;
}
