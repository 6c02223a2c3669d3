import { fallbacks, type Trilingual } from '#lib/trilingual.ts';
import { locales, type Locale } from '#lib/locale.ts';

/** Languages in which something is not said that is said in another one. */
export function missingLanguages(texts: readonly Trilingual[]): Locale[] {
  const said = texts.filter((text) => locales.some((locale) => hasText(text, locale)));
  return locales.filter((locale) => said.some((text) => !hasText(text, locale)));
}

/** What its readers see instead, where a language has no words; null where nothing is said at all. */
export function fallbackLanguage(text: Trilingual, locale: Locale): Locale | null {
  return fallbacks[locale].find((other) => hasText(text, other)) ?? null;
}

function hasText(text: Trilingual, locale: Locale): boolean {
  return (text[locale] ?? '').trim() !== '';
}
