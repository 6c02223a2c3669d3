import { useTranslations } from 'use-intl';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { SectionHead } from '#ui/section-head.tsx';

/** The works that contain a product. Here, because works know products and not the other way round. */
export function FoundIn({ works }: { works: readonly WorkItem[] }) {
  const t = useTranslations('product.works');
  if (works.length === 0) return null;
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')} note={t('note')} />
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {works.slice(0, 6).map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
