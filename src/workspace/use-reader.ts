import { useLocale } from 'use-intl';
import { parseLocale, type Locale } from '#lib/locale.ts';

/** The reader's language; use-intl's own is a country's way of writing figures (`vi-VN`). */
export function useReader(): Locale {
  return parseLocale(useLocale()) ?? 'en';
}
