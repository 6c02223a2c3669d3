import { useTranslations } from 'use-intl';
import type { ListFacet } from './facet.ts';
import { FilterGroup } from './filter-group.tsx';
import { useAddress } from './use-address.ts';

const ends = [
  ['priceFrom', 'from'],
  ['priceTo', 'to'],
] as const;

/** Price ranges, and a custom range. */
export function PricePanel({ facets }: { facets: readonly ListFacet[] }) {
  const t = useTranslations('list');
  const params = useAddress();
  return (
    <div className="grid gap-8">
      {facets.map((facet) => (
        <FilterGroup key={facet.key} facet={facet} />
      ))}
      <fieldset>
        <legend className="text-small font-medium">{t('price.between')}</legend>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {ends.map(([name, end]) => (
            <label key={name} className="grid gap-1 text-small">
              <span className="text-ink-soft">{t(`price.${end}`)}</span>
              <input
                key={params.get(name) ?? ''}
                name={name}
                defaultValue={params.get(name) ?? ''}
                inputMode="numeric"
                pattern="[0-9., ₫đ]{1,20}"
                autoComplete="off"
                className="input num min-h-11! w-40!"
              />
            </label>
          ))}
          <button type="submit" className="btn btn-line max-lg:hidden">
            {t('filters.apply')}
          </button>
        </div>
      </fieldset>
    </div>
  );
}
