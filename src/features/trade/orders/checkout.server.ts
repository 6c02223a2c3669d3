import { findUserById } from '#features/people/accounts/users.server.ts';
import { listAddresses } from '#features/people/address-book/address-book.server.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import type { SavedAddress } from '#features/foundation/addresses/address.ts';
import { savedAddress } from '#features/foundation/addresses/address.ts';
import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { readCart } from './cart/cart.server.ts';
import { rememberedOrderHours } from './order-limits.ts';
import { lastOrderOf, purchaseOf } from './order-queries.server.ts';
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
  /** Whose form it is: what was typed is kept for them alone. */ buyer: string;
  lines: WantedLine[];
  quote: OrderQuote;
  last: LastDelivery;
  /** The address book, the default first. */ addresses: KeptAddress[];
  provinces: { code: string; name: string }[];
}

/** What was ordered a while ago, for who comes back to a cart it was taken from. */
export interface OrderedBefore {
  number: string;
  to: string;
  at: string;
}

/** Why there is nothing to order: it was ordered, the cart is empty, or it is no longer sold. */
export interface NothingToOrder {
  ordered: OrderedBefore | null;
  emptyCart: boolean;
}

/** Data of the order page before ordering, or why there is nothing to order. */
export async function checkoutView(
  ctx: RequestContext,
  userId: string,
  from: CheckoutView['from'],
  wanted: WantedLine | null,
): Promise<CheckoutView | NothingToOrder> {
  const lines = wanted === null ? await linesOfCart(ctx, userId) : [wanted];
  const [last, addresses] = await Promise.all([lastDelivery(ctx, userId), listAddresses(ctx, userId)]);
  const to = addresses[0]?.address ?? last.address;
  const quote = lines.length === 0 ? null : await quoteOrder(ctx, lines, to?.province.code).catch(gone);
  if (quote === null)
    return {
      ordered: await orderedBefore(ctx, userId, wanted?.product ?? null),
      emptyCart: from === 'cart' && lines.length === 0,
    };
  return { from, buyer: userId, lines, quote, last, addresses, provinces: findProvinces(ctx.locale) };
}

/**
 * What the person ordered last, where that was within a day (and, of a product, of this one): back from paying they
 * read what became of their cart instead of "sold out".
 */
export async function orderedBefore(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  userId: string,
  product: string | null,
): Promise<OrderedBefore | null> {
  const order = await lastOrderOf(ctx.db, userId, product);
  if (!order || ctx.clock.now().getTime() - order.placed_at.getTime() > rememberedOrderHours * 3_600_000) return null;
  const { number, page } = await purchaseOf(ctx.db, order);
  return { number, to: page, at: order.placed_at.toISOString() };
}

/** Where the person has things brought: by the address book, else by the last order; empty where neither knows. */
export async function usualProvince(ctx: RequestContext, userId: string): Promise<string> {
  const [first] = await listAddresses(ctx, userId);
  return (first?.address ?? (await lastDelivery(ctx, userId)).address)?.province.code ?? '';
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
  const order = await lastOrderOf(ctx.db, userId, null);
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
