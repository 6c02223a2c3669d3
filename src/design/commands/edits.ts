import { recordOf } from '#design/document.ts';
import type { Design, TableName, TableRecord } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';

/** Adds a record that was not there. */
export function addRecord<Name extends TableName>(
  design: Design,
  table: Name,
  record: TableRecord<Name>,
): Design | Fault {
  return recordOf(design, table, record.id)
    ? fault('id_taken', `${table}.${record.id}`)
    : putRecord(design, table, record);
}

/** Exchanges a record for another with the same id. */
export function changeRecord<Name extends TableName>(
  design: Design,
  table: Name,
  id: string,
  change: (record: TableRecord<Name>) => TableRecord<Name>,
): Design | Fault {
  const record = recordOf(design, table, id);
  return record ? putRecord(design, table, change(record)) : fault('missing_record', `${table}.${id}`);
}

export function removeRecord(design: Design, table: TableName, id: string): Design | Fault {
  return recordOf(design, table, id)
    ? dropRecords(design, table, new Set([id]))
    : fault('missing_record', `${table}.${id}`);
}

export function putRecord<Name extends TableName>(design: Design, table: Name, record: TableRecord<Name>): Design {
  return { ...design, [table]: { ...design[table], [record.id]: record } };
}

export function putRecords<Name extends TableName>(
  design: Design,
  table: Name,
  records: readonly TableRecord<Name>[],
): Design {
  return {
    ...design,
    [table]: { ...design[table], ...Object.fromEntries(records.map((record) => [record.id, record])) },
  };
}

export function dropRecords(design: Design, table: TableName, ids: ReadonlySet<string>): Design {
  if (ids.size === 0) return design;
  return { ...design, [table]: Object.fromEntries(Object.entries(design[table]).filter(([id]) => !ids.has(id))) };
}

/** With the key set, or without it when the value is null: absent and undefined are not the same to a file. */
export function withOptional<T extends object, Key extends keyof T>(
  record: T,
  key: Key,
  value: NonNullable<T[Key]> | null,
): T {
  if (value !== null) return { ...record, [key]: value };
  const { [key]: _gone, ...rest } = record;
  return rest as T;
}

/** The changes that were given, over the record. */
export function withChanges<T extends object>(record: T, changes: { [Key in keyof T]?: T[Key] | undefined }): T {
  return { ...record, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}
