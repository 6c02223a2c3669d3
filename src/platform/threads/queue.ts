import { AppError, type ErrorKey } from '#lib/errors.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few tasks at a time, first come first served; whoever finds the line full is refused. */
export function createQueue(places: number, mostWaiting: number, full: ErrorKey = 'unavailable'): Queue {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy < places) busy++;
    else if (waiting.length >= mostWaiting) throw new AppError(full);
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no other task can take it in between.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
