import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { PoolClient, QueryConfig } from 'pg';

/** In a statement's first words, or its last: it is parsed and planned once for each connection. */
export const preparedMark = '/* prepared */';

/**
 * For a statement that is asked often, always in the same words, and whose best plan does not depend on its values.
 * Planning it costs more than running it. It names its columns: a new one must not change what a prepared one gives.
 */
export function prepared<T>(statement: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(preparedMark)} ${statement}`;
}

/** The same for a statement that is built, not written: `modifyFront(asPrepared)`, of one that writes `modifyEnd`. */
export const asPrepared = sql.raw(preparedMark);

const shapeMark = '/* prepared shape */';

/**
 * The same for a statement that is put together from what is asked for: the shapes that come first are prepared, later
 * ones are planned each time, so that nobody fills the memory of the database by asking in ever other shapes.
 */
export function preparedShape<T>(statement: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(shapeMark)} ${statement}`;
}

/** More different fixed ones than there are in our code would be a statement whose words change. */
const kinds = [
  { mark: preparedMark, most: 300 },
  { mark: shapeMark, most: 60 },
];

/** Gives marked statements the name PostgreSQL remembers them by. */
export function createPreparer(): (client: PoolClient) => void {
  const named = kinds.map(({ mark, most }) => ({ mark, nameOf: namesOf(most) }));
  return (client) => {
    const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
    client.query = ((asked: unknown, values?: unknown, ...rest: unknown[]) => {
      const ends = typeof asked === 'string' ? `${asked.slice(0, 40)}${asked.slice(-preparedMark.length)}` : '';
      const kind = named.find(({ mark }) => ends.includes(mark));
      if (typeof asked !== 'string' || kind === undefined) return query(asked, values, ...rest);
      const config: QueryConfig<unknown[]> = { text: asked, values: values as unknown[], name: kind.nameOf(asked) };
      return query(config, ...rest);
    }) as typeof client.query;
  };
}

function namesOf(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
