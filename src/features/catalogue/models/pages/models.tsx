import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { ChosenFilters } from '#ui/list/chosen-filters.tsx';
import { FilterForm } from '#ui/list/filter-form.tsx';
import { ListHead } from '#ui/list/list-head.tsx';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { ReadingNote } from '#ui/list/reading-note.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ModelGrid } from '../components/model-grid.tsx';
import { MoreModels } from '../components/more-models.tsx';
import { browseModels } from '../browse.server.ts';
import { sampleHomeAddress } from '../home.ts';
import { withoutWords } from '../without-words.ts';
import { withPage } from '../page-link.ts';
import { suggestModels, useSuggestionNote } from '../suggest.ts';
import type { Route } from './+types/models.ts';

/** What cannot be parsed in an address is ignored: a page is not a form. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    ...browseModels(url.searchParams, { locale: ctx.locale, edition: ctx.studio.edition }),
    messages: messagesFor(ctx.locale, ['models', 'list']),
  };
}

/** The library: search, filters, pictures (PRODUCT L1, F5). */
export default function ModelsPage({
  loaderData: { found, words, chips, from, page, size, library },
}: Route.ComponentProps) {
  const t = useTranslations('models');
  const { gap } = usePunctuation();
  const noteOf = useSuggestionNote();
  const { pathname, search } = useLocation();
  const count = t('results.count', { count: found.total });
  const note = (
    <>
      {t('note', { count: library })}
      {gap}
      <Link to={sampleHomeAddress} className="link whitespace-nowrap text-ink" prefetch="intent">
        {t('home.link')}
      </Link>
    </>
  );
  const head = (
    <>
      <ListHead title={t('title')} note={note} />
      <div className="mt-8">
        <SearchBox
          words={words}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          suggest={suggestModels}
          noteOf={noteOf}
        />
      </div>
    </>
  );
  return (
    <section className="page pt-10 lg:pt-14">
      <FilterForm head={head} facets={found.facets} chips={chips} count={count} bays={6}>
        <FilterBar facets={found.facets} chips={chips} />
      </FilterForm>
      <ChosenFilters count={count} words={words} chips={chips} />
      <ReadingNote {...found} />
      {found.total === 0 ? (
        <NothingFound
          title={t('empty.title')}
          ways={found.relaxations.map(({ label, text, ...way }) => ({
            ...way,
            without: label,
            words: withoutWords(words, text ?? ''),
          }))}
          all={t('empty.all')}
        />
      ) : (
        <>
          {from > 0 && (
            <p className="mb-8 text-center">
              <Link to={withPage(new URLSearchParams(search), Math.max(0, from / size - 1))} className="btn btn-line">
                {t('results.earlier')}
              </Link>
            </p>
          )}
          <ModelGrid key={pathname} items={found.items} label={t('results.list')} from={from} />
          <MoreModels from={from} shown={found.items.length} total={found.total} page={page} size={size} />
        </>
      )}
    </section>
  );
}
