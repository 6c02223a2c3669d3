import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Toasts, useToastStore } from './toast.tsx';
import { focusContent } from './focus-content.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the cross or a click beside the dialog. */
  onClose(): void;
  /** Id of the heading inside, or `label` where there is none. */
  labelledBy?: string;
  label?: string;
  texts: { close: string; notices: string };
  /** Without it only a button inside closes the dialog. */
  cross?: boolean;
  /** A picture at the left from 1024 px on. */
  picture?: string;
  children: ReactNode;
}

/**
 * The native modal dialog: the browser traps focus, makes the rest inert and gives the focus back. The element itself
 * spans the window, so that the sheet inside can move and toasts have a place that is not inert: at the top of the
 * window, beside the cross. They take no space: the sheet stays where it is when they come and go.
 */
export function Dialog({ open, onClose, labelledBy, label, texts, cross = true, picture, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const host = useId();
  useModalState(element, open, host);

  // A text selection that starts inside and ends beside the dialog is no wish to leave; nor is the second half of the
  // double click that opened it.
  function closeBeside(event: MouseEvent) {
    if (event.detail > 1) return;
    if (event.target === pressed.current && (event.target as HTMLElement).dataset.beside !== undefined) onClose();
  }
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way out
    <dialog
      ref={element}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={dialogClass}
      onCancel={cancel}
      onClose={() => open && onClose()}
      onMouseDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeBeside}
    >
      <div data-beside className="grid min-h-full grid-cols-[minmax(0,1fr)]">
        <div
          data-beside
          className="grid grid-cols-[minmax(0,1fr)] items-end [grid-area:1/1] sm:place-items-center sm:p-6"
        >
          <div
            data-sheet
            className={`dialog grid w-full overflow-hidden max-sm:rounded-b-none sm:max-w-[27rem] ${sheetMotion} ${picture ? 'lg:max-w-[56rem] lg:grid-cols-2' : ''}`}
          >
            {picture && (
              <div className="relative max-lg:hidden">
                <span className="pic absolute! inset-0 rounded-none!">
                  <img src={picture} alt="" loading="lazy" />
                </span>
              </div>
            )}
            <div className="relative min-w-0 p-6 sm:p-9">
              {cross && (
                <button
                  type="button"
                  data-cross
                  className="icon-btn absolute top-3 right-3"
                  aria-label={texts.close}
                  onClick={onClose}
                >
                  <X aria-hidden size={20} />
                </button>
              )}
              {children}
            </div>
          </div>
        </div>
        <Toasts host={host} label={texts.notices} closeLabel={texts.close} />
      </div>
    </dialog>
  );
}

/** Leaving takes 160 ms; the browser keeps the dialog drawn until then. */
const dialogClass =
  'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-transparent p-0 text-ink outline-none ' +
  'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-160 ease-leave ' +
  'backdrop:bg-transparent backdrop:transition-[background-color,display,overlay] backdrop:transition-discrete ' +
  'backdrop:duration-160 ' +
  'open:opacity-100 open:duration-(--duration-move) open:ease-slide open:backdrop:bg-scrim ' +
  'starting:open:opacity-0 starting:open:backdrop:bg-transparent';
const sheetMotion = 'transition-[translate] duration-(--duration-move) ease-slide starting:translate-y-2';

function useModalState(element: { current: HTMLDialogElement | null }, open: boolean, host: string) {
  const toasts = useToastStore();
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || !open) return;
    dialog.showModal();
    focusFirst(dialog);
    const releasePage = holdPage(dialog);
    const leaveToasts = toasts.enter(host);
    return () => {
      leaveToasts();
      releasePage();
      dialog.close();
      // What opened it may be gone (a menu's entry, say): then the focus goes to the title instead of being lost.
      if (document.activeElement === document.body || dialog.contains(document.activeElement)) focusContent();
    };
  }, [element, open, host, toasts]);
}

/** Initial focus: the field marked for it, else the first field, else the browser's choice. */
function focusFirst(dialog: HTMLDialogElement): void {
  const field =
    dialog.querySelector<HTMLElement>('[data-first]') ??
    dialog.querySelector<HTMLElement>('[data-sheet] :is(input, textarea):not([readonly], [type="checkbox"])');
  // On a touch screen a focused field opens the keyboard over the sheet before anyone has read it.
  const start =
    field !== null && matchMedia('(pointer: coarse)').matches ? dialog.querySelector<HTMLElement>('h2') : field;
  start?.focus();
}

/** Keeps the page behind a dialog from scrolling, without a jump where the scrollbar was. */
function holdPage(dialog: HTMLDialogElement): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  dialog.addEventListener('touchmove', holdTouch, { passive: false });
  return () => {
    dialog.removeEventListener('touchmove', holdTouch);
    Object.assign(style, before);
  };
}

/** A finger on what cannot scroll would move the page behind: phones do so whatever its overflow says. */
function holdTouch(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  const scrolls = event.composedPath().some((each) => each instanceof HTMLElement && takesTouch(each));
  if (!scrolls) event.preventDefault();
}

function takesTouch(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.type === 'range') return true;
  if (element === document.documentElement || element === document.body) return false;
  return (
    (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) ||
    (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
  );
}
