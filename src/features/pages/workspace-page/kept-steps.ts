import { readStored, writeStored } from '#ui/stored.ts';
import type { StepsPort } from '#workspace/workspace-ports.ts';

/** A visitor's design that has become a person's is the same document: what could be undone still can. */
export function handOverSteps(from: string, to: string): void {
  const steps = keptSteps(from).read();
  if (steps !== null) keptSteps(to).write(steps);
}

/** In this tab, for this design; where they find no room, undo begins anew. */
export function keptSteps(design: string): StepsPort {
  const key = `hien-steps-${design}`;
  const tab = () => sessionStorage;
  return { read: () => readStored(key, tab), write: (steps) => writeStored(key, steps, tab) };
}
