import { useRef } from 'react';
import { newKey } from '#lib/id.ts';

/** The same crop (or file) tried again keeps its key; another one gets a new key. */
export function useCropKey(of: string): (cut: object) => string {
  const tried = useRef<{ cut: object; key: string } | null>(null);
  return (cut) => {
    if (tried.current?.cut !== cut)
      tried.current = {
        cut,
        key: `${of}-${newKey()}`,
      };
    return tried.current.key;
  };
}
