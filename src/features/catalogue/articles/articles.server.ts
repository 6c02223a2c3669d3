import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { find, type FindOptions } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { nameOf, topics } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, localizedText, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { articleList } from './article-list.ts';
import { findArticle, publishedArticles, type ArticleRow } from './article-queries.server.ts';
import type { ArticleDetail, ArticleItem, ArticleListData } from './article.ts';

type ArticleReadContext = Pick<RequestContext, 'db' | 'locale'>;

export async function listArticles(
  { db, locale }: ArticleReadContext,
  address: ListAddress,
  options: Omit<FindOptions, 'locale'>,
): Promise<ArticleListData> {
  const { ids, ...found } = await find(db, articleList, address, { ...options, locale });
  return { ...found, items: await articleItems(db, ids, locale) };
}

async function articleItems(db: Database, ids: readonly string[], locale: Locale): Promise<ArticleItem[]> {
  const rows = await publishedArticles(db, ids);
  const pictures = await picturesById(
    db,
    [...rows.values()].map(({ cover }) => cover),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [itemOf(row, pictures, locale)] : [];
  });
}

/** A removed article is `article_gone`: the page says so and offers others (PRODUCT E2). */
export async function readArticle({ db, locale }: ArticleReadContext, id: string): Promise<ArticleDetail> {
  const row = await findArticle(db, id);
  if (!row) throw new AppError('not_found');
  if (row.status === 'deleted') throw new AppError('article_gone');
  const body = localized(trilingual(row.body), locale) ?? { text: '', lang: locale };
  return {
    ...itemOf(row, await picturesById(db, [row.cover]), locale),
    body,
    others: await otherArticles({ db, locale }, row),
  };
}

/** Of the same topic, then the newest; for the end of an article and for a removed one. */
export async function otherArticles(
  { db, locale }: ArticleReadContext,
  to: Pick<ArticleRow, 'id' | 'topic'> | null,
): Promise<ArticleItem[]> {
  const open = { words: '', sort: 'newest', fits: null, priceFrom: null, priceTo: null } as const;
  const ids = new Set<string>();
  const wishes: ListAddress['filters'][] = [...(to ? [{ topic: [to.topic] }] : []), {}];
  for (const filters of wishes) {
    const found = await find(db, articleList, { ...open, filters }, { size: 5, locale, facets: false });
    for (const id of found.ids) ids.add(id);
  }
  if (to) ids.delete(to.id);
  return articleItems(db, [...ids].slice(0, 4), locale);
}

function itemOf(row: ArticleRow, pictures: Map<string, StoredPicture>, locale: Locale): ArticleItem {
  return {
    id: row.id,
    title: localized(trilingual(row.title), locale) ?? { text: row.id, lang: locale },
    summary: localized(trilingual(row.summary), locale),
    topic: { key: row.topic, name: nameOf(topics, row.topic, locale) ?? row.topic },
    cover: pictures.get(row.cover ?? '') ?? null,
    author: row.author,
    publishedAt: (row.published_at ?? row.created_at).toISOString(),
    minutes: minutesOf(localizedText(trilingual(row.body), locale)),
  };
}

/** 220 words a minute, or 400 Chinese characters. */
function minutesOf(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / 400 + words / 220));
}
