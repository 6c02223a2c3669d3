import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { OwnCart } from '../components/own-cart.tsx';
import { VisitorCart } from '../components/visitor-cart.tsx';
import { readCart } from '../cart/cart.server.ts';
import { orderedBefore } from '../checkout.server.ts';
import type { Route } from './+types/cart.ts';

/** `/cart` (PRODUCT G1, P5): by merchant; a visitor's is in their browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const messages = messagesFor(ctx.locale, ['orders', 'errors']);
  if (ctx.session === null) return { messages, own: null };
  const { userId } = ctx.session;
  const cart = await readCart(ctx, userId);
  return {
    messages,
    own: { userId, cart, ordered: cart.count === 0 ? await orderedBefore(ctx, userId, null) : null },
  };
}

export default function CartPage({ loaderData: { own } }: Route.ComponentProps) {
  if (own === null) return <VisitorCart />;
  return <OwnCart key={own.userId} first={own.cart} ordered={own.ordered} />;
}
