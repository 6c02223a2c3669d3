import { useEffect, useEffectEvent } from 'react';

/** Of browsers that pass on a wish to close: Escape, and a phone's button back. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;

/** While something is unfolded, a wish to close folds it instead of leaving the page. */
export function useCloseRequest(unfolded: boolean, fold: () => void): void {
  const close = useEffectEvent(fold);
  useEffect(() => {
    if (!unfolded || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [unfolded]);
}
