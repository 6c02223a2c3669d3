import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { Chip, ListFacet } from './facet.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { SortSelect, type SortName } from './sort.tsx';
import { useAddress, useAsk } from './use-address.ts';

interface FilterFormProps {
  /** Title and search field; above the filters. */
  head?: ReactNode;
  facets: readonly ListFacet[];
  chips: readonly Chip[];
  /** The number of results, as text; on a phone it leads back to them. */
  count: string;
  sorts?: readonly SortName[];
  /** The sections of the bar; none where there is nothing to filter by. */
  children?: ReactNode;
  bays?: 2 | 6;
}

/**
 * One plain form: without scripts it is submitted by its buttons, with them on every change. On a phone the filters are
 * a sheet, which needs no script either.
 */
export function FilterForm({ head, facets, chips, count, sorts = [], children, bays = 6 }: FilterFormProps) {
  const t = useTranslations('list.filters');
  const params = useAddress();
  const ask = useAsk();
  const sheet = useId();
  // Something is typed that has not been counted yet.
  const [typedAt, setTypedAt] = useState<string | null>(null);
  const uncounted = typedAt === params.toString();
  const lost = unseen(facets, chips);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
    const open = event.currentTarget.querySelector<HTMLElement>('.filter-sheet:popover-open');
    open?.hidePopover();
  }
  return (
    <form
      method="get"
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        if (isChoice(event.target)) ask(event.currentTarget);
        else setTypedAt(params.toString());
      }}
    >
      {params.has('lang') && <input type="hidden" name="lang" value={params.get('lang')!} />}
      {lost.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value!} />
      ))}
      {head}
      <div className="mt-6 flex flex-wrap gap-3 lg:hidden">
        {children && (
          <button type="button" popoverTarget={sheet} className="btn btn-line flex-1">
            <SlidersHorizontal aria-hidden size={18} />
            {t('title')}
            <Count of={chips.length - lost.length} />
          </button>
        )}
        {sorts.length > 1 && <SortSelect sorts={sorts} />}
      </div>
      {children && (
        <FilterSheet id={sheet} count={uncounted ? null : count} bays={bays}>
          {children}
        </FilterSheet>
      )}
      <noscript>
        <button type="submit" className="btn btn-line mt-4 max-lg:hidden">
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}

function Count({ of }: { of: number }) {
  const format = useFormatter();
  return of > 0 && <span className="badge num">{format.number(of)}</span>;
}

/** Chosen values that are not offered must not be lost when the form is submitted. */
function unseen(facets: readonly ListFacet[], chips: readonly Chip[]): Chip[] {
  const shown = new Set(facets.flatMap((facet) => facet.values.map(({ value }) => `${facet.key} ${value}`)));
  return chips.filter(({ name, value }) => value !== null && !shown.has(`${name} ${value}`));
}

function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
}
