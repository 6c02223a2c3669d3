import type { Line, Parameter, Value, LocalizedText } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export type TextTriple = readonly [en: string, zh: string, vi: string];

export function localizedText([en, zh, vi]: TextTriple): LocalizedText {
  return { en, zh, vi };
}

/** A choice between named forms, in the order written. */
export function form(name: TextTriple, values: Record<string, TextTriple>): Parameter {
  return {
    name: localizedText(name),
    values: Object.keys(values),
    labels: Object.fromEntries(Object.entries(values).map(([key, said]) => [key, localizedText(said)])),
  };
}

/** The three outside measures. */
export function measures(
  width: readonly number[],
  depth: readonly number[],
  height: readonly number[],
): Record<'width' | 'depth' | 'height', Parameter> {
  return {
    width: { name: localizedText(['Width', '宽度', 'Chiều rộng']), values: width },
    depth: { name: localizedText(['Depth', '深度', 'Chiều sâu']), values: depth },
    height: { name: localizedText(['Height', '高度', 'Chiều cao']), values: height },
  };
}

export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
}

/** Lines share most of their values: `base` holds them, each line adds its own. */
export function lineOf(style: Style, ...values: Record<string, readonly Value[]>[]): Line {
  return { style, values: Object.assign({}, ...values) };
}
