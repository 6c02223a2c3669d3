import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { ArticleDetail } from '../article.ts';
import { articleParts } from '../article-parts.ts';
import { ArticleBody } from './article-body.tsx';
import { OtherArticles } from './other-articles.tsx';

/**
 * Title and summary, the picture, the text beside its contents, then others. A Chinese title breaks at its punctuation,
 * and inside a word only where it must.
 */
export function ArticleView({ article }: { article: ArticleDetail }) {
  const t = useTranslations('article');
  const parts = articleParts(article.body.text);
  const own = useLocale().startsWith(article.body.lang);
  return (
    <>
      <article className="page pt-10 lg:pt-16">
        <Link
          to={`${pages.articles.path}?topic=${article.topic.key}`}
          className="link inline-flex min-h-11 items-center text-small"
        >
          {article.topic.name}
        </Link>
        <h1 className="display mt-1 max-w-4xl wrap-anywhere break-keep text-h1">
          <LocalizedSpan text={article.title} />
        </h1>
        {article.summary !== null && (
          <p className="mt-5 max-w-read text-lead text-ink-soft">
            <LocalizedSpan text={article.summary} />
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Facts article={article} />
          <ShareButton title={article.title.text} label={t('share')} copied={t('copied')} className="-ml-3 sm:ml-0" />
        </div>
        {!own && (
          <p className="mt-4 max-w-read border-l-2 border-line-strong pl-4 text-small text-ink-soft">
            {t('otherLanguage')}
          </p>
        )}
        {article.cover !== null && (
          <CardPicture
            picture={article.cover}
            sizes="(min-width: 90rem) 82rem, calc(100vw - 2.5rem)"
            className="mt-8 aspect-[3/2] md:aspect-[2/1]"
            eager
          />
        )}
        <ArticleBody parts={parts} lang={own ? undefined : article.body.lang} />
      </article>
      <OtherArticles title={t('others')} articles={article.others} />
    </>
  );
}

function Facts({ article: { author, publishedAt, minutes } }: { article: ArticleDetail }) {
  const t = useTranslations('article');
  const cards = useTranslations('cards');
  const format = useFormatter();
  const facts = [
    author === null ? null : t('by', { author }),
    format.dateTime(new Date(publishedAt), { dateStyle: 'long' }),
    cards('minutes', { count: minutes }),
  ];
  return <p className="num caption">{facts.filter((fact) => fact !== null).join(' · ')}</p>;
}
