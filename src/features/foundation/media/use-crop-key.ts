import { useRef } from 'react';

/** The same crop (or file) tried again keeps its key; another one gets a new key. */
export function useCropKey(of: string): (cut: object) => string {
  const tried = useRef<{ cut: object; key: string } | null>(null);
  return (cut) => {
    if (tried.current?.cut !== cut)
      tried.current = {
        cut,
        key: `${of}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      };
    return tried.current.key;
  };
}
