import { useEffect, useState } from 'react';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';

const cartEvent = 'hien:cart';

/** Updates the cart's badge in the header. */
export function announceCartCount(count: number): void {
  window.dispatchEvent(new CustomEvent<number>(cartEvent, { detail: count }));
}

/** The number of things in the cart; null until it is known, and for a visitor. */
export function useCartCount(): number | null {
  const viewer = useViewer();
  const id = viewer?.fresh ? viewer.id : null;
  const [known, setKnown] = useState<{ of: string; count: number } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const ended = new AbortController();
    const hear = (event: Event) => setKnown({ of: id, count: (event as CustomEvent<number>).detail });
    window.addEventListener(cartEvent, hear);
    api.get<{ count: number }>('/user/cart/count', { signal: ended.signal }).then(
      ({ count }) => setKnown({ of: id, count }),
      () => undefined,
    );
    return () => {
      ended.abort();
      window.removeEventListener(cartEvent, hear);
    };
  }, [id]);
  return known !== null && known.of === id ? known.count : null;
}
