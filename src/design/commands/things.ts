import { z } from 'zod';
import { tableOfId, tableSchemas } from '#design/document.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { find, put } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { movedThing, turnOpeningsOf } from '#design/commands/moved-thing.ts';
import type { Wall } from '#design/records/wall.ts';
import type { Motion } from '#design/plan/motion.ts';

/** Anything a person can select, by its id; the letters before the underscore say what it is. */
export const thingIdField = z.string().regex(/^(wl|op|it|lt|cm|st|cl|bm|dm|nt|ul)_[0-9a-z]{1,32}$/);
export const thingIdsField = z.array(thingIdField).min(1).max(10_000);

export interface Thing<Name extends TableName = TableName> {
  table: Name;
  record: TableRecord<Name>;
}

/** The record of an id, or why it cannot be changed. */
export function freeThing(draft: Draft, id: string): Thing | Fault {
  const thing = thingOf(draft, id);
  if ('reason' in thing) return thing;
  return 'locked' in thing.record && thing.record.locked ? fault('locked', `${thing.table}.${id}`) : thing;
}

export function thingOf(draft: Draft, id: string): Thing | Fault {
  const table = tableOfId(id);
  if (!table || table === 'rooms' || table === 'groups') return fault('bad_value', id);
  const record = find(draft, table, id);
  return record ? { table, record } : fault('missing_record', `${table}.${id}`);
}

/** Whether things of this kind can be hidden, or locked. */
export function hasFlag(table: TableName, flag: 'hidden' | 'locked'): boolean {
  const schema: object = tableSchemas[table];
  return 'shape' in schema && flag in (schema.shape as object);
}

/** Moves all of them together; an opening whose wall goes too goes with it. */
export function moveThings(draft: Draft, ids: readonly string[], motion: Motion): Fault | null {
  const all = new Set(ids);
  for (const id of all) {
    const thing = freeThing(draft, id);
    if ('reason' in thing) return thing;
    const { table, record } = thing;
    if ('wall' in record && all.has(record.wall)) continue;
    const moved = movedThing(draft, table, record, motion);
    if (moved) put(draft, table, moved);
    if (table === 'walls') turnOpeningsOf(draft, record as Wall, motion);
  }
  return null;
}
