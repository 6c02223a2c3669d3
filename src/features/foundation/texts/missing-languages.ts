import { fallbacks, type Trilingual } from '#lib/trilingual.ts';
import { locales, type Locale } from '#lib/locale.ts';

/** Languages in which something is not said that is said in another one. */
export function missingIn(texts: readonly Trilingual[]): Locale[] {
  const said = texts.filter((text) => locales.some((locale) => isSaid(text, locale)));
  return locales.filter((locale) => said.some((text) => !isSaid(text, locale)));
}

/** What its readers see instead, where a language has no words; null where nothing is said at all. */
export function readInstead(text: Trilingual, locale: Locale): Locale | null {
  return fallbacks[locale].find((other) => isSaid(text, other)) ?? null;
}

function isSaid(text: Trilingual, locale: Locale): boolean {
  return (text[locale] ?? '').trim() !== '';
}
