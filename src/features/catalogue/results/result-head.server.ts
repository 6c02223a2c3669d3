import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

/** The title of a page of results names the query, which distinguishes tabs and history entries. */
export function resultHead(
  locale: Locale,
  kind: 'products' | 'designers',
  words: string,
): { title: string; description: string } {
  const pages = translator(locale, 'pages');
  const list = translator(locale, 'list');
  const key = kind === 'products' ? 'productResult' : 'designerResult';
  return {
    title: pages('withBrand', { title: words === '' ? pages(`${key}.title`) : list(`result.${kind}`, { words }) }),
    description: pages(`${key}.description`),
  };
}
