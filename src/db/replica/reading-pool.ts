import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { DatabaseError, Pool, PoolClient } from 'pg';

interface ReadingPools {
  replica: Pool;
  primary: Pool;
  /** A statement was answered. */
  answered(by: 'replica' | 'primary'): void;
  /** The replica refused one, or could not be asked. */
  failed(error: unknown): void;
}

/**
 * Statements go to the replica one by one. What fails there for whatever reason (it is gone, it cancelled a statement in
 * the way of its replay, or the statement writes) is asked of the primary, whose answer or error counts: outside of a
 * transaction a failed statement has changed nothing. A transaction is the primary's from its first word.
 */
export function readingPool(pools: ReadingPools): PostgresPool {
  return {
    connect: async () => readingClient(pools),
    end: () => pools.replica.end(),
    options: {},
  };
}

function readingClient({ replica, primary, answered, failed }: ReadingPools): PostgresPoolClient {
  let held: PoolClient | null = null;
  let reading = true;

  async function askReplica(text: string, values: unknown[]) {
    held ??= await replica.connect();
    return held.query(text, values);
  }

  function leaveReplica(broken: boolean): void {
    reading = false;
    held?.release(broken);
    held = null;
  }

  async function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const values = [...parameters];
    if (reading && /^\s*(begin|start transaction)/i.test(text)) leaveReplica(false);
    if (reading) {
      try {
        const result = await askReplica(text, values);
        answered('replica');
        return result as unknown as PostgresQueryResult<R>;
      } catch (error) {
        failed(error);
        leaveReplica(!isRefusal(error));
      }
    }
    held ??= await primary.connect();
    const result = await held.query(text, values);
    answered('primary');
    return result as unknown as PostgresQueryResult<R>;
  }

  return {
    query: query as PostgresPoolClient['query'],
    release: () => held?.release(),
  };
}

/** The server said no to a statement, and goes on. */
export function isRefusal(error: unknown): boolean {
  return (error as Partial<DatabaseError>).severity === 'ERROR';
}
