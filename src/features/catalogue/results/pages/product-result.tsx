import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useNoneOfKind } from '#features/catalogue/products/none-of-kind.tsx';
import { ProductShelfView } from '#features/catalogue/products/product-shelf.tsx';
import { productShelf } from '#features/catalogue/products/product-shelf.server.ts';
import { suggestProducts, useSuggestionNote } from '#features/foundation/search/suggest.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ListHead } from '#ui/list/list-head.tsx';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { OtherResultsLinks } from '../components/other-results-links.tsx';
import { NearProductsView } from '../components/near-products.tsx';
import { otherResults } from '../other-results.server.ts';
import { nearProducts } from '../near-products.server.ts';
import { resultHead } from '../result-head.server.ts';
import type { Route } from './+types/product-result.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const shelf = await productShelf(ctx, url);
  const empty = shelf.found.total === 0;
  return {
    shelf,
    elsewhere: empty && shelf.words !== '' ? await otherResults(ctx, shelf.words, 'products') : [],
    near: empty && shelf.found.others === null ? await nearProducts(ctx, shelf.found) : null,
    head: resultHead(ctx.locale, 'products', shelf.words),
    messages: messagesFor(ctx.locale, ['list', 'cards']),
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined
    ? []
    : [{ title: loaderData.head.title }, { name: 'description', content: loaderData.head.description }];
}

/** Results of a search for products, how it was understood, and relaxations where it found nothing (PRODUCT F5). */
export default function ProductResultPage({ loaderData: { shelf, elsewhere: others, near } }: Route.ComponentProps) {
  const t = useTranslations('list');
  const noteOf = useSuggestionNote();
  const none = useNoneOfKind(shelf);
  const { words, found, chips } = shelf;
  // Nothing but a price was said.
  const unsaid = words === '' && chips.length === 0;
  const title = words === '' ? t('products.title') : t('result.products', { words });
  const head = (
    <>
      <ListHead title={unsaid ? t('result.noWords') : title} note={unsaid && t('result.noWordsText')} />
      <div className="mt-6 lg:mt-8">
        <SearchBox
          words={words}
          label={t('products.search')}
          placeholder={t('products.placeholder')}
          suggest={suggestProducts}
          noteOf={noteOf}
        />
      </div>
    </>
  );
  const empty = (
    <NothingFound
      title={t('products.none')}
      said={none}
      ways={found.ways}
      all={t('products.all')}
      allAddress={pages.products.path}
    >
      <OtherResultsLinks words={words} found={others} />
      {near !== null && <NearProductsView near={near} />}
    </NothingFound>
  );
  return (
    <section className="page pt-10 lg:pt-14">
      <ProductShelfView shelf={shelf} head={head} wordsShown empty={empty} />
    </section>
  );
}
