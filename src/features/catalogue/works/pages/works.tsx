import { countAll } from '#features/foundation/search/count-values.server.ts';
import { listPage } from '#features/foundation/search/list-page.server.ts';
import { ListView } from '#features/foundation/search/list-view.tsx';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { WorkRows, worksPerRound } from '../work-rows.tsx';
import { workList } from '../work-list.ts';
import { listWorks } from '../works.server.ts';
import type { Route } from './+types/works.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await listPage({
    url,
    kind: workList,
    locale: ctx.locale,
    size: 3 * worksPerRound,
    list: (address, options) => listWorks(ctx, address, options),
  });
  return { ...page, all: await countAll(ctx.db, 'works'), messages: messagesFor(ctx.locale, ['list', 'cards']) };
}

/** The list of works: six filters, two sort orders (PRODUCT F1). */
export default function WorksPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      kind="works"
      page={loaderData}
      popular="viewed"
      bays={6}
      renderItems={(items, label) => <WorkRows items={items} label={label} from={loaderData.from} />}
    />
  );
}
