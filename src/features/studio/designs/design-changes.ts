import type { Restore } from '#design/commands/restore.ts';
import { tableNames, type Design } from '#design/document.ts';

/**
 * What a command made of a document: its fields and records as they stand after it, null for a record that is gone.
 * Understood without knowing commands or document versions, so a log can be read by any later code.
 */
export interface DesignChange {
  fields: Record<string, unknown>;
  records: Record<string, Record<string, unknown>>;
}

type StoredDocument = Record<string, unknown>;

const tables = new Set<string>(tableNames);

/** The inverse names everything the command changed. */
export function changeOf({ kind: _, ...inverse }: Restore, after: Design): DesignChange {
  const change: DesignChange = { fields: {}, records: {} };
  for (const [key, before] of Object.entries(inverse)) {
    const now = after[key as keyof Design];
    if (tables.has(key)) change.records[key] = recordsNow(now as Record<string, unknown>, before as object);
    else change.fields[key] = now;
  }
  return change;
}

function recordsNow(table: Record<string, unknown>, changed: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(changed).map((id) => [id, table[id] ?? null]));
}

/** The document after these changes, in their order. The one given stays as it is. */
export function withChanges<Document extends StoredDocument>(
  document: Document,
  changes: readonly DesignChange[],
): Document {
  const result: StoredDocument = { ...document };
  const copied = new Set<string>();
  for (const { fields, records } of changes) {
    Object.assign(result, fields);
    for (const [table, changed] of Object.entries(records)) {
      if (!copied.has(table)) result[table] = { ...(result[table] as object) };
      copied.add(table);
      setRecords(result[table] as StoredDocument, changed);
    }
  }
  return result as Document;
}

function setRecords(table: StoredDocument, changed: Record<string, unknown>): void {
  for (const [id, record] of Object.entries(changed)) {
    if (record === null) delete table[id];
    else table[id] = record;
  }
}
