/** The lengths a workshop offers, from short to long, and how they are displayed. */
interface LengthSteps {
  values: number[];
  least: number;
  most: number;
  /** Null where the steps are not equal. */ step: number | null;
}

export function lengthSteps(offered: readonly string[]): LengthSteps {
  const values = [...new Set(offered.map(Number))].toSorted((a, b) => a - b);
  const gaps = new Set(values.slice(1).map((value, at) => value - values[at]!));
  return { values, least: values[0]!, most: values.at(-1)!, step: gaps.size === 1 ? [...gaps][0]! : null };
}

/** The offered length nearest to a wish; of two equally near, the smaller: it still fits. */
export function nearestLength(values: readonly number[], wished: number): number {
  return values.reduce((best, value) => (Math.abs(value - wished) < Math.abs(best - wished) ? value : best));
}
