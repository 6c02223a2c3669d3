import { data, redirect } from 'react-router';
import { payMessages } from '#features/trade/payments/pay-view.ts';
import { payView } from '#features/trade/payments/pay-view.server.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import { requestContext, type RequestContext } from '#platform/context.ts';
import { namedTexts } from '#text/named-texts.ts';
import { Checkout } from '../components/checkout.tsx';
import { NothingToOrder } from '../components/nothing-to-order.tsx';
import { OrderList } from '../components/order-list.tsx';
import { OrderView } from '../components/order-view.tsx';
import { PurchaseView } from '../components/purchase-view.tsx';
import { checkoutView } from '../checkout.server.ts';
import { wantedLineIn } from '../order-links.ts';
import { purchaseAddress } from '../order.ts';
import { waitingOrders } from '../returns/waiting-queries.server.ts';
import { listOrders, readOrderAsEither, sellingSide } from '../orders.server.ts';
import type { Route } from './+types/product-bill.ts';

/**
 * `/things/product-bill` (PRODUCT G1, O4): `?product=&variant=&quantity=` or `?cart=1` before ordering, `?order=` one
 * order, `?bill=` all that one transfer pays, bare all orders.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const texts = namedTexts(ctx.locale, [
    'orders',
    'cards',
    'addresses',
    'reviewing',
    'reviews',
    'profile',
    ...payMessages,
  ]);
  if (ctx.session === null) return { texts, shown: 'nothing' as const };
  const { userId } = ctx.session;
  const { searchParams } = url;
  const order = searchParams.get('order');
  const bill = searchParams.get('bill');
  const wanted = wantedLineIn(searchParams);
  if (order !== null) return { texts, ...(await oneOrder(ctx, userId, order)) };
  if (bill !== null) return { texts, ...(await onePurchase(ctx, userId, bill)) };
  if (wanted !== null || searchParams.has('cart'))
    return { texts, ...(await checkout(ctx, userId, wanted === null ? 'cart' : 'product', wanted)) };
  const returns = searchParams.get('status') === 'returns';
  return { texts, ...(await allOrders(ctx, userId, searchParams.get('side'), returns)) };
}

/** The buyer sees the bill too: what is to be transferred, and what of it comes back. */
async function oneOrder(ctx: RequestContext, userId: string, id: string) {
  const order = await readOrderAsEither(ctx, userId, id).catch(absent);
  const pay = order.side === 'buyer' ? await payView(ctx, userId, order.bill) : null;
  return { shown: 'order' as const, order, pay };
}

/** What a bill of one order, a plan or a joining fee is for has a page of its own. */
async function onePurchase(ctx: RequestContext, userId: string, id: string) {
  const pay = await payView(ctx, userId, id).catch(absent);
  const { page, orders } = pay.bill;
  if (orders.length < 2)
    throw page === null || page === purchaseAddress(id) ? data(null, { status: 404 }) : redirect(page);
  return { shown: 'purchase' as const, pay };
}

async function checkout(
  ctx: RequestContext,
  userId: string,
  from: 'cart' | 'product',
  wanted: ReturnType<typeof wantedLineIn>,
) {
  const view = await checkoutView(ctx, userId, from, wanted);
  return 'quote' in view ? { shown: 'checkout' as const, view } : { shown: 'nothingToOrder' as const, why: view };
}

/** Who sells and names no side sees the one where something waits for them. */
async function allOrders(ctx: RequestContext, userId: string, asked: string | null, returns: boolean) {
  const waiting = holds(ctx.viewer, 'sales.see') ? await waitingOrders(ctx.db, userId) : null;
  const waits = waiting !== null && waiting.sold.all > 0 && waiting.bought.all === 0;
  const sold = waiting !== null && (asked === 'sold' || (asked !== 'bought' && waits));
  const side = sold ? await sellingSide(ctx, userId).catch(absent) : { buyer: userId };
  return {
    shown: 'list' as const,
    waiting,
    returns,
    side: 'merchant' in side ? ('sold' as const) : ('bought' as const),
    orders: await listOrders(ctx, side, { page: 0, size: 20, status: returns ? 'RETURNS' : 'ALL' }),
  };
}

/** Absent and somebody else's answer alike. */
function absent(error: unknown): never {
  if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
  throw error;
}

export default function ProductBillPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.shown === 'order')
    return <OrderView key={loaderData.order.id} order={loaderData.order} pay={loaderData.pay} />;
  if (loaderData.shown === 'purchase') return <PurchaseView key={loaderData.pay.bill.id} pay={loaderData.pay} />;
  if (loaderData.shown === 'list')
    return (
      <OrderList
        key={`${loaderData.side} ${loaderData.returns}`}
        side={loaderData.side}
        waiting={loaderData.waiting}
        returns={loaderData.returns}
        first={loaderData.orders}
      />
    );
  if (loaderData.shown === 'nothing') return null;
  if (loaderData.shown === 'nothingToOrder') return <NothingToOrder why={loaderData.why} />;
  return <Checkout key={loaderData.view.buyer} view={loaderData.view} />;
}
