import { useTranslations } from 'use-intl';
import type { ModelFacet } from '../model.ts';
import { useAddress } from '../use-address.ts';
import { FilterGroup } from './filter-group.tsx';

const measures = [['fw', 'width'], ['fd', 'depth'], ['fh', 'height']] as const;

/** Steps of width, depth and height, and the free space a piece has to fit into (PRODUCT F5). */
export function SizePanel({ facets }: { facets: readonly ModelFacet[] }) {
  const t = useTranslations('models.filters');
  const space = (useAddress().get('fits') ?? '').split(/[x×]/);
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="text-small font-medium">{t('fits')}</legend>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {measures.map(([name, measure], at) => (
            <label key={name} className="grid gap-1 text-small">
              <span className="text-ink-soft">{t(measure)}</span>
              <input key={space[at] ?? ''} name={name} defaultValue={space[at] ?? ''} inputMode="numeric" pattern="\d{1,5}" autoComplete="off" className="input num min-h-11! w-28!" />
            </label>
          ))}
          <button type="submit" className="btn btn-line">{t('apply')}</button>
        </div>
        <p className="hint mt-2">{t('fitsHint')}</p>
      </fieldset>
      {facets.filter((facet) => facet.values.length > 0).map((facet) => <FilterGroup key={facet.key} facet={facet} titled />)}
    </div>
  );
}
