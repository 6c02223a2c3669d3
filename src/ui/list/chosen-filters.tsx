import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cleared, withoutValue, withWords } from './address-links.ts';
import type { Chip } from './facet.ts';
import { useAddress } from './use-address.ts';

interface ChosenFiltersProps {
  /** The number of results, as text. */
  count: string;
  /** The search words; empty where they are shown elsewhere on the page. */
  words: string;
  chips: readonly Chip[];
  /** At the right: the sort order. */
  children?: ReactNode;
}

/** The number of results and the chosen filters; a click removes one. */
export function ChosenFilters({ count, words, chips, children }: ChosenFiltersProps) {
  const t = useTranslations('list.filters');
  const params = useAddress();
  return (
    <div className="flex flex-wrap items-center gap-2 py-5">
      <h2 className="mr-3 font-medium" aria-live="polite">
        <span className="num">{count}</span>
      </h2>
      {words !== '' && <ChipLink to={withWords(params, '')} label={words} />}
      {chips.map(({ name, value, label }) => (
        <ChipLink key={`${name} ${value}`} to={withoutValue(params, name, value)} label={label} />
      ))}
      {chips.length + (words === '' ? 0 : 1) > 1 && (
        <Link to={cleared(params)} preventScrollReset className="btn btn-quiet btn-s">
          {t('clear')}
        </Link>
      )}
      {children}
    </div>
  );
}

function ChipLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations('list.filters');
  return (
    <Link
      to={to}
      preventScrollReset
      className="chip max-w-full border-accent! bg-accent-wash"
      aria-label={t('remove', { label })}
    >
      <span className="max-w-64 truncate">{label}</span>
      <X aria-hidden size={14} />
    </Link>
  );
}
