import { createContext, use, useId, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { useLocation } from 'react-router';
import { useCloseFromOutside, useDocumentKeys } from './popup-hooks.ts';
import { stepFocus } from '../start/step-focus.ts';

type PopupName = 'help' | 'product' | 'works' | 'search' | 'language' | 'notices' | 'user' | 'visitor' | 'menu';

interface Popups {
  open: PopupName | null;
  set: Dispatch<SetStateAction<PopupName | null>>;
}

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

/** Closing one that is no longer open leaves alone what opened since. */
export function usePopup(name: PopupName) {
  const { open, set } = use(PopupContext);
  const isOpen = open === name;
  return {
    isOpen,
    open: () => set(name),
    toggle: () => set(isOpen ? null : name),
    close: () => set((now) => (now === name ? null : now)),
  };
}

interface Trigger {
  className: string;
  content: ReactNode;
  /** Names a button that shows no words. */
  label?: string;
  current?: boolean;
}

interface PopupProps {
  name: PopupName;
  label: string;
  trigger: Trigger;
  children: ReactNode;
  className?: string;
  panelClassName?: string;
  /** The language menu closes when the mouse leaves it (PRODUCT B2). */
  closeOnLeave?: boolean;
}

/**
 * A button and the panel it opens. Escape gives the focus back to the button, arrow keys move in the panel, a click or
 * a Tab outside closes.
 */
export function Popup({
  name,
  label,
  trigger,
  children,
  className = '',
  panelClassName = '',
  closeOnLeave = false,
}: PopupProps) {
  const { isOpen, toggle, close } = usePopup(name);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useCloseFromOutside(root, isOpen, close);
  useDocumentKeys(isOpen, (event) => {
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (stepFocus(panel.current, event.key)) event.preventDefault();
  });

  return (
    <div ref={root} className={className} onMouseLeave={closeOnLeave && isOpen ? close : undefined}>
      <button
        ref={button}
        type="button"
        className={trigger.className}
        aria-label={trigger.label}
        aria-current={trigger.current ? 'page' : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {trigger.content}
      </button>
      <fieldset
        ref={panel}
        id={id}
        aria-label={label}
        hidden={!isOpen}
        className={`float slide-down absolute top-full z-30 ${panelClassName}`}
      >
        {isOpen && children}
      </fieldset>
    </div>
  );
}
