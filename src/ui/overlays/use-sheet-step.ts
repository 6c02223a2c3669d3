import { useEffect, useEffectEvent } from 'react';
import { openSheet } from './sheet-steps.ts';

/** While it is open, back closes it instead of leaving the page. */
export function useSheetStep(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openSheet(() => close()) : undefined), [open]);
}
