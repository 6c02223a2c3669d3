export const laterTables: readonly string[] = ['stairs', 'columns', 'beams', 'dimensions', 'notes', 'underlays'];

/** Since version 4 a home has stairs, columns, beams, measures, notes and pictures to trace. */
export function moreTables(document: Record<string, unknown>): Record<string, unknown> {
  return { ...Object.fromEntries(laterTables.map((table) => [table, {}])), ...document };
}
