import type { Database } from '#db/database.ts';
import { pages, type Page } from '#features/catalogue/content/addresses.ts';
import { languageAddress } from '#features/foundation/seo/language-address.ts';
import {
  countListed,
  listedAfter,
  listedKinds,
  partsOf,
  type ListedKind,
} from '#features/foundation/seo/listed-things.server.ts';
import { locales, type Locale } from '#lib/locale.ts';

/** Past this many addresses there is an index (PRODUCT A8); the protocol allows no more in one file. */
const mostAddresses = 50_000;
/** Things in a part: six thousand addresses with their alternates are some five megabytes. */
const partSize = 2_000;

const paths: Record<ListedKind, string> = {
  products: pages.detail.path,
  works: pages.detail.path,
  designers: pages.designerDetail.path,
  merchants: pages.merchantDetail.path,
  articles: pages.articleDetail.path,
};

interface Listed {
  path: string;
  changed?: Date;
}
interface SitemapOptions {
  origin: string;
  most?: number;
  size?: number;
}

/**
 * `/sitemap.xml`: every address a search engine may know, each language at its canonical `?lang=` form, x-default the
 * bare one; or an index of its parts.
 */
export async function sitemap(
  db: Database,
  { origin, most = mostAddresses, size = partSize }: SitemapOptions,
): Promise<string> {
  const fixed = fixedPages();
  if ((fixed.length + (await countListed(db))) * locales.length > most) return sitemapIndex(db, origin, size);
  const things = await Promise.all(listedKinds.map((kind) => listedOf(db, kind, '', most)));
  return urlSet(origin, [...fixed, ...things.flat()]);
}

/** `?part=products&after=p_…`; null where there is no such part. */
export async function sitemapPart(
  db: Database,
  part: string,
  after: string,
  { origin, size = partSize }: SitemapOptions,
): Promise<string | null> {
  if (part === 'pages') return urlSet(origin, fixedPages());
  const kind = listedKinds.find((each) => each === part);
  return kind === undefined ? null : urlSet(origin, await listedOf(db, kind, after, size));
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /api/articles/feed\nAllow: /api/common/design-link/\nDisallow: /api/\nDisallow: /user/\nDisallow: /admin\nSitemap: ${origin}/sitemap.xml\n`;
}

async function sitemapIndex(db: Database, origin: string, size: number): Promise<string> {
  const parts = await Promise.all(
    listedKinds.map(async (kind) =>
      ['', ...(await partsOf(db, kind, size))].map(
        (after) => `part=${kind}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
      ),
    ),
  );
  const body = ['part=pages', ...parts.flat()]
    .map((query) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?${query}`)}</loc></sitemap>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</sitemapindex>\n`;
}

/** Pages that show one thing have no address without it. */
const detailPaths: ReadonlySet<string> = new Set([...Object.values(paths), pages.modelDetail.path]);

function fixedPages(): Listed[] {
  return (Object.values(pages) as Page[])
    .filter((page) => (!page.private || page.told) && !page.unlisted && !detailPaths.has(page.path))
    .map(({ path }) => ({ path }));
}

async function listedOf(db: Database, kind: ListedKind, after: string, most: number): Promise<Listed[]> {
  return (await listedAfter(db, kind, after, most)).map(({ id, updated_at }) => ({
    path: `${paths[kind]}?id=${encodeURIComponent(id)}`,
    changed: updated_at,
  }));
}

function urlSet(origin: string, listed: readonly Listed[]): string {
  const body = listed.flatMap((each) => locales.map((locale) => entry(origin, each, locale))).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}</urlset>\n`;
}

function entry(origin: string, { path, changed }: Listed, locale: Locale): string {
  const address = (lang: Locale | null) => escapeXml(languageAddress(origin, path, lang));
  const alternates = [...locales.map((each) => [each, address(each)]), ['x-default', address(null)]];
  return `<url><loc>${address(locale)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}${alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`).join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
