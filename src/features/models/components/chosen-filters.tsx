import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cleared, withoutValue, withWords } from '../address-links.ts';
import { useAddress } from '../use-address.ts';

/** One chosen filter value; `value` null takes the whole filter away. */
export interface Chip { name: string; value: string | null; label: string }

/** How many there are, and what was chosen to get there; a click lets go of it. */
export function ChosenFilters({ total, words, chips }: { total: number; words: string; chips: readonly Chip[] }) {
  const t = useTranslations('models');
  const params = useAddress();
  return (
    <div className="flex flex-wrap items-center gap-2 py-5">
      <h2 className="mr-3 font-medium" aria-live="polite"><span className="num">{t('results.count', { count: total })}</span></h2>
      {words !== '' && <ChipLink to={withWords(params, '')} label={words} />}
      {chips.map(({ name, value, label }) => <ChipLink key={`${name} ${value}`} to={withoutValue(params, name, value)} label={label} />)}
      {chips.length + (words === '' ? 0 : 1) > 1 && <Link to={cleared(params)} preventScrollReset className="btn btn-quiet btn-s">{t('filters.clear')}</Link>}
    </div>
  );
}

function ChipLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations('models.filters');
  return (
    <Link to={to} preventScrollReset className="chip border-accent! bg-accent-wash" aria-label={t('remove', { label })}>
      <span className="max-w-64 truncate">{label}</span><X aria-hidden size={14} />
    </Link>
  );
}
