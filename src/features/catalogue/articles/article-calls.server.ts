import { z } from 'zod';
import { listOptionsOf, requireAddress } from '#features/foundation/search/require-address.server.ts';
import { listQuery } from '#features/foundation/search/found.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { articleFeed } from './article-feed.server.ts';
import { articleList } from './article-list.ts';
import { articleDetail, articleListData } from './article.ts';
import { listArticles, readArticle } from './articles.server.ts';

const tag = 'articles';

/** The calls about articles (PRODUCT E2). */
export function articleCalls() {
  return [
    call({
      method: 'GET',
      path: '/articles',
      who: 'anyone',
      tag,
      summary: 'Articles: words, topics; with facets=1 the counts of topics',
      shows: ['articles'],
      query: listQuery,
      data: articleListData,
      handle: ({ ctx, query }) => listArticles(ctx, requireAddress(query, articleList), listOptionsOf(query)),
    }),
    fileCall({
      path: '/articles/feed',
      who: 'anyone',
      tag,
      summary: 'The newest articles as RSS, in the language of `?lang=`',
      file: ['application/rss+xml'],
      handle: ({ ctx }) => articleFeed(ctx),
    }),
    call({
      method: 'GET',
      path: '/articles/{id}',
      who: 'anyone',
      tag,
      summary: 'One article; article_gone where it was taken away',
      shows: ['articles'],
      params: z.object({ id: limitedText(64) }),
      data: articleDetail,
      errors: ['not_found', 'article_gone'],
      handle: ({ ctx, params }) => readArticle(ctx, params.id),
    }),
  ];
}
