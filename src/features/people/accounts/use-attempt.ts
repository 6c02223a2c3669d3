import { useState } from 'react';
import { useShowFailure } from './use-failure.ts';

/**
 * Runs a button's action: busy while it runs, a failure is shown in a toast; returns whether it went well. `failed`
 * still runs under the busy button.
 */
export function useAttempt() {
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  async function attempt(work: () => Promise<unknown>, failed?: (error: unknown) => unknown): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      await showFailure(error);
      await failed?.(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, attempt };
}
