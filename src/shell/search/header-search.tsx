import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useCloseFromOutside, useDocumentKeys } from '../header/popup-hooks.ts';
import { usePopup } from '../header/popup.tsx';
import { SearchPanel } from './search-panel.tsx';
import type { SearchKind } from './search-address.ts';

/** PRODUCT B3: this long after the mouse has left, an empty search closes. */
const closesAfter = 600;

/** Opens under the mouse on a desk, by a tap as a drawer from the top on a phone; one popup of the header at a time. */
export function HeaderSearch() {
  const t = useTranslations('shell.search');
  const { isOpen, open, close } = usePopup('search');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<SearchKind>('products');
  const [asked, setAsked] = useOpenedByClick(isOpen);
  const leaving = useTimer();
  const id = useId();

  /** After typing, the focus goes to the button instead of being lost. */
  function shut() {
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    close();
  }
  useCloseFromOutside(root, isOpen, close);
  useDocumentKeys(isOpen, (event) => {
    if (event.key === 'Escape' && !event.isComposing) shut();
  });
  function click() {
    if (asked) return shut();
    open();
    setAsked(true);
  }
  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    leaving.stop();
    if (!isOpen) open();
  }
  function leave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && isOpen && typed.trim() === '') leaving.start(shut, closesAfter);
  }
  function type(text: string) {
    leaving.stop();
    setTyped(text);
  }

  return (
    <div ref={root} className="flex h-full items-center" onPointerEnter={enter} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={t('open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={click}
      >
        <Search aria-hidden size={20} />
      </button>
      {isOpen && (
        <SearchPanel
          id={id}
          typed={typed}
          onType={type}
          kind={kind}
          onKind={setKind}
          takesFocus={asked}
          onDone={() => {
            setTyped('');
            close();
          }}
        />
      )}
    </div>
  );
}

/** Opened by a click and not only by hovering: then the field takes the focus, and a second click closes. */
function useOpenedByClick(isOpen: boolean): [boolean, (asked: boolean) => void] {
  const [asked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setAsked(false);
  }
  return [asked, setAsked];
}

function useTimer() {
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);
  return timer;
}

function createTimer() {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(handle);
  return {
    stop,
    start(act: () => void, after: number) {
      stop();
      handle = setTimeout(act, after);
    },
  };
}
