import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection } from 'kysely';
import type { Pool } from 'pg';

/**
 * PostgreSQL over connections that send a statement without waiting for the answer to the one before. What is asked
 * together (`Promise.all`) leaves together, and a transaction begins on the way of its first statement.
 */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver({ pool: this.#pool });
  }
}

class PipelinedDriver extends PostgresDriver {
  readonly #beginning = new WeakMap<DatabaseConnection, Promise<unknown>>();

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = connection.executeQuery(CompiledQuery.raw('begin'));
    // Told at the commit, where a statement of it has not failed before.
    begun.catch(() => undefined);
    this.#beginning.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#beginning.get(connection);
    return super.commitTransaction(connection);
  }
}
