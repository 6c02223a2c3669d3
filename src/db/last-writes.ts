import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Connection = Kysely<Tables>;
type Write<Row> = (db: Connection, rows: readonly Row[]) => Promise<void>;

interface LastRow {
  write: Write<never>;
  row: unknown;
}

/** Of each open transaction, the innermost one's. */
const left = new WeakMap<Connection, LastRow[]>();

/**
 * Rows nobody reads in the transaction that writes them (its audit rows, letters, notices): they are written at its end,
 * each kind in one statement. Without a transaction they are written at once.
 */
export function lastWrite<Row>(write: Write<Row>): (db: Connection, row: Row) => Promise<void> {
  return async (db, row) => {
    const rows = left.get(db);
    if (rows === undefined) return write(db, [row]);
    rows.push({ write: write as Write<never>, row });
  };
}

/** A transaction's work, and then what it left to be written last; of one that is undone, nothing. */
export async function withLastWrites<T>(db: Connection, work: (db: Connection) => Promise<T>): Promise<T> {
  const outer = left.get(db);
  const rows: LastRow[] = [];
  left.set(db, rows);
  try {
    const result = await work(db);
    const kinds = Map.groupBy(rows, ({ write }) => write);
    await Promise.all(
      [...kinds].map(([write, same]) =>
        write(
          db,
          same.map(({ row }) => row as never),
        ),
      ),
    );
    return result;
  } finally {
    if (outer === undefined) left.delete(db);
    else left.set(db, outer);
  }
}
