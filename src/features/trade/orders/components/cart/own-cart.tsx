import { useState } from 'react';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { CartPlaces } from '../../cart/cart-delivery.ts';
import { announceCartCount } from '../../cart/cart-count.ts';
import type { OrderedBefore } from '../../checkout.server.ts';
import type { Cart } from '../../order.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart of a person, kept by the server. */
export function OwnCart({
  first,
  ordered,
  places,
}: {
  first: Cart;
  ordered: OrderedBefore | null;
  places: CartPlaces;
}) {
  const { busy, attempt } = useAttempt();
  const [cart, setCart] = useState(first);
  function ask(asked: () => Promise<Cart>): void {
    void attempt(async () => {
      const now = await asked();
      setCart(now);
      announceCartCount(now.count);
    });
  }
  if (cart.groups.length === 0) return <EmptyCart ordered={ordered} />;
  return (
    <CartView
      cart={cart}
      busy={busy}
      places={places}
      change={(id, quantity) => ask(() => api.put<Cart>(`/user/cart/${id}`, { quantity }))}
      remove={(id) => ask(() => api.delete<Cart>(`/user/cart/${id}`))}
    />
  );
}
