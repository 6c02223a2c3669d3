import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api, pathWith } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { favouriteMarks } from './favourite-marks.ts';

/** Adds a favourite or removes it (PRODUCT F6). A visitor signs in first, and then it is added (PRODUCT G5). */
export function useFavourite(id: string, variant?: string): { kept: boolean; press(): void } {
  const t = useTranslations('cards.heart');
  const viewer = useViewer();
  const person = viewer?.fresh ? viewer.id : null;
  const kept = useSyncExternalStore(
    favouriteMarks.subscribe,
    () => person !== null && favouriteMarks.isKept(id),
    () => false,
  );
  // Runs before a visitor's pending action after signing in: the marks must know whose they are by then.
  useEffect(() => {
    if (person !== null) favouriteMarks.request(person, id);
  }, [person, id]);
  const toast = useToast();
  const signedIn = useSignedIn();
  const showFailure = useShowFailure();
  const busy = useRef(false);

  /** Shown at once; reverted where the server refused. */
  async function become(keep: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    favouriteMarks.set(id, keep);
    try {
      if (keep) await api.put(pathWith(`/user/favourites/${id}`, variant === undefined ? {} : { variant }));
      else await api.delete(`/user/favourites/${id}`);
      toast.clear();
      toast.success(t(keep ? 'kept' : 'let'));
    } catch (error) {
      favouriteMarks.set(id, !keep);
      await showFailure(error);
    } finally {
      busy.current = false;
    }
  }
  return { kept, press: () => signedIn(() => void become(!kept), 'favourite') };
}
