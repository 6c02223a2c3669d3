const tables = ['stairs', 'columns', 'beams', 'dimensions', 'notes', 'underlays'];

/** Since version 4 a home has stairs, columns, beams, measures, notes and pictures to trace. */
export function moreTables(document: Record<string, unknown>): Record<string, unknown> {
  return { ...Object.fromEntries(tables.map((table) => [table, {}])), ...document };
}
