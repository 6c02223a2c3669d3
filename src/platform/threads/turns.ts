import { createQueues } from '#platform/threads/queue.ts';

/** Of the ten connections of a process (`openPool`), those one person's writes may hold at a time. */
const atOnce = 3;
const mostWaiting = 100;

/** `work` in a person's turn. */
export type Turns = <T>(person: string, work: () => Promise<T>) => Promise<T>;

/**
 * Writes of one person wait for each other before they take a connection: those that wait for one lock would otherwise
 * hold all of them, and everybody else would wait too. Whoever has too many waiting, or for too long, is asked to be slower. Each process
 * has its own connections, and so its own turns; what must not happen at once is kept apart by the locks.
 * `longestWait`: as long as for a connection, and far less than a retry waits before it takes the first try for dead.
 */
export function createTurns({ longestWait = 10_000 } = {}): Turns {
  const take = createQueues(atOnce, mostWaiting, 'too_many_requests', longestWait);
  return (person, work) => take(person, () => work());
}
