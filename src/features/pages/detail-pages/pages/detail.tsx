import { data, redirect } from 'react-router';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { deliveryOffer } from '#features/catalogue/offers/delivery-offer.server.ts';
import { loadProductPage } from '#features/catalogue/products/product-page.server.ts';
import { ProductPage } from '#features/catalogue/products/product-page.tsx';
import { productThings } from '#features/catalogue/products/product-things.ts';
import { ReportButton } from '#features/people/report-button/report-button.tsx';
import { ProductReviews } from '#features/catalogue/reviews/product-reviews.tsx';
import { listReviews } from '#features/catalogue/reviews/reviews.server.ts';
import { breadcrumbs } from '#features/foundation/seo/site-things.ts';
import { work as workThing } from '#features/foundation/seo/market-things.ts';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { workItems } from '#features/catalogue/works/works.server.ts';
import { requestContext, type RequestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/detail.ts';
import { buyingSlots } from '../components/buying-slots.tsx';
import { FoundIn } from '../components/found-in.tsx';
import { OffShelf } from '../components/off-shelf.tsx';
import { WorkView } from '../components/work-view.tsx';
import { loadWorkPage } from '../work-page.server.ts';

/** `/things/detail?id=`: a work or a product, distinguished by the letter of its id (PRODUCT, Addresses). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const id = url.searchParams.get('id');
  if (id === null) return redirect(pages.works.path);
  if (!/^[wp]_[0-9a-z]{1,40}$/.test(id)) throw data(null, { status: 404 });
  const page = id.startsWith('p_') ? await productPage(ctx, url) : await workPage(ctx, id);
  return data(page, { status: page.status });
}

async function workPage(ctx: RequestContext, id: string) {
  return {
    ...(await loadWorkPage(ctx, id)),
    messages: messagesFor(ctx.locale, ['work', 'cards', 'consult', 'viewer', 'orders', 'reports']),
  };
}

async function productPage(ctx: RequestContext, url: URL) {
  const page = await loadProductPage(ctx, url);
  const [foundIn, reviews, delivery] =
    page.kind === 'product'
      ? [
          await workItems(ctx.db, page.product.works, ctx.locale),
          await listReviews(ctx, page.product.id),
          await deliveryOffer(ctx.db, page.product.merchant.id, ctx.locale),
        ]
      : [[], null, null];
  return {
    ...page,
    messages: { ...page.messages, ...messagesFor(ctx.locale, ['orders', 'reviews', 'reports']) },
    foundIn,
    reviews,
    delivery,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description, picture } = loaderData;
  if (loaderData.kind === 'workGone' || loaderData.kind === 'productGone')
    return pageMeta(matches, { title, description });
  if (loaderData.kind === 'product')
    return pageMeta(matches, { title, description, picture, kind: 'product', things: productThings(loaderData) });
  const { work, messages } = loaderData;
  const way = breadcrumbs([
    { name: messages.work.works, path: pages.works.path },
    { name: work.name.text, path: thingAddress(work.id) },
  ]);
  return pageMeta(matches, {
    title,
    description,
    picture,
    kind: 'article',
    things: [workThing(work, thingAddress(work.designer.id)), way],
  });
}

const renderReport = ({ id }: { id: string }) => <ReportButton kind="review" thing={id} />;

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'product' || loaderData.kind === 'productGone')
    return (
      <ProductPage
        page={loaderData}
        works={<FoundIn works={loaderData.foundIn} />}
        reviews={
          loaderData.kind === 'product' &&
          loaderData.reviews && (
            <ProductReviews
              key={loaderData.product.id}
              product={loaderData.product.id}
              first={loaderData.reviews}
              renderReport={renderReport}
            />
          )
        }
        buying={buyingSlots(loaderData.delivery, loaderData.kind === 'product' ? loaderData.product.merchant.name : '')}
      />
    );
  return loaderData.kind === 'work' ? <WorkView {...loaderData} /> : <OffShelf {...loaderData} />;
}
