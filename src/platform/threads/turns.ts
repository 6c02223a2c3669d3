import { createQueue, createQueues } from '#platform/threads/queue.ts';

/** Of the ten connections of a process (`openPool`), those one person's writes may hold at a time. */
const atOnce = 3;
const mostWaiting = 100;
/** And so many those of everybody who buys: they wait for each other's stock. */
const ordersAtOnce = 4;
const mostOrdersWaiting = 400;

/** Of whom many wait for the same rows. */
export type Crowd = 'orders';

/** `work` in a person's turn, and in that of the crowd it is of. */
export type Turns = <T>(person: string, work: () => Promise<T>, crowd?: Crowd | null) => Promise<T>;

/**
 * Writes of one person wait for each other before they take a connection: those that wait for one lock would otherwise
 * hold all of them, and everybody else would wait too. Whoever has too many waiting, or for too long, is asked to be slower. Each process
 * has its own connections, and so its own turns; what must not happen at once is kept apart by the locks.
 * `longestWait`: as long as for a connection, and far less than a retry waits before it takes the first try for dead.
 */
export function createTurns({ longestWait = 10_000 } = {}): Turns {
  const take = createQueues(atOnce, mostWaiting, 'too_many_requests', longestWait);
  const takeInCrowd = { orders: createQueue(ordersAtOnce, mostOrdersWaiting, 'unavailable', longestWait) };
  return (person, work, crowd = null) => take(person, () => (crowd === null ? work() : takeInCrowd[crowd](work)));
}
