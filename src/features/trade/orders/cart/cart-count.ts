import { useEffect, useState } from 'react';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { countOf, onGuestCartElsewhere, readGuestCart } from './guest-cart.ts';

const cartEvent = 'hien:cart';
const expectedEvent = 'hien:cart-expected';
/** A visitor's cart is the browser's. */
const visitor = '';

/** Updates the cart's badge in the header, and tells other tabs that the cart is another one. */
export function announceCartCount(count: number): void {
  window.dispatchEvent(new CustomEvent<number>(cartEvent, { detail: count }));
  const others = new BroadcastChannel(cartEvent);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name: it never leaves ours
  others.postMessage(performance.timeOrigin);
  others.close();
}

/** Another tab has changed the cart. What it holds now is the server's to say: that tab may be another person's. */
export function onCartElsewhere(listener: () => void): () => void {
  const others = new BroadcastChannel(cartEvent);
  others.addEventListener('message', ({ data }: MessageEvent) => {
    if (data !== performance.timeOrigin) listener();
  });
  return () => others.close();
}

/**
 * So many more are being put in: the badge shows them at once. What is returned takes that back, when the server has
 * answered, whatever it said.
 */
export function expectInCart(quantity: number): () => void {
  const tell = (more: number) => window.dispatchEvent(new CustomEvent<number>(expectedEvent, { detail: more }));
  tell(quantity);
  return () => tell(-quantity);
}

/** The number of things in the cart, with those that are being put in; null until it is known. */
export function useCartCount(): number | null {
  const more = useExpected();
  const viewer = useViewer();
  const signedIn = viewer?.fresh ? viewer.id : null;
  const whose = viewer === null ? visitor : signedIn;
  const [known, setKnown] = useState<{ of: string; count: number } | null>(null);
  useEffect(() => {
    if (whose === null) return undefined;
    const show = (count: number) => setKnown({ of: whose, count });
    const hear = (event: Event) => show((event as CustomEvent<number>).detail);
    window.addEventListener(cartEvent, hear);
    const leave = whose === visitor ? followGuestCart(show) : askCount(show);
    return () => {
      leave();
      window.removeEventListener(cartEvent, hear);
    };
  }, [whose]);
  return known !== null && known.of === whose ? known.count + more : null;
}

function useExpected(): number {
  const [more, setMore] = useState(0);
  useEffect(() => {
    const hear = (event: Event) => setMore((before) => before + (event as CustomEvent<number>).detail);
    window.addEventListener(expectedEvent, hear);
    return () => window.removeEventListener(expectedEvent, hear);
  }, []);
  return more;
}

function followGuestCart(show: (count: number) => void): () => void {
  const look = () => show(countOf(readGuestCart()));
  look();
  return onGuestCartElsewhere(look);
}

function askCount(show: (count: number) => void): () => void {
  const ended = new AbortController();
  const ask = () =>
    void api.get<{ count: number }>('/user/cart/count', { signal: ended.signal }).then(
      ({ count }) => show(count),
      () => undefined,
    );
  ask();
  const leave = onCartElsewhere(ask);
  return () => {
    leave();
    ended.abort();
  };
}
