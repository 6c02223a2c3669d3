import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { ListFacet } from './facet.ts';
import { FilterGroups } from './filter-group.tsx';

interface FilterBayProps {
  name: string;
  facets: readonly ListFacet[];
  /** Chosen values that belong to no facet: a free space, a price, as text. */
  more?: readonly string[];
  /** The panel's content; default: the facets' boxes. */
  children?: ReactNode;
}

/**
 * A section of the filter bar: label over value. One at a time opens its panel in the flow. A plain details element: it
 * works before any script.
 */
export function FilterBay({ name, facets, more = [], children = <FilterGroups facets={facets} /> }: FilterBayProps) {
  const t = useTranslations('list.filters');
  const format = useFormatter();
  const chosen = [
    ...facets.flatMap((facet) => facet.values.filter((value) => value.chosen).map((value) => value.label)),
    ...more,
  ];
  return (
    <details name="filter" className="group/bay contents [&::details-content]:col-span-full">
      <summary className="bay relative flex min-h-16 cursor-pointer list-none flex-col justify-center py-3 lg:min-h-20 [&::-webkit-details-marker]:hidden">
        <span className="caption flex items-center gap-1.5">
          {name}
          {chosen.length > 0 && (
            <span className="badge num" aria-label={t('chosen', { count: chosen.length })}>
              {format.number(chosen.length)}
            </span>
          )}
        </span>
        <span className={`mt-0.5 flex items-center justify-between gap-2 ${chosen.length > 0 ? 'font-medium' : ''}`}>
          <span className="truncate">{chosen.length > 0 ? chosen.join(' · ') : t('all')}</span>
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/bay:rotate-180" />
        </span>
        <i aria-hidden className="bay-open absolute -bottom-px hidden h-[3px] bg-accent group-open/bay:block" />
      </summary>
      <div className="border-line py-6 lg:border-t">{children}</div>
    </details>
  );
}
