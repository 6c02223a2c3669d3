import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { RenderChoice } from '../../ports/render-port.ts';
import { SumRuler } from '../sum-ruler.tsx';

interface QuotaPartProps {
  quota: NonNullable<RenderChoice['quota']>;
  plans: string;
}

/** What is left of what the picture takes: said before it is ordered, with what would give more. */
export function QuotaPart({ quota: { left, allowed, per }, plans }: QuotaPartProps) {
  const t = useTranslations('render.quota');
  const format = useFormatter();
  return (
    <section className="rd-part" aria-label={t('title')}>
      <p className="rd-quota">
        <span className="rp-soft">{t('title')}</span>
        <span>{t('left', { left, allowed })}</span>
      </p>
      {allowed > 0 && <SumRuler whole={allowed} used={allowed - left} figure={(value) => format.number(value)} />}
      <p className="rp-soft">
        {allowed === 0 ? t('notIncluded') : per && t(`per.${per}`)} {left === 0 && <Link to={plans}>{t('more')}</Link>}
      </p>
    </section>
  );
}
