import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { CartPlaces } from '../../cart/cart-delivery.ts';
import { announceCartCount } from '../../cart/cart-count.ts';
import {
  countOf,
  isSameChoice,
  onGuestCartElsewhere,
  readGuestCart,
  withQuantity,
  writeGuestCart,
} from '../../cart/guest-cart.ts';
import type { Cart } from '../../order.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart of a visitor: the browser keeps what and how many, the server says what it costs. */
export function VisitorCart({ places }: { places: CartPlaces }) {
  const { busy, attempt } = useAttempt();
  const [shown, setShown] = useState<{ cart: Cart; lines: WantedLine[] } | null>(null);
  const [empty, setEmpty] = useState(false);

  function show(lines: WantedLine[]): void {
    setEmpty(lines.length === 0);
    if (lines.length === 0) {
      keep([]);
      return;
    }
    void attempt(async () => {
      const cart = await api.post<Cart>('/common/cart', { lines });
      const offered = new Set(cart.groups.flatMap((group) => group.lines.map(({ id }) => Number(id))));
      // What is no longer sold leaves, as it leaves everybody's cart; ids are places in what was sent.
      if (offered.size < lines.length) return show(lines.filter((_, at) => offered.has(at)));
      keep(lines);
      setShown({ cart, lines });
    });
  }
  const load = useEffectEvent(() => show(readGuestCart()));
  useEffect(() => {
    load();
    return onGuestCartElsewhere(() => load());
  }, []);

  if (empty) return <EmptyCart visitor />;
  if (shown === null) return <Waiting />;
  const { cart, lines } = shown;
  return (
    <CartView
      visitor
      cart={cart}
      busy={busy}
      places={places}
      change={(id, quantity) => show(withQuantity(lines, Number(id), quantity))}
      remove={(id) => show(lines.filter((line) => !isSameChoice(line, lines[Number(id)] ?? line)))}
    />
  );
}

function keep(lines: readonly WantedLine[]): void {
  writeGuestCart(lines);
  announceCartCount(countOf(lines));
}

function Waiting() {
  const t = useTranslations('orders.cart');
  return (
    <div className="page py-12 lg:py-16" aria-busy>
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="skel mt-10 h-28 max-w-[44rem]" />
    </div>
  );
}
