import { sql } from 'kysely';
import { transaction, type Database } from '#db/database.ts';
import type { Answer, TestApp } from '../app.ts';
import { until } from '../until.ts';

/**
 * Somebody has a row that both need, and lets go of it once both wait, the first before the second: were their locks not
 * taken in one order, each would now wait for the other. Answers what went wrong.
 */
export async function faultsOfBoth(
  { db: all }: Pick<TestApp, 'db'>,
  hold: (db: Database) => Promise<unknown>,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string[]> {
  const held = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const gate = transaction(all, async (db) => {
    await hold(db);
    held.resolve();
    await opened.promise;
  });
  await held.promise;
  const running: Promise<unknown>[] = [];
  for (const work of [first, second]) {
    running.push(work());
    await until(async () => (await waitingForLocks(all)) >= running.length);
  }
  opened.resolve();
  await gate;
  return (await Promise.allSettled(running)).flatMap(faultsIn);
}

function faultsIn(outcome: PromiseSettledResult<unknown>): string[] {
  if (outcome.status === 'rejected') {
    const { reason } = outcome as { reason: unknown };
    return reason instanceof AggregateError ? reason.errors.map(String) : [String(reason)];
  }
  const { status = 200, error } = Object(outcome.value) as Partial<Answer>;
  return status >= 500 ? [`${status} ${error}`] : [];
}

/** Connections that wait for what another transaction has locked. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}
