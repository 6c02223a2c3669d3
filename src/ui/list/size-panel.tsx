import { useTranslations } from 'use-intl';
import type { ListFacet } from './facet.ts';
import { FilterGroup } from './filter-group.tsx';
import { useAddress } from './use-address.ts';

const measures = [
  ['fw', 'width'],
  ['fd', 'depth'],
  ['fh', 'height'],
] as const;

/** The free space a piece has to fit into (PRODUCT F5), and steps of its measures. */
export function SizePanel({ facets }: { facets: readonly ListFacet[] }) {
  const t = useTranslations('list');
  const space = (useAddress().get('fits') ?? '').split(/[x×]/);
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="text-small font-medium">{t('size.fits')}</legend>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {measures.map(([name, measure], at) => (
            <label key={name} className="grid gap-1 text-small">
              <span className="text-ink-soft">{t(`size.${measure}`)}</span>
              <input
                key={space[at] ?? ''}
                name={name}
                defaultValue={space[at] ?? ''}
                inputMode="numeric"
                pattern="[0-9., ]{1,7}"
                autoComplete="off"
                className="input num min-h-11! w-24!"
              />
            </label>
          ))}
          <button type="submit" className="btn btn-line max-lg:hidden">
            {t('filters.apply')}
          </button>
        </div>
        <p className="hint mt-2">{t('size.hint')}</p>
      </fieldset>
      {facets.map((facet) => (
        <FilterGroup key={facet.key} facet={facet} titled />
      ))}
    </div>
  );
}
