import { sql, type RawBuilder } from 'kysely';

/** Whether a name has these words in it, with or without accents: of the few names of shops. */
export function namedLike(name: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql<boolean>`position(${plain(sql`${words}::text`)} in ${plain(name)}) > 0`;
}

function plain(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), 'đ', 'd')`;
}
