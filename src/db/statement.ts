import { CompiledQuery } from 'kysely';
import { hasPool, poolOf, type Database } from './database.ts';
import { preparedMark } from './prepared.ts';

/**
 * A prepared statement written out, with `$1`, `$2`, … for its values. For what is asked at every call or every stroke:
 * building and compiling it anew, and handing it through the query builder, costs more than sending it.
 */
export function statement<Row>(text: string): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  const marked = `${preparedMark} ${text}`;
  return async (db, values) => {
    const given = [...values];
    if (!hasPool(db)) return (await db.executeQuery(CompiledQuery.raw(marked, given) as CompiledQuery<Row>)).rows;
    return (await poolOf(db).query<Row & object>(marked, given)).rows;
  };
}
