import type { Database } from '#db/database.ts';
import type { Listener } from '#platform/streams.ts';
import { lastNoticeNumbers } from './notice-queries.server.ts';

interface Waiting {
  listener: Listener;
  let(last: number | null): void;
  fail(error: unknown): void;
}

const atOnce = 1000;

/**
 * Says where the box of someone who wants to listen ends; null where their session does not stand. While one look at
 * the database is under way, whoever comes waits for the next: a whole house that comes back at once is a few
 * statements, and one who comes alone waits for nobody.
 */
export function createAdmission(db: Database): (listener: Listener) => Promise<number | null> {
  const waiting: Waiting[] = [];
  let looking = false;

  async function look(): Promise<void> {
    looking = true;
    while (waiting.length > 0) {
      const some = waiting.splice(0, atOnce);
      try {
        const ends = await lastNoticeNumbers(
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
