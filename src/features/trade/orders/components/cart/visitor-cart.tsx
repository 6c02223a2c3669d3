import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
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
import { useToast } from '#ui/overlays/toast.tsx';
import type { Cart, CartLine } from '../../order.ts';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useLineName } from '../use-line-name.ts';

/** The cart of a visitor: the browser keeps what and how many, the server says what it costs. */
export function VisitorCart({ places }: { places: CartPlaces }) {
  const t = useTranslations('orders.cart');
  const locale = useLocale();
  const toast = useToast();
  const lineName = useLineName();
  const { busy, attempt } = useAttempt();
  const [shown, setShown] = useState<{ cart: Cart; lines: WantedLine[] } | null>(null);
  const [empty, setEmpty] = useState(false);

  function show(lines: WantedLine[]): void {
    setEmpty(lines.length === 0);
    if (lines.length === 0) {
      keep([]);
      return;
    }
    const before = readGuestCart();
    void attempt(async () => {
      const cart = await api.post<Cart>('/common/cart', { lines });
      const meanwhile = readGuestCart().filter((each) => !before.some((known) => isSameChoice(known, each)));
      // Put in on the page before, whose answer came only now.
      if (meanwhile.length > 0) return show([...meanwhile, ...lines]);
      const offered = new Set(cart.groups.flatMap((group) => group.lines.map(({ id }) => Number(id))));
      // What is no longer sold leaves, as it leaves everybody's cart; ids are places in what was sent.
      if (offered.size < lines.length) {
        toast.warning(t('gone', { count: lines.length - offered.size }));
        return show(lines.filter((_, at) => offered.has(at)));
      }
      keep(lines);
      setShown({ cart, lines });
    });
  }
  const load = useEffectEvent(() => show(readGuestCart()));
  useEffect(() => {
    load();
    return onGuestCartElsewhere(() => load());
  }, []);
  // Names are written in a language: once another is chosen, they are asked for again.
  const asked = useRef(locale);
  useEffect(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    load();
  }, [locale]);
  function remove(line: CartLine): void {
    const { id } = line;
    const removed = shown?.lines[Number(id)];
    if (removed === undefined) return;
    show(shown!.lines.filter((each) => !isSameChoice(each, removed)));
    toast.clear();
    const among = shown?.cart.groups.flatMap(({ lines }) => lines);
    toast.success(t('removed', { name: lineName(line, among) }), {
      text: t('undo'),
      act: () => show(readGuestCart().toSpliced(Number(id), 0, removed)),
    });
  }

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
      remove={remove}
    />
  );
}

function keep(lines: readonly WantedLine[]): void {
  writeGuestCart(lines);
  announceCartCount(countOf(lines));
}

/** Higher than the window: with the footer in sight a browser would hold on to that, and the cart would be above. */
function Waiting() {
  const t = useTranslations('orders.cart');
  return (
    <div className="page min-h-[200dvh] py-12 lg:py-16" aria-busy>
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="skel mt-10 h-28 max-w-[44rem]" />
    </div>
  );
}
