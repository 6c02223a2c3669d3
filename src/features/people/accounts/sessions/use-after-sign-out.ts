import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { clearMirrors } from './local-mirrors.ts';

/** What follows the end of a session: nothing of the person stays behind, and the way leads to `/`. */
export function useAfterSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    clearMirrors();
    await navigate('/');
    await revalidate();
  }, [navigate, revalidate]);
}
