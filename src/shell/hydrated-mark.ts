import { useEffect } from 'react';

/**
 * Says on the document that scripts have taken over the server's markup, so that whoever drives the page from outside knows when it
 * answers; and does the press that came before (`late-start.ts`).
 */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes';
    const early = window as { hienPressed?: HTMLElement };
    early.hienPressed?.click();
    delete early.hienPressed;
  }, []);
}
