import type { Locale } from '#lib/locale.ts';

/** Input of JSON-LD; the root loader gives it to every page. */
export interface Site {
  locale: Locale;
  settings: { origin: string; company: { name: string; address: string; email: string } };
  head: { name: string; canonical: string | null };
}

/** What a page is about, as schema.org; rendered once the site is known. */
export type Thing = (site: Site) => Record<string, unknown>;
