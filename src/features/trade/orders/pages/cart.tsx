import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { OwnCart } from '../components/cart/own-cart.tsx';
import { VisitorCart } from '../components/cart/visitor-cart.tsx';
import { readCart } from '../cart/cart.server.ts';
import { orderedBefore, usualProvince } from '../checkout.server.ts';
import type { Route } from './+types/cart.ts';

/** `/cart` (PRODUCT G1, P5): by merchant; a visitor's is in their browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const shared = {
    messages: messagesFor(ctx.locale, ['orders', 'cards', 'errors']),
    provinces: findProvinces(ctx.locale),
  };
  if (ctx.session === null) return { ...shared, own: null };
  const { userId } = ctx.session;
  const cart = await readCart(ctx, userId);
  const ordered = cart.count === 0 ? await orderedBefore(ctx, userId, null) : null;
  return { ...shared, own: { userId, cart, ordered, usual: await usualProvince(ctx, userId) } };
}

export default function CartPage({ loaderData: { own, provinces } }: Route.ComponentProps) {
  if (own === null) return <VisitorCart places={{ provinces, usual: '' }} />;
  const { userId, cart, ordered, usual } = own;
  return <OwnCart key={userId} first={cart} ordered={ordered} places={{ provinces, usual }} />;
}
