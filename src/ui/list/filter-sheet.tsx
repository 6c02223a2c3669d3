import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cleared } from './address-links.ts';
import { useAddress } from './use-address.ts';

const columns = { 2: 'lg:grid-cols-2 lg:[--bays:2]!', 6: 'lg:grid-cols-6 lg:[--bays:6]!' };

/**
 * The filter sections: a bar on a wide window, a sheet from below on a narrow one. A popover, which opens before any
 * script (components.css).
 */
export function FilterSheet({
  id,
  count,
  bays,
  children,
}: {
  id: string;
  /** Null while something is typed that has not been counted. */
  count: string | null;
  bays: 2 | 6;
  children: ReactNode;
}) {
  const t = useTranslations('list.filters');
  const params = useAddress();
  return (
    <section id={id} popover="auto" aria-label={t('title')} className="filter-sheet lg:mt-8">
      <p className="flex items-center justify-between gap-4 lg:hidden">
        <span className="display text-h3">{t('title')}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="icon-btn -mr-3"
          aria-label={t('close')}
        >
          <X aria-hidden size={20} />
        </button>
      </p>
      <div
        className={`eave grid pt-0! max-lg:mt-3 max-lg:border-t-0! max-lg:before:hidden lg:border-b lg:border-b-line lg:[grid-auto-flow:dense] ${columns[bays]}`}
      >
        {children}
      </div>
      <p className="sticky bottom-0 -mx-(--spacing-margin) mt-auto flex gap-3 bg-surface px-(--spacing-margin) py-4 lg:hidden">
        <Link to={cleared(params)} preventScrollReset className="btn btn-line">
          {t('clear')}
        </Link>
        <button type="submit" className="btn btn-primary flex-1">
          {count === null ? t('showTyped') : t('show', { count })}
        </button>
      </p>
    </section>
  );
}
