import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { CartPlaces } from '../../cart/cart-delivery.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { announceCartCount, onCartElsewhere } from '../../cart/cart-count.ts';
import type { OrderedBefore } from '../../checkout.server.ts';
import type { Cart, CartLine } from '../../order.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useLineName } from '../use-line-name.ts';

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
  const t = useTranslations('orders.cart');
  const toast = useToast();
  const lineName = useLineName();
  const [{ cart, read }, setKnown] = useState({ cart: first, read: first });
  const { revalidate } = useRevalidator();
  const changedElsewhere = useEffectEvent(() => void revalidate());
  useEffect(() => onCartElsewhere(changedElsewhere), []);
  const tellGone = useEffectEvent((count: number) => toast.warning(t('gone', { count })));
  const { gone = 0 } = cart;
  useEffect(() => {
    if (gone > 0) tellGone(gone);
  }, [gone]);
  // The page was loaded again, in another language say.
  if (read !== first) setKnown({ cart: first, read: first });
  function ask(asked: () => Promise<Cart>): void {
    void attempt(async () => {
      const now = await asked();
      setKnown((known) => ({ ...known, cart: now }));
      announceCartCount(now.count);
    });
  }
  function remove(line: CartLine): void {
    ask(async () => {
      const left = await api.delete<Cart>(`/user/cart/${line.id}`);
      toast.clear();
      const among = cart.groups.flatMap(({ lines }) => lines);
      toast.success(t('removed', { name: lineName(line, among) }), {
        text: t('undo'),
        act: () => ask(() => putBack(line)),
      });
      return left;
    });
  }
  if (cart.groups.length === 0) return <EmptyCart ordered={ordered} />;
  return (
    <CartView
      cart={cart}
      busy={busy}
      places={places}
      change={(id, quantity) => ask(() => api.put<Cart>(`/user/cart/${id}`, { quantity }))}
      remove={remove}
    />
  );
}

/** By merging, which takes what has sold out meanwhile too: it lay there before. */
async function putBack({ product, variant, choice, quantity }: CartLine): Promise<Cart> {
  const line = { product, ...(variant === null ? {} : { variant }), ...(choice === '' ? {} : { choice }), quantity };
  await api.post('/user/cart/merge', { lines: [line] }, { creates: true });
  return api.get<Cart>('/user/cart');
}
