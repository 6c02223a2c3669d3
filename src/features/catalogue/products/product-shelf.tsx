import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChosenFilters } from '#ui/list/chosen-filters.tsx';
import { FilterForm } from '#ui/list/filter-form.tsx';
import { FromStart } from '#ui/list/from-start.tsx';
import { MoreLink } from '#ui/list/more-link.tsx';
import { ReadingNote } from '#ui/list/reading-note.tsx';
import { SortLinks } from '#ui/list/sort.tsx';
import { useSortNames } from '#ui/list/sort-names.ts';
import { useMore } from '#ui/list/use-more.ts';
import { CategoryShelfView } from './category-shelf.tsx';
import { OtherProducts } from './components/other-products.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import type { ProductShelf } from './product-shelf.server.ts';

interface ProductShelfViewProps {
  shelf: ProductShelf;
  head: ReactNode;
  /** Words that stand in the search box need no chip. */ wordsShown?: boolean;
  empty: ReactNode;
}

/** Categories, filters, sort order, products: the body of the list and of search results. */
export function ProductShelfView({
  shelf: { found, words, chips, call, from, size, inside, categories, sorts: orders },
  head,
  wordsShown = false,
  empty,
}: ProductShelfViewProps) {
  const t = useTranslations('list.products');
  const sorts = useSortNames(orders, 'popular');
  const more = useMore({ items: found.items, next: found.next, call, from });
  const count = t('count', { count: found.total, about: found.exact ? 'no' : 'yes' });
  const shown = chips.filter(({ name }) => name !== 'category' || categories.path.length === 0);
  return (
    <>
      <FilterForm
        head={
          <>
            {head}
            <CategoryShelfView shelf={categories} />
          </>
        }
        facets={found.facets}
        chips={chips}
        count={count}
        sorts={sorts}
        bays={6}
      >
        <ProductFilters facets={found.facets} chips={chips} />
      </FilterForm>
      <ChosenFilters count={count} words={wordsShown ? '' : words} chips={shown}>
        <SortLinks sorts={sorts} />
      </ChosenFilters>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? (
        empty
      ) : (
        <>
          <ProductGrid items={more.items} label={t('list')} from={from} />
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
      {found.others && <OtherProducts others={found.others} words={words} />}
    </>
  );
}
