import { useRef } from 'react';
import { useTranslations } from 'use-intl';

interface SheetGrabProps {
  full: boolean;
  onFull(full: boolean): void;
}

/** As far as a finger goes before it drags rather than taps. */
const dragged = 16;

/** The handle of a sheet on a phone: a tap turns it from half to full and back, a drag up or down does the one it says. */
export function SheetGrab({ full, onFull }: SheetGrabProps) {
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
        onFull(clientY < from.current);
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
