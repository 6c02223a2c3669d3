import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { dropAllDrafts } from '#ui/fields/kept-draft.ts';
import { announceSignOut } from './announce-sign-out.ts';
import { clearMirrors } from './local-mirrors.ts';

/** After the end of a session: nothing of the person stays in the browser, and the page goes to `/`. */
export function useAfterSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    clearMirrors();
    dropAllDrafts();
    await announceSignOut();
    await navigate('/');
    await revalidate();
  }, [navigate, revalidate]);
}
