/** One table for people, or one JSON line for machines. */
export function report(title: string, figures: Record<string, string | number>): void {
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ bench: title, ...figures })}\n`);
    return;
  }
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  process.stdout.write(
    `\n${title}\n${Object.entries(figures)
      .map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
      .join('\n')}\n`,
  );
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
}
