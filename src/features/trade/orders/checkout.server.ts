import { findUserById } from '#features/people/accounts/users.server.ts';
import type { SavedAddress } from '#features/foundation/addresses/address.ts';
import { savedAddress } from '#features/foundation/addresses/address.ts';
import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { readCart } from './cart/cart.server.ts';
import { lastOrderOf } from './order-queries.server.ts';
import { quoteOrder } from './order-quote.server.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import type { OrderQuote } from './order.ts';

/** The last recipient, to avoid typing it twice. */
interface LastDelivery {
  receiver: string;
  mobile: string;
  buyerEmail: string;
  address: SavedAddress | null;
}
export interface CheckoutView {
  from: 'cart' | 'product';
  lines: WantedLine[];
  quote: OrderQuote;
  last: LastDelivery;
  provinces: { code: string; name: string }[];
}

/** Data of the order page before ordering; null where nothing of it is available any more. */
export async function checkoutView(
  ctx: RequestContext,
  userId: string,
  from: CheckoutView['from'],
  wanted: WantedLine | null,
): Promise<CheckoutView | null> {
  const lines = wanted === null ? await linesOfCart(ctx, userId) : [wanted];
  const last = await lastDelivery(ctx, userId);
  const quote = lines.length === 0 ? null : await quoteOrder(ctx, lines, last.address?.province.code).catch(gone);
  return quote === null ? null : { from, lines, quote, last, provinces: findProvinces() };
}

/** Lines of the cart that can be ordered as they are. */
async function linesOfCart(ctx: RequestContext, userId: string): Promise<WantedLine[]> {
  const cart = await readCart(ctx, userId);
  return cart.groups
    .flatMap((group) => group.lines)
    .filter(({ why }) => why === null)
    .map(({ product, variant, choice, quantity }) => ({
      product: product!,
      variant: variant ?? undefined,
      choice: choice === '' ? undefined : choice,
      quantity,
    }));
}

async function lastDelivery(ctx: RequestContext, userId: string): Promise<LastDelivery> {
  const order = await lastOrderOf(ctx.db, userId);
  if (order)
    return {
      receiver: order.receiver,
      mobile: order.mobile,
      buyerEmail: order.buyer_email,
      address: savedAddress.safeParse(order.address).data ?? null,
    };
  const user = await findUserById(ctx.db, userId);
  return { receiver: user?.nickname ?? '', mobile: user?.mobile ?? '', buyerEmail: user?.email ?? '', address: null };
}

function gone(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null;
  throw error;
}
