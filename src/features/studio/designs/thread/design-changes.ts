import { canonicalJson } from '#design/canonical-json.ts';
import type { Restore } from '#design/commands/restore.ts';
import { recordOf, tableNames, type Design } from '#design/document.ts';

/**
 * What a command made of a document: its fields and records as they stand after it, null for a record that is gone.
 * Understood without knowing commands or document versions, so a log can be read by any later code.
 */
export interface DesignChange {
  fields: Record<string, unknown>;
  records: Record<string, Record<string, unknown>>;
}

type StoredDocument = Record<string, unknown>;

/** The inverse names everything the command changed. */
export function changeOf({ kind: _, ...inverse }: Restore, after: Design): DesignChange {
  const change: DesignChange = { fields: {}, records: {} };
  for (const [key, before] of Object.entries(inverse)) {
    const table = tableNames.find((name) => name === key);
    if (table === undefined) change.fields[key] = after[key as keyof Design];
    else
      change.records[table] = Object.fromEntries(
        Object.keys(before as object).map((id) => [id, recordOf(after, table, id) ?? null]),
      );
  }
  return change;
}

/** The command that makes one design as another is: every field and record that differs. */
export function restoreTo(from: Design, to: Design): Restore {
  const command: Restore = { kind: 'restore' };
  for (const field of ['name', 'settings', 'levels'] as const)
    if (!isSame(from[field], to[field])) Object.assign(command, { [field]: to[field] });
  for (const table of tableNames) {
    const ids = new Set([...Object.keys(from[table]), ...Object.keys(to[table])]);
    const differing = [...ids].filter((id) => !isSame(recordOf(from, table, id), recordOf(to, table, id)));
    if (differing.length > 0)
      Object.assign(command, {
        [table]: Object.fromEntries(differing.map((id) => [id, recordOf(to, table, id) ?? null])),
      });
  }
  return command;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
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
