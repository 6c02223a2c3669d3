import { recordOf, recordsOn } from '#design/document.ts';
import type { Design, TableName, TableRecord } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { designWith } from '#design/tables/lazy-table.ts';
import { rounded } from '#design/rounded.ts';
import { carryFacts, sizeOf } from '#design/tables/table-facts.ts';

/**
 * A design while a command edits it. Knows what was touched, so that only this is checked, undone and counted again;
 * the design it began with stays as it is.
 */
export interface Draft {
  readonly base: Design;
  readonly changes: ReadonlyMap<TableName, ReadonlyMap<string, TableRecord<TableName> | null>>;
  readonly name: string;
  readonly settings: Design['settings'];
  readonly levels: Design['levels'];
}

interface OpenDraft extends Draft {
  name: string;
  settings: Design['settings'];
  levels: Design['levels'];
  changes: Map<TableName, Map<string, TableRecord<TableName> | null>>;
  /** The design as it is now, until the next change. */
  design: Design | null;
}

export function newDraft(base: Design): Draft {
  const { name, settings, levels } = base;
  const draft: OpenDraft = { base, changes: new Map(), name, settings, levels, design: base };
  return draft;
}

export function find<Name extends TableName>(draft: Draft, table: Name, id: string): TableRecord<Name> | undefined {
  const changed = draft.changes.get(table)?.get(id);
  return changed === undefined
    ? recordOf(draft.base, table, id)
    : ((changed ?? undefined) as TableRecord<Name> | undefined);
}

/** The record as it was before, or as it is now; its numbers are rounded (D5). */
export function put<Name extends TableName>(draft: Draft, table: Name, record: TableRecord<Name>): void {
  setRecord(draft, table, record.id, rounded(record));
}

export function drop(draft: Draft, table: TableName, id: string): void {
  setRecord(draft, table, id, null);
}

/** To the letter: what is set back must be what it was. */
export function setRecord<Name extends TableName>(
  draft: Draft,
  table: Name,
  id: string,
  record: TableRecord<Name> | null,
): void {
  const open = draft as OpenDraft;
  if ((find(draft, table, id) ?? null) === record) return;
  const changed = open.changes.get(table) ?? new Map<string, TableRecord<TableName> | null>();
  open.changes.set(table, changed);
  changed.set(id, record);
  open.design = null;
}

/** Name, settings or levels. */
export function setRest(draft: Draft, rest: Partial<Pick<Design, 'name' | 'settings' | 'levels'>>): void {
  Object.assign(draft, rest);
  (draft as OpenDraft).design = null;
}

/** The design as it is now. */
export function designOf(draft: Draft): Design {
  const open = draft as OpenDraft;
  open.design ??= made(open);
  return open.design;
}

function made({ base, name, settings, levels, changes }: Draft): Design {
  // Copied: later changes must not reach a design already handed out.
  const copy = new Map([...changes].map(([table, changed]) => [table, new Map(changed)]));
  const design = designWith(base, { name, settings, levels }, copy, (table) => sizeOf(base, table));
  for (const [table, changed] of copy) if (changed.size > 0) carryFacts(base, design, table, changed);
  return design;
}

/** Sorted by id; of one level, if given. */
export function recordsIn<Name extends TableName>(draft: Draft, table: Name, level?: string): TableRecord<Name>[] {
  return recordsOn(designOf(draft), table, level);
}

export function add<Name extends TableName>(draft: Draft, table: Name, record: TableRecord<Name>): Fault | null {
  if (find(draft, table, record.id)) return fault('id_taken', `${table}.${record.id}`);
  put(draft, table, record);
  return null;
}

/** Exchanges a record for another with the same id. */
export function change<Name extends TableName>(
  draft: Draft,
  table: Name,
  id: string,
  to: (record: TableRecord<Name>) => TableRecord<Name>,
): Fault | null {
  const record = find(draft, table, id);
  if (!record) return fault('missing_record', `${table}.${id}`);
  if ('locked' in record && record.locked) return fault('locked', `${table}.${id}`);
  put(draft, table, to(record));
  return null;
}

/** Each of them, or nothing: the first fault ends it. */
export function changeAll<Name extends TableName>(
  draft: Draft,
  table: Name,
  ids: readonly string[],
  to: (record: TableRecord<Name>) => TableRecord<Name>,
): Fault | null {
  for (const id of ids) {
    const wrong = change(draft, table, id, to);
    if (wrong) return wrong;
  }
  return null;
}
