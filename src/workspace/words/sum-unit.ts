import type { Locale } from '#lib/locale.ts';

/** What sums are counted in where there is room for a few figures: millions of đồng, in Chinese 万. */
export function sumUnit(locale: Locale): number {
  return locale === 'zh' ? 1e4 : 1e6;
}
