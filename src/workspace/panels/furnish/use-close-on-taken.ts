import { useEffect } from 'react';
import type { Furnishing } from './use-furnish.ts';

/** Where the panel lies over the sheet it leaves with the furniture that was taken: the room is what one wants to see. */
export function useCloseOnTaken(phase: Furnishing['phase'], onClose: () => void): void {
  useEffect(() => {
    if (phase === 'taken' && matchMedia('(width < 48rem)').matches) onClose();
  }, [phase, onClose]);
}
