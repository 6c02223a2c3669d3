import { startTransition, useEffect, useState } from 'react';

/**
 * Says on the document that scripts have taken over the server's markup, so that whoever drives the page from outside
 * knows when it answers; and does the press that came before (`late-start.ts`). Behind what the first effects still ask
 * to be drawn: nothing is put into a field twice after the mark.
 */
export function HydratedMark(): null {
  const [alive, come] = useState(false);
  useEffect(() => startTransition(() => come(true)), []);
  useEffect(() => {
    if (!alive) return;
    document.documentElement.dataset.hydrated = 'yes';
    const early = window as { hienPressed?: HTMLElement };
    early.hienPressed?.click();
    delete early.hienPressed;
  }, [alive]);
  return null;
}
