import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';

/** Beside its pin; null: at the corner, for its pin is not seen. */
export interface CardSpot {
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly size: { readonly width: number; readonly height: number };
}

interface CardProps {
  label: string;
  spot: CardSpot;
  onClose(): void;
  children: ReactNode;
}

/** The width of a card and of its pin, with air. */
const room = 344;

/** Floats beside its pin, on the side that has room; on a phone a sheet at the bottom. */
export function Card({ label, spot: { at, size }, onClose, children }: CardProps) {
  const host = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const card = host.current;
    // A field in it that wants to be typed in has the focus already.
    if (!card?.contains(before)) card?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      if (focused !== document.body && !card?.contains(focused)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else document.querySelector<HTMLElement>('.pv, .sv')?.focus({ preventScroll: true });
    };
  }, []);
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  const side = at && at.x > size.width - room ? 'left' : 'right';
  const rise = at && at.y > size.height / 2 ? 'up' : 'down';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way out of it
    <dialog
      ref={host}
      open
      aria-label={label}
      tabIndex={-1}
      className={`cm-card cm-card-${side} cm-card-${rise}${at ? '' : ' cm-card-corner'}`}
      style={at ? ({ '--x': `${at.x}px`, '--y': `${at.y}px` } as CSSProperties) : undefined}
      onKeyDown={press}
    >
      {children}
    </dialog>
  );
}
