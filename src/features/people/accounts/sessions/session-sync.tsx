import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { api } from '#lib/api.ts';
import type { ApiFailure } from '#lib/api-failure.ts';
import type { Viewer } from '#lib/person.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { onSignIn } from '../sign-in/announce-sign-in.ts';
import { useShell } from '../use-viewer.ts';
import { onSignOut } from './announce-sign-out.ts';
import { clearMirrors, mirroredId, mirrorUser, onMirrorsChangedElsewhere } from './local-mirrors.ts';

/** Keeps this tab's idea of the person up to date; renders nothing. */
export function SessionSync() {
  const { viewer, locale } = useShell();
  const { revalidate } = useRevalidator();
  useSignedOut(viewer?.id ?? null);
  useMirrors(viewer);
  useEffect(() => onMirrorsChangedElsewhere(() => void revalidate()), [revalidate]);

  const stale = viewer?.fresh === false;
  useEffect(() => {
    // In any case the page is revalidated.
    if (stale)
      void api
        .refresh()
        .catch(() => undefined)
        .then(() => revalidate());
  }, [stale, revalidate]);

  // The texts for "you are offline" cannot be fetched when offline.
  useEffect(() => whenIdle(() => void loadAccountTexts(locale).catch(() => undefined)), [locale]);
  return null;
}

/**
 * PRODUCT C6: a 401 that a refresh could not fix signs the person out and opens the login dialog. Not where they signed
 * out themselves: until the page knows, whatever it asks is refused (the count of notices, every two seconds), and on a
 * slow line that would open the dialog over the page they went to. Nor where the answer to what they had asked comes
 * after the page knows.
 */
function useSignedOut(viewer: string | null) {
  const modal = useModal();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  /** Who has signed out here, until the page knows it or they are back. */
  const left = useRef<string | null>(null);
  const leave = useEffectEvent(() => void (left.current = viewer));
  useEffect(() => onSignOut(async () => leave()), []);
  useEffect(() => onSignIn(async () => void (left.current = null)), []);
  useEffect(() => {
    if (viewer !== null) return;
    if (left.current !== null) api.personLeft();
    left.current = null;
  }, [viewer]);
  const signedOut = useEffectEvent((failure: ApiFailure) => {
    if (viewer !== null && left.current === viewer) return;
    clearMirrors();
    void revalidate();
    toast.clear();
    if (failure.message !== '') toast.warning(failure.message);
    modal.open('login', { returnTo: pathname + search });
  });
  useEffect(() => api.onSignedOut((failure) => signedOut(failure)), []);
}

function useMirrors(viewer: Viewer | null) {
  const id = viewer?.id ?? null;
  const fresh = viewer?.fresh ?? false;
  // Role, plan and application can change while the page is open: the mirrors follow.
  const standing = viewer === null ? '' : [viewer.applyStatus, viewer.designerLevel, ...viewer.roles].join(' ');
  const known = useRef(fresh ? standing : null);
  useEffect(() => {
    if (id === null) clearMirrors();
    else if (fresh && (mirroredId() !== id || (known.current !== null && known.current !== standing)))
      void accountClient.user().then(
        (user) => mirrorUser(user),
        () => undefined,
      );
    if (fresh) known.current = standing;
  }, [id, fresh, standing]);
}

function whenIdle(work: () => void): () => void {
  const handle = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), 2000);
  return () => clearTimeout(handle);
}
