import { useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { loadAccountTexts, type AccountTexts } from '../account-texts.ts';
import { useShowFailure } from '../use-failure.ts';

type Dialogs = typeof import('./account-dialogs.tsx');
interface Loaded {
  dialogs: Dialogs | null;
  texts: { locale: Locale; messages: AccountTexts } | null;
}

const patience = 400;

export function preloadDialogs(locale: Locale): void {
  void load(locale).catch(() => undefined);
}

/** The old texts stay until the new language is loaded, so that an open dialog is never closed. */
export function useLoadedDialogs(locale: Locale, wanted: boolean): Loaded & { slow: boolean } {
  const [loaded, setLoaded] = useState<Loaded>({ dialogs: null, texts: null });
  const [slow, setSlow] = useState(false);
  const modal = useModal();
  const showFailure = useShowFailure();
  const missing = wanted && loaded.texts?.locale !== locale;
  const failed = useEffectEvent(() => {
    modal.close();
    void showFailure(new ApiFailure(navigator.onLine ? 'server_fail' : 'offline'));
  });

  useEffect(() => {
    if (!missing) return;
    let left = false;
    const timer = setTimeout(() => setSlow(true), patience);
    void load(locale)
      .then(
        ([dialogs, messages]) => left || setLoaded({ dialogs, texts: { locale, messages } }),
        () => left || failed(),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
      setSlow(false);
    };
  }, [locale, missing]);
  return { ...loaded, slow };
}

/** Nothing is tried offline: a chunk that fails to load is taken for one of an older build, and reloads the page. */
async function load(locale: Locale) {
  if (!navigator.onLine) throw new ApiFailure('offline');
  const [dialogs, texts] = await Promise.all([
    import('./account-dialogs.tsx') as Promise<Dialogs | undefined>,
    loadAccountTexts(locale),
  ]);
  // Taken for one of an older build: the page is being reloaded, and until then there is nothing to show.
  return dialogs === undefined ? new Promise<never>(() => undefined) : ([dialogs, texts] as const);
}
