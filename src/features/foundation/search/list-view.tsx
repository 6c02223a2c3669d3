import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChosenFilters } from '#ui/list/chosen-filters.tsx';
import { FilterBay } from '#ui/list/filter-bay.tsx';
import { FilterForm } from '#ui/list/filter-form.tsx';
import { FromStart } from '#ui/list/from-start.tsx';
import { ListHead } from '#ui/list/list-head.tsx';
import { MoreLink } from '#ui/list/more-link.tsx';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { ReadingNote } from '#ui/list/reading-note.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { SortLinks } from '#ui/list/sort.tsx';
import { useSortNames } from '#ui/list/sort-names.ts';
import { useMore } from '#ui/list/use-more.ts';
import type { ListPage } from './list-page.server.ts';

interface ListViewProps<T> {
  /** Its texts are `list.<kind>`. */
  kind: 'works' | 'merchants';
  page: ListPage<T> & { all: number };
  popular: 'viewed' | 'known';
  bays: 2 | 6;
  renderItems(items: readonly T[], label: string): ReactNode;
}

/** A whole list as a page: search, filters, sort orders, results, a link to more. */
export function ListView<T>({
  kind,
  page: { found, words, chips, call, from, size, inside, sorts: orders, all },
  popular,
  bays,
  renderItems,
}: ListViewProps<T>) {
  const t = useTranslations('list');
  const sorts = useSortNames(orders, popular);
  const more = useMore({ items: found.items, next: found.next, call, from });
  const count = t(`${kind}.count`, { count: found.total, about: found.exact ? 'no' : 'yes' });
  const head = (
    <ListHead title={t(`${kind}.title`)} note={t(`${kind}.note`, { count: all })}>
      <SearchBox quiet words={words} label={t(`${kind}.search`)} placeholder={t(`${kind}.placeholder`)} />
    </ListHead>
  );
  return (
    <section className="page pt-10 lg:pt-14">
      <FilterForm head={head} facets={found.facets} chips={chips} count={count} sorts={sorts} bays={bays}>
        {found.facets.map((facet) => (
          <FilterBay key={facet.key} name={facet.name} facets={[facet]} />
        ))}
      </FilterForm>
      <ChosenFilters count={count} words={words} chips={chips}>
        <SortLinks sorts={sorts} />
      </ChosenFilters>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? (
        <NothingFound
          title={all === 0 ? t(`${kind}.note`, { count: 0 }) : t(`${kind}.none`)}
          ways={found.ways}
          all={t(`${kind}.all`)}
        />
      ) : (
        <>
          {renderItems(more.items, t(`${kind}.list`))}
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
    </section>
  );
}
