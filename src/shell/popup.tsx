import { createContext, use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { stepFocus } from './step-focus.ts';

export type PopupName = 'help' | 'language' | 'user' | 'menu';

interface Popups { open: PopupName | null; set(name: PopupName | null): void }

const PopupContext = createContext<Popups>({ open: null, set() {} });

/** One popup of the header at a time (PRODUCT B6); a navigation closes it. */
export function PopupProvider({ children }: { children: ReactNode }) {
  const [open, set] = useState<PopupName | null>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    set(null);
  }
  return <PopupContext value={{ open, set }}>{children}</PopupContext>;
}

export function usePopup(name: PopupName) {
  const { open, set } = use(PopupContext);
  const isOpen = open === name;
  return { isOpen, toggle: () => set(isOpen ? null : name), close: () => set(null) };
}

export interface TriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick(): void;
}

interface PopupProps {
  name: PopupName;
  label: string;
  trigger(props: TriggerProps): ReactNode;
  children: ReactNode;
  className?: string;
  panelClassName?: string;
  /** The language menu closes when the mouse leaves it (PRODUCT B2). */
  closeOnLeave?: boolean;
}

/** A button and the panel it opens. Escape gives the focus back to the button, arrows walk the panel, a click or a Tab outside closes. */
export function Popup({ name, label, trigger, children, className = '', panelClassName = '', closeOnLeave = false }: PopupProps) {
  const { isOpen, toggle, close } = usePopup(name);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useCloseFromOutside(root, isOpen, close);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      close();
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    } else if (stepFocus(panel.current, event.key)) event.preventDefault();
  }

  return (
    <div ref={root} className={className} onKeyDown={onKeyDown} onMouseLeave={closeOnLeave && isOpen ? close : undefined}>
      {trigger({ type: 'button', 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle })}
      <div ref={panel} id={id} role="group" aria-label={label} hidden={!isOpen} className={`float slide-down absolute top-full z-30 ${panelClassName}`}>
        {isOpen && children}
      </div>
    </div>
  );
}

function useCloseFromOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}
