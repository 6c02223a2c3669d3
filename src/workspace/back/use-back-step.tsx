import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createBackSteps, type BackSteps } from './back-steps.ts';

const BackStepsContext = createContext<BackSteps | null>(null);

export function BackStepsProvider({ children }: { children: ReactNode }) {
  const [steps] = useState(() => createBackSteps(window, crypto.randomUUID()));
  useEffect(() => steps.listen(), [steps]);
  return <BackStepsContext value={steps}>{children}</BackStepsContext>;
}

/** While `open`, the browser's button back closes this instead of leaving the workspace. */
export function useBackStep(open: boolean, close: () => void): void {
  const steps = use(BackStepsContext);
  const back = useEffectEvent(close);
  useEffect(() => {
    if (!open || !steps) return undefined;
    const closed = steps.opened(() => back());
    return closed;
  }, [open, steps]);
}
