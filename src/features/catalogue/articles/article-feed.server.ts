import { createHash } from 'node:crypto';
import { pages } from '#features/catalogue/content/addresses.ts';
import { pictureAddress, type StoredPicture } from '#lib/picture.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { ArticleItem } from './article.ts';
import { listArticles } from './articles.server.ts';
import { feedAddress } from './feed-address.ts';

const newest = { words: '', filters: {}, sort: 'newest', fits: null, priceFrom: null, priceTo: null } as const;

/** The newest articles for feed readers, one feed a language; an untranslated article carries its own language. */
export async function articleFeed(ctx: Pick<RequestContext, 'db' | 'locale' | 'settings'>): Promise<FileAnswer> {
  const { items } = await listArticles(ctx, newest, { size: 30, facets: false });
  const {
    locale,
    settings: { origin, company },
  } = ctx;
  const t = translator(locale, 'pages');
  const own = `${origin}${feedAddress(locale)}`;
  const channel = [
    `<title>${xml(t('withBrand', { title: t('articles.title') }))}</title>`,
    `<link>${xml(`${origin}${pages.articles.path}?lang=${locale}`)}</link>`,
    `<description>${xml(t('articles.description'))}</description>`,
    `<language>${locale}</language>`,
    `<copyright>${xml(company.name)}</copyright>`,
    `<atom:link href="${xml(own)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemOf(item, origin, locale)),
  ].join('');
  const bytes = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel}</channel></rss>\n`,
  );
  return {
    type: 'application/rss+xml',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable: false,
    ready: true,
    bytes: async () => bytes,
  };
}

function itemOf(
  { id, title, summary, topic, author, publishedAt, cover }: ArticleItem,
  origin: string,
  locale: string,
): string {
  const address = `${origin}${pages.articleDetail.path}?id=${encodeURIComponent(id)}`;
  const parts = [
    `<title>${xml(title.text)}</title>`,
    `<link>${xml(`${address}&lang=${locale}`)}</link>`,
    `<guid isPermaLink="false">${xml(address)}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<category>${xml(topic.name)}</category>`,
    `<dc:language>${title.lang}</dc:language>`,
    ...(author === null ? [] : [`<dc:creator>${xml(author)}</dc:creator>`]),
    ...(summary === null ? [] : [`<description>${xml(summary.text)}</description>`]),
    ...(cover === null ? [] : picture(cover, origin)),
  ];
  return `<item>${parts.join('')}</item>`;
}

/**
 * In both forms readers look for. Its size is 0, as the format asks where it is not known: a JPEG is made on first
 * fetch.
 */
function picture({ hash, width, height }: StoredPicture, origin: string): string[] {
  const address = xml(origin + pictureAddress(hash, 1280, 'jpg'));
  const scale = Math.min(1, 1280 / width);
  return [
    `<enclosure url="${address}" length="0" type="image/jpeg"/>`,
    `<media:content url="${address}" medium="image" type="image/jpeg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"/>`,
  ];
}

/** Characters XML cannot hold are left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
