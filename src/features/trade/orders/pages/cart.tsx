import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { CartView } from '../components/cart-view.tsx';
import { EmptyCart } from '../components/empty-cart.tsx';
import { readCart } from '../cart/cart.server.ts';
import type { Route } from './+types/cart.ts';

/** `/cart` (PRODUCT G1): by merchant. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    messages: messagesFor(ctx.locale, ['orders', 'errors']),
    cart: ctx.session === null ? null : await readCart(ctx, ctx.session.userId),
  };
}

export default function CartPage({ loaderData: { cart } }: Route.ComponentProps) {
  return cart === null || cart.groups.length === 0 ? <EmptyCart visitor={cart === null} /> : <CartView first={cart} />;
}
