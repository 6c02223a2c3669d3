import { useTranslations } from 'use-intl';
import type { LoadMore } from './use-more.ts';

interface MoreLinkProps {
  more: LoadMore<unknown>;
  from: number;
  total: number;
  exact: boolean;
  size: number;
}

/** How many are shown, and a link to more. */
export function MoreLink({ more: { items, address, state, onMore }, from, total, exact, size }: MoreLinkProps) {
  const t = useTranslations('list.more');
  const end = from + items.length;
  const all = Math.max(total, end);
  if (all <= size) return null;
  return (
    <div className="mt-14 flex flex-col items-center gap-3">
      <span className="bar w-40" aria-hidden>
        <i style={{ width: `${Math.max(2, (end / all) * 100)}%` }} />
      </span>
      <p className="caption num" aria-live="polite">
        {state === 'failed' ? t('failed') : t('shown', { shown: end, total: all, about: exact ? 'no' : 'yes' })}
      </p>
      {address !== null && (
        <a href={address} onClick={onMore} aria-busy={state === 'busy' || undefined} className="btn btn-line mt-2">
          {state === 'busy'
            ? t('loading')
            : t('more', { count: exact ? Math.max(1, Math.min(size, all - end)) : size })}
        </a>
      )}
    </div>
  );
}
