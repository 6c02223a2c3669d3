import { useRef } from 'react';
import type { Crop } from '#ui/cropper/crop.ts';

/** The same cut tried again is the same request; another cut is another. */
export function useCutKey(of: string): (crop: Crop) => string {
  const tried = useRef<{ crop: Crop; key: string } | null>(null);
  return (crop) => {
    if (tried.current?.crop !== crop) tried.current = { crop, key: `${of}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}` };
    return tried.current.key;
  };
}
