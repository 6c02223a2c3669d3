import { useEffect, useRef } from 'react';
import { useSession } from '../../editor-context.tsx';

/** Where the catalogue lies over the sheet it leaves with the piece that was set: one wants to see it there. */
export function useCloseOnPlaced(onClose: () => void): void {
  const placing = useSession((state) => state.tool.tool === 'item');
  const wasPlacing = useRef(false);
  useEffect(() => {
    if (wasPlacing.current && !placing && matchMedia('(width < 64rem)').matches) onClose();
    wasPlacing.current = placing;
  }, [placing, onClose]);
}
