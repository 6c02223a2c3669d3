import { useTranslations } from 'use-intl';
import { listPage } from '#features/foundation/search/list-page.server.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ChosenFilters } from '#ui/list/chosen-filters.tsx';
import { FacetLinks } from '#ui/list/facet-links.tsx';
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
import { articleList } from '../article-list.ts';
import { ArticleRows } from '../article-rows.tsx';
import { listArticles } from '../articles.server.ts';
import type { Route } from './+types/articles.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await listPage({
    url,
    kind: articleList,
    locale: ctx.locale,
    size: 16,
    list: (address, options) => listArticles(ctx, address, options),
  });
  return { ...page, messages: messagesFor(ctx.locale, ['list', 'cards']) };
}

/** Articles, the newest first (PRODUCT E2). */
export default function ArticlesPage({
  loaderData: { found, words, chips, call, from, size, inside, sorts: orders },
}: Route.ComponentProps) {
  const t = useTranslations('list.articles');
  const sorts = useSortNames(orders, 'read');
  const more = useMore({ items: found.items, next: found.next, call, from });
  const count = t('count', { count: found.total, about: found.exact ? 'no' : 'yes' });
  const head = (
    <ListHead title={t('title')} note={t('note')}>
      <SearchBox quiet words={words} label={t('search')} placeholder={t('placeholder')} />
    </ListHead>
  );
  return (
    <section className="page pt-10 lg:pt-14">
      <FilterForm head={head} facets={[]} chips={chips} count={count} sorts={sorts} />
      {found.facets.map((facet) => (
        <FacetLinks key={facet.key} facet={facet} />
      ))}
      <ChosenFilters count={count} words={words} chips={chips}>
        <SortLinks sorts={sorts} />
      </ChosenFilters>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? (
        <NothingFound title={t('none')} ways={found.ways} all={t('all')} />
      ) : (
        <>
          <ArticleRows items={more.items} label={t('list')} from={from} />
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
    </section>
  );
}
