import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { designersPage } from '#features/catalogue/designers/designers-page.server.ts';
import { DesignerResults } from '#features/catalogue/designers/designer-results.tsx';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { OtherResultsLinks } from '../components/other-results-links.tsx';
import { otherResults } from '../other-results.server.ts';
import { resultHead } from '../result-head.server.ts';
import type { Route } from './+types/designer-result.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await designersPage(ctx, url);
  const lost = page.found.total === 0 && page.words !== '';
  return {
    page,
    elsewhere: lost ? await otherResults(ctx, page.words, 'designers') : [],
    head: resultHead(ctx.locale, 'designers', page.words),
    messages: messagesFor(ctx.locale, ['list', 'cards']),
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined
    ? []
    : [{ title: loaderData.head.title }, { name: 'description', content: loaderData.head.description }];
}

/** Results of a search for designers, and relaxations where it found nobody (PRODUCT F5). */
export default function DesignerResultPage({ loaderData: { page, elsewhere: others } }: Route.ComponentProps) {
  const t = useTranslations('list');
  const { words, found } = page;
  return (
    <section className="page pt-10 lg:pt-14">
      <DesignerResults
        title={words === '' ? t('result.noWords') : t('result.designers', { words })}
        note={words === '' && t('result.noWordsText')}
        page={page}
        searched
        empty={
          <NothingFound
            title={t('designers.none')}
            ways={found.ways}
            all={t('designers.all')}
            allAddress={pages.designers.path}
          >
            <OtherResultsLinks words={words} found={others} />
          </NothingFound>
        }
      />
    </section>
  );
}
