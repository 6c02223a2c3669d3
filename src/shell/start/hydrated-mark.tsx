import { startTransition, useEffect, useState } from 'react';

/**
 * Marks the document as hydrated, so that tests know when it responds; and performs the click that came before
 * (`late-start.ts`). After the first effects and what they re-render: no field is filled twice after the mark.
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
