import { useLocale } from 'use-intl';
import { parseLocale, type Locale } from '#lib/locale.ts';

/** The reader's language; the page's locale says a country too. */
export function useLanguage(): Locale {
  return parseLocale(useLocale()) ?? 'vi';
}
