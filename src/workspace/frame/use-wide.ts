import { useSyncExternalStore } from 'react';

const wide = '(width >= 64rem)';

/** Whether the inspector stands at the side; else it is a drawer or a sheet at the bottom. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => true,
  );
}

function listen(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
