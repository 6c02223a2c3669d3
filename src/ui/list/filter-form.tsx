import { SlidersHorizontal, X } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { cleared } from './address-links.ts';
import type { Chip, ListFacet } from './facet.ts';
import { SortSelect, type SortName } from './sort.tsx';
import { useAddress, useAsk } from './use-address.ts';

interface FilterFormProps {
  /** Words to search for; above the filters. */
  search?: ReactNode;
  facets: readonly ListFacet[];
  chips: readonly Chip[];
  /** How many there are, in words; on a phone it leads back to them. */
  count: string;
  sorts?: readonly SortName[];
  /** The bays of the bar. */
  children: ReactNode;
  bays: 1 | 2 | 6;
}

/** One plain form: without scripts it is sent by its buttons, with them by every tick. On a phone the filters are a sheet, which needs no script either. */
export function FilterForm({ search, facets, chips, count, sorts = [], children, bays }: FilterFormProps) {
  const t = useTranslations('list.filters');
  const params = useAddress();
  const ask = useAsk();
  const sheet = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
    const open = event.currentTarget.querySelector<HTMLElement>('.filter-sheet:popover-open');
    open?.hidePopover();
  }
  return (
    <form method="get" onSubmit={submit} onChange={(event) => { if (isChoice(event.target)) ask(event.currentTarget); }}>
      {params.has('lang') && <input type="hidden" name="lang" value={params.get('lang')!} />}
      {unseen(facets, chips).map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value!} />)}
      {search}
      <div className="mt-6 flex gap-3 lg:hidden">
        <button type="button" popoverTarget={sheet} className="btn btn-line flex-1"><SlidersHorizontal aria-hidden size={18} />{t('title')}<Count of={chips.length} /></button>
        {sorts.length > 1 && <SortSelect sorts={sorts} />}
      </div>
      <div id={sheet} popover="auto" role="group" aria-label={t('title')} className="filter-sheet lg:mt-8">
        <p className="flex items-center justify-between gap-4 lg:hidden">
          <span className="display text-h3">{t('title')}</span>
          <button type="button" popoverTarget={sheet} popoverTargetAction="hide" className="icon-btn -mr-3" aria-label={t('close')}><X aria-hidden size={20} /></button>
        </p>
        <div className={`eave grid pt-0! max-lg:mt-3 max-lg:border-t-0! max-lg:before:hidden lg:border-b lg:border-b-line lg:[grid-auto-flow:dense] ${columns[bays]}`}>{children}</div>
        <p className="sticky bottom-0 -mx-(--spacing-margin) mt-auto flex gap-3 bg-surface px-(--spacing-margin) py-4 lg:hidden">
          <Link to={cleared(params)} preventScrollReset className="btn btn-line">{t('clear')}</Link>
          <button type="submit" className="btn btn-primary flex-1">{t('show', { count })}</button>
        </p>
      </div>
      <noscript><button type="submit" className="btn btn-line mt-4 max-lg:hidden">{t('apply')}</button></noscript>
    </form>
  );
}

const columns = { 1: 'lg:[--bays:1]!', 2: 'lg:grid-cols-2 lg:[--bays:2]!',  6: 'lg:grid-cols-6 lg:[--bays:6]!' };

function Count({ of }: { of: number }) {
  const format = useFormatter();
  return of > 0 && <span className="badge num">{format.number(of)}</span>;
}

/** What was chosen and is offered nowhere must not be lost when the form is sent. */
function unseen(facets: readonly ListFacet[], chips: readonly Chip[]): Chip[] {
  const shown = new Set(facets.flatMap((facet) => facet.values.map(({ value }) => `${facet.key} ${value}`)));
  return chips.filter(({ name, value }) => value !== null && !shown.has(`${name} ${value}`));
}

function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
}
