import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ModelFacet } from '../model.ts';
import { FilterGroup } from './filter-group.tsx';
import { SizePanel } from './size-panel.tsx';

/** Six bays hang from the eave, label over value; one at a time opens its panel in the flow. Plain details: it works before any script. */
export function FilterBar({ facets, fits }: { facets: readonly ModelFacet[]; fits: boolean }) {
  const t = useTranslations('models.filters');
  const of = (...keys: string[]) => keys.flatMap((key) => facets.filter((facet) => facet.key === key));
  const forms = facets.filter((facet) => facet.key.startsWith('form.'));
  const last = forms.length > 0 ? forms : of('placement');
  return (
    <div className="eave grid grid-cols-1 border-b border-b-line pt-0! max-md:[--bays:2]! md:[--bays:3]! lg:[--bays:6]! md:grid-cols-3 md:[grid-auto-flow:dense] lg:grid-cols-6">
      <Bay name={nameOf(of('family'))} facets={of('category', 'family')} first><Groups facets={of('category', 'family')} /></Bay>
      <Bay name={nameOf(of('room'))} facets={of('room')}><Groups facets={of('room')} /></Bay>
      <Bay name={nameOf(of('style'))} facets={of('style')}><Groups facets={of('style')} /></Bay>
      <Bay name={t('size')} facets={of('width', 'depth', 'height')} more={fits ? 1 : 0}><SizePanel facets={of('width', 'depth', 'height')} /></Bay>
      <Bay name={nameOf(of('finish'))} facets={of('finish')}><Groups facets={of('finish')} /></Bay>
      <Bay name={forms.length > 0 ? t('form') : nameOf(last)} facets={last}><Groups facets={last} /></Bay>
    </div>
  );
}

interface BayProps { name: string; facets: readonly ModelFacet[]; more?: number; first?: boolean; children: ReactNode }

function Bay({ name, facets, more = 0, first = false, children }: BayProps) {
  const t = useTranslations('models.filters');
  const format = useFormatter();
  const chosen = facets.flatMap((facet) => facet.values.filter((value) => value.chosen).map((value) => value.label));
  const count = chosen.length + more;
  return (
    <details name="models-filter" className="group/bay contents [&::details-content]:col-span-full">
      <summary className={`relative flex min-h-16 cursor-pointer list-none flex-col justify-center py-3 lg:min-h-20 lg:px-5 [&::-webkit-details-marker]:hidden ${first ? 'lg:pl-0' : 'max-md:border-t max-md:border-line lg:border-l lg:border-line'}`}>
        <span className="caption flex items-center gap-1.5">{name}{count > 0 && <span className="badge num" aria-label={t('chosen', { count })}>{format.number(count)}</span>}</span>
        <span className={`mt-0.5 flex items-center justify-between gap-2 ${count > 0 ? 'font-medium' : ''}`}>
          <span className="truncate">{chosen.length > 0 ? chosen.join(' · ') : t('all')}</span>
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/bay:rotate-180" />
        </span>
        <i aria-hidden className={`absolute right-5 -bottom-px left-5 hidden h-[3px] bg-accent group-open/bay:block max-lg:left-0 ${first ? 'lg:left-0' : ''}`} />
      </summary>
      <div className="border-t border-line py-6">{children}</div>
    </details>
  );
}

function Groups({ facets }: { facets: readonly ModelFacet[] }) {
  const shown = facets.filter((facet) => facet.values.length > 0);
  return <div className="grid gap-7">{shown.map((facet) => <FilterGroup key={facet.key} facet={facet} titled={shown.length > 1} />)}</div>;
}

function nameOf([facet]: readonly ModelFacet[]): string {
  return facet?.name ?? '';
}
