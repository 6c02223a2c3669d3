import { measures } from '#models/families/shared/parameters.ts';
import type { Line, Parameter } from '#models/family.ts';

/** The three measures with just the steps that lines offer. */
export function sizesIn(lines: readonly Line[]): Record<'width' | 'depth' | 'height', Parameter> {
  const all = (key: string): number[] =>
    [...new Set(lines.flatMap((line) => line.values[key] as readonly number[]))].sort((a, b) => a - b);
  return measures(all('width'), all('depth'), all('height'));
}
