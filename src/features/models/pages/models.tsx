import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { withPage } from '../address-links.ts';
import { ChosenFilters, type Chip } from '../components/chosen-filters.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ModelGrid } from '../components/model-grid.tsx';
import { MoreModels } from '../components/more-models.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { ReadingNote } from '../components/reading-note.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { browseModels } from '../browse.server.ts';
import { sampleHomeAddress } from '../home.ts';
import type { ModelFacet } from '../model.ts';
import { useAddress, useAsk } from '../use-address.ts';
import type { Route } from './+types/models.ts';

/** What cannot be read in an address is passed over: a page is not a form. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { ...browseModels(url.searchParams, { locale: ctx.locale, edition: ctx.studio.edition }), messages: messagesFor(ctx.locale, ['models']) };
}

/** The library: words, filters, pictures (PRODUCT L1, F5). */
export default function ModelsPage({ loaderData: { found, words, chips, from, page, size, library } }: Route.ComponentProps) {
  const t = useTranslations('models');
  const { pathname, search } = useLocation();
  return (
    <section className="page pt-10 lg:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-h1">{t('title')}</h1>
        <p className="max-w-md pb-2 text-ink-soft lg:text-right">
          {t('note', { count: library })} <Link to={sampleHomeAddress} className="link whitespace-nowrap text-ink" prefetch="intent">{t('home.link')}</Link>
        </p>
      </div>
      <FilterForm facets={found.facets} chips={chips}><SearchBox words={words} /></FilterForm>
      <ChosenFilters total={found.total} words={words} chips={chips} />
      <ReadingNote {...found} />
      {found.total === 0 ? <NothingFound words={words} relaxations={found.relaxations} /> : (
        <>
          {from > 0 && <p className="mb-8 text-center"><Link to={withPage(new URLSearchParams(search), Math.max(0, from / size - 1))} className="btn btn-line">{t('results.earlier')}</Link></p>}
          <ModelGrid key={pathname} items={found.items} label={t('results.list')} from={from} />
          <MoreModels from={from} shown={found.items.length} total={found.total} page={page} size={size} />
        </>
      )}
    </section>
  );
}

/** One plain form: without scripts it is sent by its buttons, with them by every tick. On a phone the filters fold away. */
function FilterForm({ facets, chips, children }: { facets: ModelFacet[]; chips: readonly Chip[]; children: ReactNode }) {
  const t = useTranslations('models.filters');
  const format = useFormatter();
  const params = useAddress();
  const ask = useAsk();
  const shown = new Set(facets.flatMap((facet) => facet.values.map(({ value }) => `${facet.key} ${value}`)));
  const unseen = chips.filter(({ name, value }) => value !== null && !shown.has(`${name} ${value}`));
  return (
    <form method="get" className="mt-8" onSubmit={(event: SubmitEvent<HTMLFormElement>) => { event.preventDefault(); ask(event.currentTarget); }} onChange={(event) => { if (isTick(event.target)) ask(event.currentTarget); }}>
      {params.has('lang') && <input type="hidden" name="lang" value={params.get('lang')!} />}
      {unseen.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value!} />)}
      {children}
      <details className="mt-8 lg:[&::details-content]:[content-visibility:visible]">
        <summary className="btn btn-line list-none lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden size={18} />{t('title')}{chips.length > 0 && <span className="badge num">{format.number(chips.length)}</span>}
        </summary>
        <div className="max-lg:mt-5"><FilterBar facets={facets} fits={params.has('fits')} /></div>
        <noscript><button type="submit" className="btn btn-line mt-4">{t('apply')}</button></noscript>
      </details>
    </form>
  );
}

function isTick(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}
