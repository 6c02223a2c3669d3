import { createHash } from 'node:crypto';
import { pages } from '#features/content/addresses.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { ArticleItem } from './article.ts';
import { listArticles } from './articles.server.ts';
import { feedAddress } from './feed-address.ts';

const newest = { words: '', filters: {}, sort: 'newest', fits: null, priceFrom: null, priceTo: null } as const;

/** The newest articles for those who follow by a feed reader, each language a feed of its own; what is not translated says its own language. */
export async function articleFeed(ctx: Pick<RequestContext, 'db' | 'locale' | 'settings'>): Promise<FileAnswer> {
  const { items } = await listArticles(ctx, newest, { size: 30, facets: false });
  const { locale, settings: { origin, company } } = ctx;
  const t = translator(locale, 'pages');
  const own = `${origin}${feedAddress(locale)}`;
  const channel = [
    `<title>${xml(t('withBrand', { title: t('articles.title') }))}</title>`, `<link>${xml(`${origin}${pages.articles.path}?lang=${locale}`)}</link>`, `<description>${xml(t('articles.description'))}</description>`, `<language>${locale}</language>`,
    `<copyright>${xml(company.name)}</copyright>`, `<atom:link href="${xml(own)}" rel="self" type="application/rss+xml"/>`, ...items.map((item) => itemOf(item, `${origin}${pages.articleDetail.path}?id=${encodeURIComponent(item.id)}`, locale)),
  ].join('');
  const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${channel}</channel></rss>\n`);
  return { type: 'application/rss+xml', etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`, immutable: false, ready: true, bytes: async () => bytes };
}

function itemOf({ title, summary, topic, author, publishedAt }: ArticleItem, address: string, locale: string): string {
  const parts = [
    `<title>${xml(title.text)}</title>`, `<link>${xml(`${address}&lang=${locale}`)}</link>`, `<guid isPermaLink="false">${xml(address)}</guid>`, `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`, `<category>${xml(topic.name)}</category>`, `<dc:language>${title.lang}</dc:language>`,
    ...(author === null ? [] : [`<dc:creator>${xml(author)}</dc:creator>`]), ...(summary === null ? [] : [`<description>${xml(summary.text)}</description>`]),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** Signs XML knows no way to write are left out. */
function xml(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
