import { AppError, type ErrorKey } from '#lib/errors.ts';

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs a few tasks at a time, first come first served; whoever finds the line full, or has waited longer than
 * `longestWait` milliseconds, is refused.
 */
export function createQueue(
  places: number,
  mostWaiting: number,
  full: ErrorKey = 'unavailable',
  longestWait: number | null = null,
): Queue {
  const waiting: (() => void)[] = [];
  const turn = () =>
    new Promise<void>((go, refuse) => {
      waiting.push(begin);
      const timer = longestWait === null ? undefined : setTimeout(giveUp, longestWait);
      function begin(): void {
        clearTimeout(timer);
        go();
      }
      function giveUp(): void {
        waiting.splice(waiting.indexOf(begin), 1);
        refuse(new AppError(full));
      }
    });
  let busy = 0;
  return async (work) => {
    if (busy < places) busy++;
    else if (waiting.length >= mostWaiting) throw new AppError(full);
    else await turn();
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
export function createQueues(places: number, mostWaiting: number, full?: ErrorKey, longestWait?: number): Queues {
  const lines = new Map<string, { take: Queue; inside: number }>();
  return async (whose, work) => {
    const line = lines.get(whose) ?? { take: createQueue(places, mostWaiting, full, longestWait), inside: 0 };
    lines.set(whose, line);
    line.inside++;
    try {
      return await line.take(() => work(() => line.inside));
    } finally {
      if (--line.inside === 0) lines.delete(whose);
    }
  };
}

/** `whose` work waits for their own. */
export type FairQueue = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * One line for all in which each stands with a few at a time, so that nobody's flood fills it or comes before somebody
 * else. Who has too many of their own waiting is asked to be slower; when the line of all is full, to come again.
 */
export function createFairQueue(
  places: number,
  mostWaiting: number,
  ofOne: { atOnce: number; waiting: number },
): FairQueue {
  const inOwnLine = createQueues(ofOne.atOnce, ofOne.waiting, 'too_many_requests');
  const inLine = createQueue(places, mostWaiting);
  return (whose, work) => inOwnLine(whose, () => inLine(work));
}
