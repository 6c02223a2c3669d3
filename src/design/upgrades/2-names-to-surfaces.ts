const faces = { walls: ['left', 'right'], rooms: ['floor', 'walls', 'ceiling'] } as const;

/** Version 2 named a face's material; since version 3 a face has a surface, which can be turned. */
export function namesToSurfaces(document: Record<string, unknown>): Record<string, unknown> {
  return {
    ...document,
    walls: withSurfacesIn(document['walls'], faces.walls),
    rooms: withSurfacesIn(document['rooms'], faces.rooms),
  };
}

function withSurfacesIn(table: unknown, keys: readonly string[]): unknown {
  if (!isRecord(table)) return table;
  return Object.fromEntries(
    Object.entries(table).map(([id, record]) => [id, isRecord(record) ? withSurfaces(record, keys) : record]),
  );
}

function withSurfaces(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const result = { ...record };
  for (const key of keys) if (typeof record[key] === 'string') result[key] = { material: record[key] };
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
