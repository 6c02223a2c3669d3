import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModal } from '#ui/overlays/modal.tsx';
import { useViewer } from './use-viewer.ts';

/** Longer than a switch from one dialog to another takes. */
const dialogSwitchMs = 1000;

/**
 * For what only somebody signed in may do (PRODUCT G5: "log in first", there and back). A visitor gets the login
 * dialog, and what they wanted happens once they are in; who closes the dialog wants it no more.
 */
export function useSignedIn(): (action: () => void) => void {
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

  return (action) => {
    if (signedIn) return action();
    wanted.current = action;
    modal.open('login', { returnTo: pathname + search });
  };
}
