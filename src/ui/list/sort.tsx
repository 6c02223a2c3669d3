import { ArrowDownWideNarrow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withValue } from './address-links.ts';
import { useAddress } from './use-address.ts';

/** A sort order and its name; the first is the default and is not in the address. */
export interface SortName {
  sort: string;
  name: string;
}

/** At the right of a list's head, from 1024 px on. */
export function SortLinks({ sorts }: { sorts: readonly SortName[] }) {
  const t = useTranslations('list.sort');
  const params = useAddress();
  const now = chosenOf(sorts, params);
  return (
    <nav aria-label={t('label')} className="ml-auto flex items-center gap-3 text-small max-lg:hidden">
      {sorts.map(({ sort, name }, at) => (
        <Link
          key={sort}
          to={withValue(params, 'sort', at === 0 ? '' : sort)}
          preventScrollReset
          aria-current={sort === now ? 'true' : undefined}
          className="choice"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** A native select styled as a button. Its value is part of the form. */
export function SortSelect({ sorts }: { sorts: readonly SortName[] }) {
  const t = useTranslations('list.sort');
  const now = chosenOf(sorts, useAddress());
  const value = now === sorts[0]!.sort ? '' : now;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current!.value = value;
  }, [value]);
  return (
    <label className="btn btn-line relative min-w-0 flex-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <ArrowDownWideNarrow aria-hidden size={18} />
      <span className="sr-only">{t('label')}</span>
      <select
        ref={select}
        name="sort"
        defaultValue={value}
        className="min-w-0 [field-sizing:content] cursor-pointer appearance-none truncate bg-transparent outline-none"
      >
        {sorts.map(({ sort, name }, at) => (
          <option key={sort} value={at === 0 ? '' : sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function chosenOf(sorts: readonly SortName[], params: URLSearchParams): string {
  return sorts.find(({ sort }) => sort === params.get('sort'))?.sort ?? sorts[0]!.sort;
}
