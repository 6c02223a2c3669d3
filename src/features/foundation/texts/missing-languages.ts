import { fallbacks, type Trilingual } from '#lib/trilingual.ts';
import { locales, type Locale } from '#lib/locale.ts';

/** Languages without a text that exists in another one. */
export function missingLanguages(texts: readonly Trilingual[]): Locale[] {
  const said = texts.filter((text) => locales.some((locale) => hasText(text, locale)));
  return locales.filter((locale) => said.some((text) => !hasText(text, locale)));
}

/** The language its readers get instead; null where there is no text at all. */
export function fallbackLanguage(text: Trilingual, locale: Locale): Locale | null {
  return fallbacks[locale].find((other) => hasText(text, other)) ?? null;
}

function hasText(text: Trilingual, locale: Locale): boolean {
  return (text[locale] ?? '').trim() !== '';
}
