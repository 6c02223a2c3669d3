import type { Database } from '#db/database.ts';
import type { Listener } from '#platform/streams.ts';
import { admittedSessions, type Admitted } from './notice-queries.server.ts';

interface Waiting {
  listener: Listener;
  let(admitted: Admitted | null): void;
  fail(error: unknown): void;
}

const atOnce = 1000;

/**
 * Returns the last notice number and the rights of someone who wants to listen; null where their session is not valid.
 * While one query is running, later callers wait for the next: everyone reconnecting at once costs a few statements, and
 * a single caller waits for nobody.
 */
export function createAdmission(db: Database): (listener: Listener) => Promise<Admitted | null> {
  const waiting: Waiting[] = [];
  let looking = false;

  async function look(): Promise<void> {
    looking = true;
    while (waiting.length > 0) {
      const some = waiting.splice(0, atOnce);
      try {
        const ends = await admittedSessions(
          db,
          some.map(({ listener }) => listener),
        );
        for (const each of some) each.let(ends.get(`${each.listener.sessionId} ${each.listener.userId}`) ?? null);
      } catch (error) {
        for (const each of some) each.fail(error);
      }
    }
    looking = false;
  }

  return (listener) =>
    new Promise((resolve, reject) => {
      waiting.push({ listener, let: resolve, fail: reject });
      if (!looking) void look();
    });
}
