import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RenderChoice } from '../../ports/render-port.ts';

interface QuotaPartProps {
  quota: NonNullable<RenderChoice['quota']>;
  plans: string;
}

/** What is left of what the picture takes: said before it is ordered, with what would give more. */
export function QuotaPart({ quota: { left, allowed, per }, plans }: QuotaPartProps) {
  const t = useTranslations('render.quota');
  const share = allowed === 0 ? 0 : Math.round((left / allowed) * 100);
  return (
    <section className="rd-part" aria-label={t('title')}>
      <p className="rd-quota">
        <span className="rp-soft">{t('title')}</span>
        <span>{t('left', { left, allowed })}</span>
      </p>
      <span className="rd-left" aria-hidden>
        <i style={{ width: `${100 - share}%` }} />
      </span>
      <p className="rp-soft">
        {allowed === 0 ? t('notIncluded') : per && t(`per.${per}`)} {left === 0 && <Link to={plans}>{t('more')}</Link>}
      </p>
    </section>
  );
}
