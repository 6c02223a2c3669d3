import { AppError } from '#lib/errors.ts';
import { transaction, type Database } from './database.ts';

/**
 * A job's round over things that are due, each in a transaction of its own. Where somebody was faster their step stays.
 * One that fails holds up none of the others, as it comes first again in every round; what failed is thrown at the end.
 */
export function createRound(db: Database) {
  const failures: unknown[] = [];
  return {
    /** Answers how many were done; `work` may have done several, or none. */
    async each<T>(all: readonly T[], work: (db: Database, one: T) => Promise<number | void>): Promise<number> {
      let done = 0;
      for (const one of all) {
        try {
          done += (await transaction(db, (trx) => work(trx, one))) ?? 1;
        } catch (error) {
          if (!(error instanceof AppError)) failures.push(error);
        }
      }
      return done;
    },
    end(what: string): void {
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} did not pass`);
    },
  };
}
