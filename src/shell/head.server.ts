import { consolePageAt } from '#features/people/console/console-pages.ts';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { pageAt, pageOf, type PageKey } from '#features/catalogue/content/addresses.ts';

export interface Head {
  title: string;
  /** The title without the brand: the page's name in breadcrumbs. */
  name: string;
  description: string;
  /**
   * The address without language and without parameters that do not identify the content; null where search engines
   * should not index.
   */
  canonical: string | null;
}

/** Query parameters that identify the content beside the path. */
const namingQuery = ['id', 'home'] as const;

export function headOf(locale: Locale, url: URL): Head {
  const key = pageAt(url.pathname) ?? 'error';
  const t = translator(locale, 'pages');
  const page = pageOf(key);
  const name = t(titleKey(key, url));
  return {
    title: consoleTitle(locale, url) ?? (key === 'home' ? name : t('withBrand', { title: name })),
    name,
    description: t(`${key}.description`),
    canonical: page.unlisted || (page.private && !page.told) ? null : canonicalAddress(key, url),
  };
}

/** Of the console by its section: an admin has several of them open beside each other. */
function consoleTitle(locale: Locale, { pathname }: URL): string | null {
  const section = consolePageAt(pathname);
  const t = translator(locale, 'console');
  return section && t('tab', { title: t(`nav.${section}`) });
}

function titleKey(key: PageKey, url: URL) {
  return key === 'error' && url.searchParams.get('code') === '404'
    ? ('error.notFoundTitle' as const)
    : (`${key}.title` as const);
}

function canonicalAddress(key: PageKey, url: URL): string {
  const query = new URLSearchParams();
  for (const name of namingQuery) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return pageOf(key).path + (query.size === 0 ? '' : `?${query}`);
}
