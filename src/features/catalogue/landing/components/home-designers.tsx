import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { DesignerCard } from '#features/catalogue/designers/designer-card.tsx';
import type { DesignerItem } from '#features/catalogue/designers/designer.ts';
import { SectionHead } from '#ui/section-head.tsx';

export function HomeDesigners({ designers }: { designers: readonly DesignerItem[] }) {
  const t = useTranslations('home.designers');
  if (designers.length === 0) return null;
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')}>
        <Link to={pages.designers.path} className="link inline-flex min-h-11 items-end pb-1 text-small font-medium">
          {t('all')}
        </Link>
      </SectionHead>
      <ul className="-mt-4 divide-y divide-line">
        {designers.map((item) => (
          <li key={item.id}>
            <DesignerCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
