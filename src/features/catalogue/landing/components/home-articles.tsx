import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ArticleCard } from '#features/catalogue/articles/article-card.tsx';
import type { ArticleItem } from '#features/catalogue/articles/article.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { SectionHead } from '#ui/section-head.tsx';

/** The newest article with its picture, the next ones as text beside it. */
export function HomeArticles({ articles: [first, ...others] }: { articles: readonly ArticleItem[] }) {
  const t = useTranslations('home.articles');
  if (first === undefined) return null;
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')}>
        <Link to={pages.articles.path} className="link inline-flex min-h-11 items-end pb-1 text-small font-medium">
          {t('all')}
        </Link>
      </SectionHead>
      <div className="bays gap-y-10">
        <div className="col-span-4 md:col-span-8">
          <ArticleCard
            item={first}
            look="lead"
            sizes="(min-width: 90rem) 31rem, (min-width: 48rem) 35vw, calc(100vw - 2.5rem)"
          />
        </div>
        <ul className="col-span-4 grid content-start gap-6">
          {others.map((item, index) => (
            <li key={item.id} className={index > 0 ? 'border-t border-line pt-6' : ''}>
              <ArticleCard item={item} look="plain" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
