import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { fromStart } from './address-links.ts';

/** A page that begins in the middle says so by leading back. */
export function FromStart() {
  const t = useTranslations('list.more');
  const { search } = useLocation();
  return (
    <p className="mb-8 text-center">
      <Link to={fromStart(new URLSearchParams(search))} className="btn btn-line">
        {t('start')}
      </Link>
    </p>
  );
}
