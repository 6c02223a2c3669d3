import { data, redirect } from 'react-router';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { breadcrumbs } from '#features/foundation/seo/site-things.ts';
import { article as articleThing } from '#features/foundation/seo/market-things.ts';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { AppError } from '#lib/errors.ts';
import { pictureAddress } from '#lib/picture.ts';
import { requestContext, type RequestContext } from '#platform/context.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import type { Route } from './+types/detail.ts';
import { otherArticles, readArticle } from '../articles.server.ts';
import { ArticleView } from '../components/article-view.tsx';
import { GoneView } from '../components/gone-view.tsx';

/**
 * `/blog/detail?id=a_…`; without an id all articles. A removed one answers 410, says so and offers others (PRODUCT E2);
 * one that never existed, 404.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  if (id === null) throw redirect(pages.articles.path);
  const ctx = context.get(requestContext);
  const messages = messagesFor(ctx.locale, ['article', 'cards']);
  const t = translator(ctx.locale, 'pages');
  const list = t('articles.title');
  const article = await found(ctx, id);
  if (article === null) {
    const title = translator(ctx.locale, 'article')('gone.title');
    return data(
      {
        article,
        list,
        others: await otherArticles(ctx, null),
        head: {
          title: t('withBrand', { title }),
          description: translator(ctx.locale, 'article')('gone.text'),
          picture: null,
        },
        messages,
      },
      { status: 410 },
    );
  }
  const picture = article.cover === null ? null : pictureAddress(article.cover.hash, 1280, 'jpg');
  return data({
    article,
    list,
    others: article.others,
    head: {
      title: t('withBrand', { title: article.title.text }),
      description: article.summary?.text ?? t('articleDetail.description'),
      picture,
    },
    messages,
  });
}

/** Null where it was removed. */
async function found(ctx: RequestContext, id: string) {
  try {
    return await readArticle(ctx, id.slice(0, 64));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.key === 'article_gone') return null;
    throw data(null, { status: 404 });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { head, article, list } = loaderData;
  if (article === null) return [...pageMeta(matches, head), { name: 'robots', content: 'noindex' }];
  const way = breadcrumbs([
    { name: list, path: pages.articles.path },
    { name: article.title.text, path: thingAddress(article.id) },
  ]);
  return pageMeta(matches, { ...head, kind: 'article', things: [articleThing(article), way] });
}

export default function ArticlePage({ loaderData: { article, others } }: Route.ComponentProps) {
  return article === null ? <GoneView others={others} /> : <ArticleView article={article} />;
}
