import type { Design, TableName, TableRecord } from '#design/document.ts';

/*
 * Copying a table of 5,000 records for each edit took longer than all else an edit does (docs/decisions/0070). So a
 * large table is copied when someone first reads the whole of it; until then the design knows the older table and what
 * changed since. `design.items` is a plain object to everyone, read once or a thousand times.
 */

export type Changes<Name extends TableName = TableName> = ReadonlyMap<string, TableRecord<Name> | null>;
type Table = Readonly<Record<string, TableRecord<TableName>>>;

/** A table and what has changed since; `made` once someone has asked for the whole. */
interface Pending {
  readonly base: Table;
  readonly changes: Changes;
  made: Table | null;
}

/** Below this many records a copy costs less than to put it off. */
const worthWaiting = 200;
/** With more changes than this the table is copied at once: looking through them would cost as much. */
const mostWaiting = 128;

const pendingOf = new WeakMap<object, Map<TableName, Pending>>();

/** One record, without asking for the whole table. Safe for ids such as `constructor`. */
export function peek(design: Design, table: TableName, id: string): TableRecord<TableName> | undefined {
  const pending = waiting(design, table);
  if (!pending) return own(design[table], id);
  const changed = pending.changes.get(id);
  return changed === undefined ? own(pending.base, id) : (changed ?? undefined);
}

/** What identifies a table as it is: the same for designs that share it. */
export function tableKey(design: Design, table: TableName): object {
  return pendingOf.get(design)?.get(table) ?? design[table];
}

/**
 * The design with other records in some tables; `rest` is what is not in tables. `size` says how many records a table
 * has, for counting them would cost as much as copying.
 */
export function designWith(
  before: Design,
  rest: Pick<Design, 'name' | 'settings' | 'levels'>,
  changes: ReadonlyMap<TableName, Changes>,
  size: (table: TableName) => number,
): Design {
  const next: Partial<Design> = { version: before.version, ...rest };
  const waits = new Map<TableName, Pending>();
  for (const name in before) {
    if (Object.hasOwn(next, name)) continue;
    const table = name as TableName;
    const changed = changes.get(table);
    const pending = changed?.size ? put(before, table, changed, size(table)) : waiting(before, table);
    if (pending && 'base' in pending) {
      waits.set(table, pending);
      defineWaiting(next, table, pending);
    } else Object.assign(next, { [table]: pending?.table ?? before[table] });
  }
  if (waits.size > 0) pendingOf.set(next, waits);
  return next as Design;
}

function put(before: Design, table: TableName, changed: Changes, size: number): Pending | { table: Table } {
  const pending = waiting(before, table);
  const base = pending?.base ?? before[table];
  const all = pending ? new Map([...pending.changes, ...changed]) : changed;
  if (size < worthWaiting || all.size > mostWaiting) return { table: copied(base, all) };
  return { base, changes: all, made: null };
}

function defineWaiting(design: Partial<Design>, table: TableName, pending: Pending): void {
  const get = () => (pending.made ??= copied(pending.base, pending.changes));
  Object.defineProperty(design, table, { get, enumerable: true, configurable: true });
}

function waiting(design: Design, table: TableName): Pending | undefined {
  return pendingOf.get(design)?.get(table);
}

function copied(base: Table, changes: Changes): Table {
  const table: Record<string, TableRecord<TableName>> = {};
  // A loop takes half the time of a spread in large objects.
  for (const id in base) {
    const changed = changes.get(id);
    if (changed !== null) table[id] = changed ?? base[id]!;
  }
  for (const [id, record] of changes) if (record !== null && !Object.hasOwn(table, id)) table[id] = record;
  return table;
}

function own(table: Table, id: string): TableRecord<TableName> | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}
