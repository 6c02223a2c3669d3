import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { ArticleCard } from '../article-card.tsx';
import type { ArticleItem } from '../article.ts';

export function OtherArticles({ title, articles }: { title: string; articles: readonly ArticleItem[] }) {
  const t = useTranslations('article');
  if (articles.length === 0) return null;
  return (
    <section className="page pt-section">
      <SectionHead title={title}>
        <Link to={pages.articles.path} className="link inline-flex min-h-11 items-end pb-1 text-small font-medium">
          {t('all')}
        </Link>
      </SectionHead>
      <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {articles.map((item) => (
          <li key={item.id}>
            <ArticleCard
              item={item}
              sizes="(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 30rem) 46vw, calc(100vw - 2.5rem)"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
