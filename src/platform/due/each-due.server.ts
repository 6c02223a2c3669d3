import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';

export interface Due<T> {
  /** What is due, the oldest first, as many as are read at once; without those whose names were tried already. */
  next(tried: readonly string[]): Promise<readonly T[]>;
  /** What it is told apart by. */
  nameOf(one: T): string;
  /** In a transaction of its own. Answers how many it did, one where it does not say. */
  work(db: Database, one: T): Promise<number | void>;
  /** Of what was thrown; a rule that refuses is none unless said: somebody was faster. */
  isFailure?(error: unknown): boolean;
}

/**
 * Deals with everything that is due, once each: what fails is left for the next run, and however many fail, those after
 * them have their turn. Answers how many were done.
 */
export async function eachDue<T>(
  db: Database,
  failures: unknown[],
  { next, nameOf, work, isFailure = (error) => !(error instanceof AppError) }: Due<T>,
): Promise<number> {
  const tried: string[] = [];
  let done = 0;
  for (;;) {
    const due = await next(tried);
    if (due.length === 0) return done;
    for (const one of due) {
      tried.push(nameOf(one));
      try {
        done += (await transaction(db, (trx) => work(trx, one))) ?? 1;
      } catch (error) {
        if (isFailure(error)) failures.push(error);
      }
    }
  }
}

/** Each of them, whatever becomes of those before. What failed is thrown when all were tried. */
export async function allInTurn(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works)
    await work().catch((error: unknown) => {
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    });
  throwFailures(failures);
}

export function throwFailures(failures: readonly unknown[], what = 'steps of a job failed'): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
