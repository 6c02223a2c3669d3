import type { Locale } from '#lib/locale.ts';

/** One of a vocabulary, named in the reader's language. */
export interface Option {
  key: string;
  name: string;
}

export function optionsOf(terms: Record<string, Record<Locale, string>>, locale: Locale): Option[] {
  return Object.entries(terms).map(([key, names]) => ({ key, name: names[locale] }));
}
