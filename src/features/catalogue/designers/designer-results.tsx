import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListPage } from '#features/foundation/search/list-page.server.ts';
import { suggestDesigners, useSuggestionNote } from '#features/foundation/search/suggest.ts';
import { ChosenFilters } from '#ui/list/chosen-filters.tsx';
import { FilterBay } from '#ui/list/filter-bay.tsx';
import { FilterForm } from '#ui/list/filter-form.tsx';
import { FromStart } from '#ui/list/from-start.tsx';
import { ListHead } from '#ui/list/list-head.tsx';
import { MoreLink } from '#ui/list/more-link.tsx';
import { ReadingNote } from '#ui/list/reading-note.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { SortLinks } from '#ui/list/sort.tsx';
import { useSortNames } from '#ui/list/sort-names.ts';
import { useMore } from '#ui/list/use-more.ts';
import { DesignerCard } from './designer-card.tsx';
import type { DesignerItem } from './designer.ts';

interface DesignerResultsProps {
  title: string;
  note: ReactNode;
  page: ListPage<DesignerItem>;
  /** The page is about the words: the box is its first thing. */ searched?: boolean;
  empty: ReactNode;
}

/** Search words, filters, rows of people: the body of the list and of search results. */
export function DesignerResults({
  title,
  note,
  page: { found, words, chips, call, from, size, inside, sorts: orders },
  searched = false,
  empty,
}: DesignerResultsProps) {
  const t = useTranslations('list.designers');
  const noteOf = useSuggestionNote();
  const sorts = useSortNames(orders, 'known');
  const more = useMore({ items: found.items, next: found.next, call, from });
  const count = t('count', { count: found.total, about: found.exact ? 'no' : 'yes' });
  const box = (
    <SearchBox
      quiet={!searched}
      words={words}
      label={t('search')}
      placeholder={t('placeholder')}
      suggest={suggestDesigners}
      noteOf={noteOf}
    />
  );
  const head = searched ? (
    <>
      <ListHead title={title} note={note} />
      <div className="mt-6 lg:mt-8">{box}</div>
    </>
  ) : (
    <ListHead title={title} note={note}>
      {box}
    </ListHead>
  );
  return (
    <>
      <FilterForm head={head} facets={found.facets} chips={chips} count={count} sorts={sorts} bays={2}>
        {found.facets.map((facet) => (
          <FilterBay key={facet.key} name={facet.name} facets={[facet]} />
        ))}
      </FilterForm>
      <ChosenFilters count={count} words={searched ? '' : words} chips={chips}>
        <SortLinks sorts={sorts} />
      </ChosenFilters>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? (
        empty
      ) : (
        <>
          <ul aria-label={t('list')} className="border-y border-line">
            {more.items.map((item, at) => (
              <li key={item.id} id={`i${from + at}`} className={`scroll-mt-24 ${at > 0 ? 'border-t border-line' : ''}`}>
                <DesignerCard item={item} eager={at < 4} />
              </li>
            ))}
          </ul>
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
    </>
  );
}
