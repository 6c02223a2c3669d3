import { useSyncExternalStore } from 'react';

/** As the styles divide them: a sheet from below on a phone and a tablet, panels at the sides of a desk. */
export type Screen = 'phone' | 'tablet' | 'desk';

const phone = '(width < 48rem)';
const narrow = '(width < 64rem)';
const coarse = '(pointer: coarse)';

export function useScreen(): Screen {
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  if (isPhone) return 'phone';
  return isNarrow ? 'tablet' : 'desk';
}

/** Whether a finger is the usual hand here, before the first touch too. */
export function useCoarse(): boolean {
  return useMedia(coarse);
}

function useMedia(query: string): boolean {
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore((listener) => onChange(query, listener), read, read);
}

function onChange(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
