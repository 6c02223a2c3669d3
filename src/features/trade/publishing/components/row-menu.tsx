import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** The actions of one row, behind three dots. Escape and a click beside it close it. */
export function RowMenu({ label, children }: { label: string; children(close: () => void): ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector<HTMLElement>('.menu-item')?.focus();
    const beside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
    };
  }, [open]);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    close();
    box.current?.querySelector('button')?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what its button opened
    <div ref={box} className="relative" onKeyDown={press}>
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <EllipsisVertical aria-hidden size={18} />
      </button>
      {open && (
        <div id={panel} className="float absolute top-full right-0 z-20 w-56 p-2">
          {children(close)}
        </div>
      )}
    </div>
  );
}
