import { useCallback } from 'react';
import { useToast } from '#ui/toast.tsx';
import { failureText } from './failure-text.ts';
import { useShell } from './use-viewer.ts';

/** Shows a failed call in a toast; what was said before is cleared, so that the newest word stands alone. */
export function useShowFailure(): (error: unknown) => Promise<void> {
  const toast = useToast();
  const { locale } = useShell();
  return useCallback(async (error) => {
    const text = await failureText(error, locale);
    toast.clear();
    toast.error(text);
  }, [toast, locale]);
}
