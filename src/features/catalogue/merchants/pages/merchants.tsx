import { countAll } from '#features/foundation/search/count-values.server.ts';
import { listPage } from '#features/foundation/search/list-page.server.ts';
import { ListView } from '#features/foundation/search/list-view.tsx';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { MerchantCard } from '../merchant-card.tsx';
import { merchantList } from '../merchant-list.ts';
import { listMerchants } from '../merchants.server.ts';
import type { Route } from './+types/merchants.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await listPage({
    url,
    kind: merchantList,
    locale: ctx.locale,
    size: 24,
    list: (address, options) => listMerchants(ctx, address, options),
  });
  return { ...page, all: await countAll(ctx.db, 'merchants'), messages: messagesFor(ctx.locale, ['list', 'cards']) };
}

/** The list of merchants (PRODUCT F4). */
export default function MerchantsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      kind="merchants"
      page={loaderData}
      popular="known"
      bays={2}
      renderItems={(items, label) => (
        <ul aria-label={label} className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
          {items.map((item, at) => (
            <li key={item.id} id={`i${loaderData.from + at}`} className="scroll-mt-24">
              <MerchantCard item={item} eager={at < 3} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
