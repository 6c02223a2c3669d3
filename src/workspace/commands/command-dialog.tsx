import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface CommandDialogProps {
  label: string;
  className: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal over the whole workspace: the browser keeps the focus in it and gives it back. */
export function CommandDialog({ label, className, onClose, children }: CommandDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way out
    <dialog
      ref={element}
      aria-label={label}
      className={`wc-dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => {
        // The dialog itself is pressed only beside what is in it.
        if (event.target === element.current) onClose();
      }}
    >
      <div className="wc-sheet">{children}</div>
    </dialog>
  );
}
