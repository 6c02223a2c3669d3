import { useTranslations } from 'use-intl';
import { countAll } from '#features/foundation/search/count-values.server.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { designersPage } from '../designers-page.server.ts';
import { DesignerResults } from '../designer-results.tsx';
import type { Route } from './+types/designers.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    page: await designersPage(ctx, url),
    all: await countAll(ctx.db, 'designers'),
    messages: messagesFor(ctx.locale, ['list', 'cards']),
  };
}

/** The list of designers (PRODUCT F4). */
export default function DesignersPage({ loaderData: { page, all } }: Route.ComponentProps) {
  const t = useTranslations('list.designers');
  return (
    <section className="page pt-10 lg:pt-14">
      <DesignerResults
        title={t('title')}
        note={t('note', { count: all })}
        page={page}
        empty={
          <NothingFound title={all === 0 ? t('note', { count: 0 }) : t('none')} ways={page.found.ways} all={t('all')} />
        }
      />
    </section>
  );
}
