import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SignInReason } from '#ui/overlays/modal-store.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useViewer } from './use-viewer.ts';

/** Longer than switching from one dialog to another takes. */
const dialogSwitchMs = 1000;

/**
 * For actions that need an account (PRODUCT G5: "log in first", there and back). A visitor gets the login dialog, and
 * the action runs once they are signed in; closing the dialog drops it.
 */
export function useSignedIn(): (action: () => void, why?: SignInReason) => void {
  const viewer = useViewer();
  const modal = useModal();
  const { pathname, search } = useLocation();
  const wanted = useRef<(() => void) | null>(null);
  const signedIn = viewer !== null;
  const closed = modal.name === null;
  const goOn = useEffectEvent(() => {
    const action = wanted.current;
    wanted.current = null;
    action?.();
  });

  useEffect(() => {
    if (!closed) return undefined;
    if (signedIn) goOn();
    const timer = setTimeout(() => {
      wanted.current = null;
    }, dialogSwitchMs);
    return () => clearTimeout(timer);
  }, [signedIn, closed]);

  return (action, why) => {
    if (signedIn) return action();
    wanted.current = action;
    modal.open('login', { returnTo: pathname + search, why });
  };
}
