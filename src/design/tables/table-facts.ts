import { canonicalJson } from '#design/canonical-json.ts';
import { recordOf } from '#design/document.ts';
import type { Design, TableName, TableRecord } from '#design/document.ts';
import { tableKey } from '#design/tables/lazy-table.ts';
import type { Changes } from '#design/tables/lazy-table.ts';
import { addHash, emptyHash, hashOfText, minusHash } from '#design/tables/text-hash.ts';
import type { TextHash } from '#design/tables/text-hash.ts';

/**
 * What is known of a table as a whole, so that an edit need not look at all of it: how many records, how long they are
 * as text, and, once someone asked, their hash. Follows a table from edit to edit.
 */
interface TableFacts {
  count: number;
  /** Characters of all `"id":{…}` as JSON. */
  length: number;
  hash: TextHash | null;
}

const factsOf = new WeakMap<object, TableFacts>();

export function sizeOf(design: Design, table: TableName): number {
  return facts(design, table).count;
}

/** Characters of the whole table as JSON. */
export function lengthOfTable(design: Design, table: TableName): number {
  const { count, length } = facts(design, table);
  return 2 + length + Math.max(0, count - 1);
}

/** The sum of its records' hashes: the same in whatever order they were made. */
export function hashOfTable(design: Design, table: TableName): TextHash {
  const known = facts(design, table);
  known.hash ??= Object.entries(design[table]).reduce(
    (sum, [id, record]) => addHash(sum, hashOfEntry(table, id, record)),
    emptyHash,
  );
  return known.hash;
}

/** What is known of the table before, brought up to the design after. */
export function carryFacts(before: Design, after: Design, table: TableName, changes: Changes): void {
  const next = { ...facts(before, table) };
  for (const [id, record] of changes) {
    count(next, table, id, recordOf(before, table, id) ?? null, -1);
    count(next, table, id, record, 1);
  }
  factsOf.set(tableKey(after, table), next);
}

function count(
  to: TableFacts,
  table: TableName,
  id: string,
  record: TableRecord<TableName> | null,
  sign: 1 | -1,
): void {
  if (!record) return;
  to.count += sign;
  to.length += sign * lengthOfEntry(id, record);
  if (to.hash) to.hash = (sign === 1 ? addHash : minusHash)(to.hash, hashOfEntry(table, id, record));
}

function facts(design: Design, table: TableName): TableFacts {
  const key = tableKey(design, table);
  const known = factsOf.get(key);
  if (known) return known;
  const entries = Object.entries(design[table]);
  const length = entries.reduce((sum, [id, record]) => sum + lengthOfEntry(id, record), 0);
  const found = { count: entries.length, length, hash: null };
  factsOf.set(key, found);
  return found;
}

function lengthOfEntry(id: string, record: TableRecord<TableName>): number {
  return JSON.stringify(id).length + 1 + JSON.stringify(record).length;
}

function hashOfEntry(table: TableName, id: string, record: TableRecord<TableName>): TextHash {
  return hashOfText(`${table} ${id} ${canonicalJson(record)}`);
}
