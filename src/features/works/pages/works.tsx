import { useTranslations } from 'use-intl';
import { countAll } from '#features/search/count-values.server.ts';
import { listPage } from '#features/search/list-page.server.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
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
import { WorkRows, worksPerRound } from '../work-rows.tsx';
import { workList } from '../work-list.ts';
import { listWorks } from '../works.server.ts';
import type { Route } from './+types/works.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await listPage({ url, kind: workList, locale: ctx.locale, size: 3 * worksPerRound, list: (address, options) => listWorks(ctx, address, options) });
  return { ...page, all: await countAll(ctx.db, 'works'), messages: messagesFor(ctx.locale, ['list', 'cards']) };
}

/** The showcase: six filters, two orders, rooms in rows (PRODUCT F1). */
export default function WorksPage({ loaderData: { found, words, chips, call, from, size, inside, sorts: orders, all } }: Route.ComponentProps) {
  const t = useTranslations('list.works');
  const sorts = useSortNames(orders, 'viewed');
  const more = useMore({ items: found.items, next: found.next, call, from });
  const count = t('count', { count: found.total, about: found.exact ? 'no' : 'yes' });
  const head = <ListHead title={t('title')} note={t('note', { count: all })}><SearchBox quiet words={words} label={t('search')} placeholder={t('placeholder')} /></ListHead>;
  return (
    <section className="page pt-10 lg:pt-14">
      <FilterForm head={head} facets={found.facets} chips={chips} count={count} sorts={sorts} bays={6}>
        {found.facets.map((facet) => <FilterBay key={facet.key} name={facet.name} facets={[facet]} />)}
      </FilterForm>
      <ChosenFilters count={count} words={words} chips={chips}><SortLinks sorts={sorts} /></ChosenFilters>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? <NothingFound title={all === 0 ? t('note', { count: 0 }) : t('none')} ways={found.ways} all={t('all')} /> : (
        <>
          <WorkRows items={more.items} label={t('list')} from={from} />
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
    </section>
  );
}
