import { useTranslations } from 'use-intl';
import { countAll } from '#features/foundation/search/count-values.server.ts';
import { suggestProducts, useSuggestionNote } from '#features/foundation/search/suggest.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ListHead } from '#ui/list/list-head.tsx';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { useNoneOfKind } from '../none-of-kind.tsx';
import { productShelf } from '../product-shelf.server.ts';
import { ProductShelfView } from '../product-shelf.tsx';
import type { Route } from './+types/products.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    shelf: await productShelf(ctx, url),
    all: await countAll(ctx.db, 'products'),
    messages: messagesFor(ctx.locale, ['list', 'cards']),
  };
}

/** Everything there is to buy: categories, filters, products (PRODUCT F3). */
export default function ProductsPage({ loaderData: { shelf, all } }: Route.ComponentProps) {
  const t = useTranslations('list.products');
  const noteOf = useSuggestionNote();
  const none = useNoneOfKind(shelf);
  const head = (
    <ListHead title={t('title')} note={t('note', { count: all })}>
      <SearchBox
        quiet
        words={shelf.words}
        label={t('search')}
        placeholder={t('placeholder')}
        suggest={suggestProducts}
        noteOf={noteOf}
      />
    </ListHead>
  );
  return (
    <section className="page pt-10 lg:pt-14">
      <ProductShelfView
        shelf={shelf}
        head={head}
        empty={
          <NothingFound
            title={all === 0 ? t('note', { count: 0 }) : t('none')}
            said={none}
            ways={shelf.found.ways}
            all={t('all')}
          />
        }
      />
    </section>
  );
}
