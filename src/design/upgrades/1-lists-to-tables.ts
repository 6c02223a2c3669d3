const tables = ['walls', 'openings', 'rooms', 'items', 'groups', 'lights', 'cameras'];

/** Version 1 kept records in lists; since version 2 they lie under their ids, so that their order means nothing. */
export function listsToTables(document: Record<string, unknown>): Record<string, unknown> {
  const result = { ...document };
  for (const table of tables) {
    const list = document[table];
    if (Array.isArray(list))
      result[table] = Object.fromEntries(list.map((record: unknown, i) => [idOf(record) ?? `?${i}`, record]));
  }
  return result;
}

function idOf(record: unknown): string | null {
  const id = typeof record === 'object' && record !== null ? (record as { id?: unknown }).id : null;
  return typeof id === 'string' && id !== '__proto__' ? id : null;
}
