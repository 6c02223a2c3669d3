import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LatticeDrawing } from '#ui/drawings.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { WorkGone } from '../work-page.ts';

/** A removed work: says so, and offers others. */
export function OffShelf({ others }: WorkGone) {
  const t = useTranslations('work.gone');
  return (
    <>
      <section className="page py-16 lg:pt-24">
        <LatticeDrawing />
        <h1 className="display mt-8 text-h1">{t('title')}</h1>
        <p className="mt-4 max-w-read text-lead text-ink-soft">{t('text')}</p>
        <p className="mt-8">
          <ButtonLink variant="primary" to={pages.works.path}>
            {t('all')}
          </ButtonLink>
        </p>
      </section>
      {others.length > 0 && (
        <section className="page">
          <SectionHead title={t('others')} />
          <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
            {others.map((item) => (
              <li key={item.id}>
                <WorkCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
