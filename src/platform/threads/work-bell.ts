import { setTimeout as sleep } from 'node:timers/promises';
import type { EventBus } from '#platform/events.server.ts';

/** Rings where work for render workers has come, or some is no longer wanted. */
export interface WorkBell {
  /** Take it before looking for work: what comes after that is not missed. Waits for the next ring, or so long. */
  next(): (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  onRing(listener: () => void): () => void;
  close(): void;
}

export function createWorkBell(bus: EventBus): WorkBell {
  const listeners = new Set<() => void>();
  const leave = bus.subscribe(({ kind }) => {
    if (kind === 'render_work' || kind === 'gap') for (const listener of listeners) listener();
  });
  const onRing = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    next() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const forget = onRing(resolve);
      return async (milliseconds, signal) => {
        const over = new AbortController();
        const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
        await Promise.race([promise, sleep(milliseconds, undefined, { signal: either, ref: false })]).catch(
          () => undefined,
        );
        over.abort();
        forget();
      };
    },
    onRing,
    // Whoever waits goes on: the process is about to stop.
    close() {
      leave();
      for (const listener of listeners) listener();
    },
  };
}
