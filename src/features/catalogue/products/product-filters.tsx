import { useTranslations } from 'use-intl';
import { facetsOf, type Chip, type ListFacet } from '#ui/list/facet.ts';
import { FilterBay } from '#ui/list/filter-bay.tsx';
import { FilterGroups } from '#ui/list/filter-group.tsx';
import { PricePanel } from '#ui/list/price-panel.tsx';
import { SizePanel } from '#ui/list/size-panel.tsx';

/**
 * The six filter sections of a list of products: style, size and free space, colour, material, price, maker and kind
 * (PRODUCT F3).
 */
export function ProductFilters({ facets, chips }: { facets: readonly ListFacet[]; chips: readonly Chip[] }) {
  const t = useTranslations('list');
  const of = (...keys: string[]) => facetsOf(facets, ...keys);
  const chosen = (...names: string[]) => chips.filter(({ name }) => names.includes(name)).map(({ label }) => label);
  const looks = of('style', 'room');
  const makers = of('merchant', 'made', 'stock', 'rating');
  return (
    <>
      <FilterBay name={named(facets, 'style')} facets={looks} />
      <FilterBay name={t('size.title')} facets={of('width')} more={chosen('fits')}>
        <SizePanel facets={of('width')} />
      </FilterBay>
      <FilterBay name={named(facets, 'colour')} facets={of('colour')} />
      <FilterBay name={named(facets, 'material')} facets={of('material')} />
      <FilterBay name={named(facets, 'price')} facets={of('price')} more={chosen('priceFrom', 'priceTo')}>
        <PricePanel facets={of('price')} />
      </FilterBay>
      <FilterBay name={named(facets, 'merchant')} facets={makers}>
        <FilterGroups facets={makers} />
      </FilterBay>
    </>
  );
}

function named(facets: readonly ListFacet[], key: string): string {
  return facets.find((facet) => facet.key === key)?.name ?? '';
}
