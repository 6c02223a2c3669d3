import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../ports.ts';

/** A clock that only moves when told, and lets everything due at a moment finish before the next. */
export interface VirtualClock extends Clock {
  /** Moves on, through every moment at which something is due. */
  pass(milliseconds: number): Promise<void>;
  /** Lets finish what is due now. */
  settle(): Promise<void>;
}

export function createVirtualClock(start = Date.UTC(2026, 10, 16)): VirtualClock {
  let now = start;
  let serial = 0;
  const due = new Map<number, { at: number; call: () => void }>();

  /** The earliest, and of those the first that was asked for. */
  function next(until: number): number | null {
    let found: number | null = null;
    for (const [id, { at }] of due) if (at <= until && (found === null || at < (due.get(found)?.at ?? 0))) found = id;
    return found;
  }

  async function pass(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await setImmediate();
    for (let id = next(until); id !== null; id = next(until)) {
      const timer = due.get(id);
      due.delete(id);
      if (!timer) continue;
      now = Math.max(now, timer.at);
      timer.call();
      await setImmediate();
    }
    now = until;
  }

  return {
    now: () => now,
    after(milliseconds, call) {
      const id = ++serial;
      due.set(id, { at: now + milliseconds, call });
      return () => void due.delete(id);
    },
    pass,
    settle: () => pass(0),
  };
}
