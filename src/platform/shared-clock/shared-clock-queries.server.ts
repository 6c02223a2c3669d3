import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { systemClock, type Clock } from '#platform/clock.ts';

/** Milliseconds. Clocks as close as this are left as they are: nothing that several servers decide is closer. */
const closeEnough = 1000;
const comparedEvery = 60_000;

interface SharedClock extends Clock {
  compare(): Promise<void>;
  close(): void;
}

/**
 * One time for all servers of a database: what one of them writes down, another one acts on. A server's own clock,
 * corrected by how far the database's is from it, compared at the start and every minute. While the database is away the
 * last correction holds.
 */
export async function sharedClock(db: Database, own: Clock = systemClock): Promise<SharedClock> {
  let ahead = 0;
  const compare = async () => {
    const asked = own.now().getTime();
    const told = await databaseTime(db);
    ahead = corrected(ahead, { asked, told: told.getTime(), answered: own.now().getTime() });
  };
  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), comparedEvery);
  timer.unref();
  return {
    now: () => new Date(own.now().getTime() + ahead),
    compare,
    close: () => clearInterval(timer),
  };
}

/**
 * How far the database's clock is ahead of one's own, as far as an answer tells: it was written between asking and being
 * answered. What may be right is kept, so that time does not step with every slow answer.
 */
export function corrected(
  ahead: number,
  { asked, told, answered }: { asked: number; told: number; answered: number },
): number {
  const [least, most] = [told - answered, told - asked];
  const mayBeRight = ahead >= least - closeEnough && ahead <= most + closeEnough;
  return mayBeRight ? ahead : Math.round((least + most) / 2);
}

async function databaseTime(db: Database): Promise<Date> {
  return singleRow(await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)).at;
}
