import { useEffect, useEffectEvent, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { useModal, type ModalName } from '#ui/overlays/modal.tsx';
import { useShell } from '../use-viewer.ts';
import { interruptedStep, keptRegistration } from './kept-registration.ts';
import { preloadDialogs, useLoadedDialogs } from './use-loaded-dialogs.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Milliseconds. Longer than a dialog's closing animation, so that it closes with its texts still in it. */
const lingering = 240;

/**
 * The one modal layer of every page (PRODUCT C1). The dialogs and their texts are fetched when the first one is opened.
 */
export function ModalLayer() {
  const { name, close } = useModal();
  const { locale } = useShell();
  const shown = useLingering(name);
  usePreload(locale);
  useInterruptedRegistration();
  const { dialogs, texts, slow } = useLoadedDialogs(locale, name !== null);
  if (shown === null) return null;
  if (dialogs === null || texts === null) return slow ? <DialogSkeleton open={name !== null} onClose={close} /> : null;
  return (
    <IntlProvider locale={formatLocale(texts.locale)} messages={texts.messages} timeZone={timeZone}>
      <dialogs.AccountDialogs name={shown} open={name !== null} />
    </IntlProvider>
  );
}

function useLingering(name: ModalName | null): ModalName | null {
  const [shown, setShown] = useState(name);
  if (name !== null && name !== shown) setShown(name);
  useEffect(() => {
    if (name !== null || shown === null) return;
    const timer = setTimeout(() => setShown(null), lingering);
    return () => clearTimeout(timer);
  }, [name, shown]);
  return name ?? shown;
}

/** A sign-up that a reload interrupted is opened again, at its step; later it is the person who opens and closes. */
function useInterruptedRegistration() {
  const { open } = useModal();
  const visitor = useShell().viewer === null;
  const reopen = useEffectEvent(() => {
    const step = interruptedStep();
    const { returnTo, without, why } = keptRegistration();
    if (visitor && step !== null) open(step, { returnTo, without, why });
  });
  useEffect(() => reopen(), []);
}

/** Hover or focus on anything that opens a dialog preloads it. */
function usePreload(locale: Locale) {
  useEffect(() => {
    const listening = new AbortController();
    function hear({ target }: Event) {
      if (!(target instanceof Element) || target.closest('[aria-haspopup="dialog"]') === null) return;
      preloadDialogs(locale);
      listening.abort();
    }
    for (const intent of ['pointerover', 'focusin'])
      document.addEventListener(intent, hear, { signal: listening.signal });
    return () => listening.abort();
  }, [locale]);
}

/** Shown while the dialog is loading; its texts are loading too, so it is labelled with the site's name. */
function DialogSkeleton({ open, onClose }: { open: boolean; onClose(): void }) {
  const { name } = useShell().settings.company;
  return (
    <Dialog open={open} onClose={onClose} label={name} texts={{ close: name, notices: name }} cross={false}>
      <div aria-busy="true" className="grid gap-5">
        <span className="skel h-9 w-1/2" />
        <span className="skel h-12" />
        <span className="skel h-12" />
        <span className="skel mt-2 h-12" />
      </div>
    </Dialog>
  );
}
