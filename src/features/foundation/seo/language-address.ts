import type { Locale } from '#lib/locale.ts';

/**
 * PRODUCT, Language: the canonical address of a language is its `?lang=` form; without a language it is the bare one
 * (x-default).
 */
export function languageAddress(origin: string, canonical: string, locale: Locale | null): string {
  const url = new URL(canonical, origin);
  if (locale !== null) url.searchParams.set('lang', locale);
  return url.href;
}
