import { useTranslations } from 'use-intl';
import { facetsOf, type Chip } from '#ui/list/facet.ts';
import { FilterBay } from '#ui/list/filter-bay.tsx';
import { SizePanel } from '#ui/list/size-panel.tsx';
import type { ModelFacet } from '../model.ts';

/** Six filter sections; the last holds the forms of a family, once only one is left. */
export function FilterBar({ facets, chips }: { facets: readonly ModelFacet[]; chips: readonly Chip[] }) {
  const t = useTranslations('models.filters');
  const of = (...keys: string[]) => facetsOf(facets, ...keys);
  const forms = facets.filter((facet) => facet.key.startsWith('form.') && facet.values.length > 0);
  const last = forms.length > 0 ? forms : of('placement');
  const kinds = of('category', 'family');
  const fits = chips.filter(({ name }) => name === 'fits').map(({ label }) => label);
  return (
    <>
      <FilterBay name={kinds.at(-1)?.name ?? ''} facets={kinds} />
      <FilterBay name={nameOf(facets, 'room')} facets={of('room')} />
      <FilterBay name={nameOf(facets, 'style')} facets={of('style')} />
      <FilterBay name={t('size')} facets={of('width', 'depth', 'height')} more={fits}>
        <SizePanel facets={of('width', 'depth', 'height')} />
      </FilterBay>
      <FilterBay name={nameOf(facets, 'finish')} facets={of('finish')} />
      <FilterBay name={forms.length > 0 ? t('form') : nameOf(facets, 'placement')} facets={last} />
    </>
  );
}

function nameOf(facets: readonly ModelFacet[], key: string): string {
  return facets.find((facet) => facet.key === key)?.name ?? '';
}
