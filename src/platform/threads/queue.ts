import { AppError, type ErrorKey } from '#lib/errors.ts';

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

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

/** `inside` says how many of theirs are in the line, this one with them. */
type Queues = <T>(whose: string, work: (inside: () => number) => Promise<T>) => Promise<T>;

/** A line for each of many, so that nobody waits for a flood of somebody else. Nothing is kept of who has none in it. */
export function createQueues(places: number, mostWaiting: number, full?: ErrorKey): Queues {
  const lines = new Map<string, { take: Queue; inside: number }>();
  return async (whose, work) => {
    const line = lines.get(whose) ?? { take: createQueue(places, mostWaiting, full), inside: 0 };
    lines.set(whose, line);
    line.inside++;
    try {
      return await line.take(() => work(() => line.inside));
    } finally {
      if (--line.inside === 0) lines.delete(whose);
    }
  };
}
