import { useRef } from 'react';
import { useTranslations } from 'use-intl';

interface SheetGrabProps {
  full: boolean;
  onFull(full: boolean): void;
  /** Pulled down from half; without it a sheet stays. */
  onClose?(): void;
}

/** As far as a finger goes before it drags rather than taps. */
const dragged = 16;

/** The handle of a sheet on a phone: a tap turns it from half to full and back, a drag up or down does the one it says. */
export function SheetGrab({ full, onFull, onClose }: SheetGrabProps) {
  const t = useTranslations('workspace.panel');
  const from = useRef<number | null>(null);
  const moved = useRef(false);
  return (
    <button
      type="button"
      className="ws-grab"
      aria-label={t(full ? 'half' : 'full')}
      aria-expanded={full}
      onPointerDown={({ clientY, currentTarget, pointerId }) => {
        from.current = clientY;
        moved.current = false;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (from.current === null || Math.abs(clientY - from.current) < dragged) return;
        const up = clientY < from.current;
        // One drag goes one step: whoever means to make it small does not lose it.
        if (!moved.current && !up && !full) onClose?.();
        else onFull(up);
        from.current = clientY;
        moved.current = true;
      }}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      // A drag ends in a click too.
      onClick={() => moved.current || onFull(!full)}
    />
  );
}
