import type { Locale } from '#lib/locale.ts';

/** What JSON-LD is written with; the root loader gives it to every page. */
export interface Site {
  locale: Locale;
  settings: { origin: string; company: { name: string; address: string; email: string } };
  head: { name: string; canonical: string | null };
}

/** Something a page is about, in the words of schema.org; written once the site is known. */
export type Thing = (site: Site) => Record<string, unknown>;
