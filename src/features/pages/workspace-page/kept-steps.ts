import { readStored, writeStored } from '#ui/stored.ts';
import type { StepsPort } from '#workspace/workspace-ports.ts';

/** In this tab, for this design; where they find no room, undo begins anew. */
export function keptSteps(design: string): StepsPort {
  const key = `hien-steps-${design}`;
  const tab = () => sessionStorage;
  return { read: () => readStored(key, tab), write: (steps) => writeStored(key, steps, tab) };
}
