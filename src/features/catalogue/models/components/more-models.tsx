import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAddress } from '#ui/list/use-address.ts';
import { withPage } from '../page-link.ts';

interface MoreModelsProps {
  from: number;
  shown: number;
  total: number;
  page: number;
  size: number;
}

/**
 * How many are shown, and a link to more. The page number is in the address, so that going back finds the same place.
 */
export function MoreModels({ from, shown, total, page, size }: MoreModelsProps) {
  const t = useTranslations('models.results');
  const params = useAddress();
  const end = from + shown;
  const next = Math.min(size, total - end);
  return (
    <div className="mt-14 flex flex-col items-center gap-3">
      <span className="bar w-40" aria-hidden>
        <i style={{ width: `${Math.max(2, (end / total) * 100)}%` }} />
      </span>
      <p className="caption num">{t('shown', { shown: end, total })}</p>
      {next > 0 && (
        <Link to={`${withPage(params, page + 1)}#m${end}`} preventScrollReset replace className="btn btn-line mt-2">
          {t('more', { count: next })}
        </Link>
      )}
    </div>
  );
}
