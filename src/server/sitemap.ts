import { pages, type Page } from '#features/content/addresses.ts';
import { locales } from '#lib/locale.ts';

/** `/sitemap.xml`: every page a search engine may know, each language at its canonical `?lang=` address, x-default the bare one (PRODUCT A8). */
export function sitemap(origin: string): string {
  const listed = (Object.values(pages) as Page[]).filter((page) => !page.private && !page.unlisted);
  const body = listed.flatMap(({ path }) => locales.map((locale) => entry(origin, path, locale))).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}</urlset>\n`;
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /user/\nDisallow: /admin\nSitemap: ${origin}/sitemap.xml\n`;
}

function entry(origin: string, path: string, locale: string): string {
  const address = (lang: string | null) => escapeXml(`${origin}${path}${lang === null ? '' : `?lang=${lang}`}`);
  const alternates = [...locales.map((each) => [each, address(each)]), ['x-default', address(null)]];
  return `<url><loc>${address(locale)}</loc>${alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`).join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
