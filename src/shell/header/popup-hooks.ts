import { useEffect, useEffectEvent, type RefObject } from 'react';

/** On the document: a click does not focus a button in every browser, and Escape must work all the same. */
export function useDocumentKeys(active: boolean, onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}

/** A click or the focus anywhere else closes. */
export function useCloseFromOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => handle(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isOpen]);
}
