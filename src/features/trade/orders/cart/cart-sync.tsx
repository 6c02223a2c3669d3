import { useEffect } from 'react';
import { onSignIn } from '#features/people/accounts/sign-in/announce-sign-in.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import type { PutInCart } from '../order.ts';
import { announceCartCount } from './cart-count.ts';
import { readGuestCart, without, writeGuestCart } from './guest-cart.ts';

/** Lines of one call: choices of made-to-size pieces are long. */
const linesACall = 50;

/**
 * A visitor's cart becomes the person's (PRODUCT P5): at sign-in, before the page is loaded for them, and on any later
 * page where that did not work. Renders nothing.
 */
export function CartSync() {
  const viewer = useViewer();
  const id = viewer?.fresh ? viewer.id : null;
  useEffect(() => onSignIn(mergeGuestCart), []);
  useEffect(() => {
    if (id !== null) mergeGuestCart().catch(() => undefined);
  }, [id]);
  return null;
}

/** What could not be sent stays in the browser for the next time. */
async function mergeGuestCart(): Promise<void> {
  const lines = readGuestCart();
  for (let from = 0; from < lines.length; from += linesACall) {
    const sent = lines.slice(from, from + linesACall);
    const { count } = await api.post<PutInCart>('/user/cart/merge', { lines: sent }, { creates: true });
    writeGuestCart(without(readGuestCart(), sent));
    announceCartCount(count);
  }
}
