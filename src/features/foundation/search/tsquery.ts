/**
 * A tsquery as data: a token, or all or one of several, or none. Serialised in one place, where quoting cannot be
 * forgotten.
 */
export type Query = string | { all: readonly Query[] } | { any: readonly Query[] } | { not: Query };

/** Null is no restriction: every row matches. */
export function written(query: Query | null): string | null {
  if (query === null) return null;
  if (typeof query === 'string') return lexeme(query);
  if ('not' in query) return `!(${written(query.not)})`;
  const [list, sign] = 'all' in query ? [query.all, ' & '] : [query.any, ' | '];
  const parts = [...new Set(list.map(written).filter((part) => part !== null))];
  return parts.length > 1 ? `(${parts.join(sign)})` : (parts[0] ?? null);
}

/** A token quoted for tsquery and tsvector. */
export function lexeme(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The same query on the rows of a sample alone, whose tokens are repeated with its prefix. */
export function sampled(query: Query | null, mark: string): Query {
  if (query === null) return mark;
  if (typeof query === 'string') return mark + query;
  if ('not' in query) return { not: sampled(query.not, mark) };
  return 'all' in query
    ? { all: query.all.map((part) => sampled(part, mark)) }
    : { any: query.any.map((part) => sampled(part, mark)) };
}

export function allOf(...queries: (Query | null)[]): Query | null {
  const list = queries.filter((query) => query !== null);
  return list.length > 1 ? { all: list } : (list[0] ?? null);
}
