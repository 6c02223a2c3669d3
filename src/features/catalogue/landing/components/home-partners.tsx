import { useTranslations } from 'use-intl';
import { PartnerRow } from '#features/catalogue/content/partner-row.tsx';
import type { PartnerData } from '#features/catalogue/content/site-texts.ts';

export function HomePartners({ partners }: { partners: readonly PartnerData[] }) {
  const t = useTranslations('home.partners');
  if (partners.length === 0) return null;
  return (
    <section className="page below pt-section">
      <div className="eave bays gap-y-4">
        <h2 className="display col-span-4 pt-3 text-title">{t('title')}</h2>
        <div className="col-span-4 pt-3 md:col-span-8">
          <PartnerRow partners={partners} />
        </div>
      </div>
    </section>
  );
}
