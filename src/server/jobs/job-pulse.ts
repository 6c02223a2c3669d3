import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';

/** Resolves when a runner has not polled for jobs for too long, or when stopped. */
export interface Pulse {
  lost(stopping: AbortSignal): Promise<void>;
}

/**
 * Counts intervals instead of measuring time: a machine that was suspended for a minute has missed one poll, not
 * thirty. A busy worker need not poll; only a free worker that does not poll is stuck.
 */
export function pulseOf(
  events: WorkerEvents,
  { concurrency, pollMs, patience }: { concurrency: number; pollMs: number; patience: number },
): Pulse {
  let missed = 0;
  let busy = 0;
  const looked = () => {
    missed = 0;
  };
  events.on('worker:getJob:empty', looked);
  events.on('job:start', () => {
    looked();
    busy += 1;
  });
  events.on('job:complete', () => {
    looked();
    busy -= 1;
  });
  return {
    async lost(stopping) {
      while (missed < patience && !stopping.aborted) {
        await sleep(pollMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
        missed = busy < concurrency ? missed + 1 : 0;
      }
    },
  };
}
