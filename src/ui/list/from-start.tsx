import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { fromStart } from './address-links.ts';

/** A link back to the first page, on a page that starts in the middle. */
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
