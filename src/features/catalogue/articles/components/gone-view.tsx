import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { ArticleItem } from '../article.ts';
import { OtherArticles } from './other-articles.tsx';

/** Shown instead of a removed article (PRODUCT E2). */
export function GoneView({ others }: { others: readonly ArticleItem[] }) {
  const t = useTranslations('article');
  return (
    <>
      <div className="page pt-16 lg:pt-24">
        <VerandaDrawing />
        <h1 className="display mt-8 text-h1">{t('gone.title')}</h1>
        <p className="mt-4 max-w-read text-lead text-ink-soft">{t('gone.text')}</p>
        <p className="mt-8">
          <ButtonLink variant="primary" to={pages.articles.path}>
            {t('all')}
          </ButtonLink>
        </p>
      </div>
      <OtherArticles title={t('gone.others')} articles={others} />
    </>
  );
}
