import { useSyncExternalStore } from 'react';

/** As the styles divide them: a sheet from below on a phone and a tablet, panels at the sides of a desk. */
export type Screen = 'phone' | 'tablet' | 'desk';

const isPhone = watched('(width < 48rem)');
const isNarrow = watched('(width < 64rem)');
const isCoarse = watched('(pointer: coarse)');

export function useScreen(): Screen {
  const phone = useWatched(isPhone);
  const narrow = useWatched(isNarrow);
  if (phone) return 'phone';
  return narrow ? 'tablet' : 'desk';
}

/** Whether a finger is the usual hand here, before the first touch too. */
export function useCoarse(): boolean {
  return useWatched(isCoarse);
}

interface Watched {
  subscribe(listener: () => void): () => void;
  read(): boolean;
}

function useWatched({ subscribe, read }: Watched): boolean {
  return useSyncExternalStore(subscribe, read, read);
}

/** Asked once, when somebody looks: it is read for every frame of a drag. */
function watched(query: string): Watched {
  let media: MediaQueryList | null = null;
  const asked = () => (media ??= matchMedia(query));
  return {
    subscribe(listener) {
      const list = asked();
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    read: () => asked().matches,
  };
}
