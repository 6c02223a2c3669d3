import {
  findFault,
  groupFault,
  isTooLong,
  levelFault,
  openingsFault,
  plansFault,
  wallFault,
} from '#design/check-design.ts';
import { designSchema, levelTables, recordsOn, tableNames, tableSchemas } from '#design/document.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { designOf } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';
import { sizeOf } from '#design/tables/table-facts.ts';

/**
 * The first fault of an edited design whose base had none: that of `findFault`, found by looking only at what was
 * touched and at what refers to it. A test compares the two.
 */
export function changesFault(draft: Draft): Fault | null {
  const design = designOf(draft);
  const wrong = valueFault(draft) ?? (draft.levels === draft.base.levels ? touchedFault(draft) : findFault(design));
  return wrong ?? (isTooLong(design) ? fault('too_large') : null);
}

/**
 * Every changed record must still satisfy its schema: coordinates in range, thickness in bounds, names not too long.
 */
export function valueFault(draft: Draft): Fault | null {
  for (const table of tableNames) {
    const bad = changedIn(draft, table).find(([, record]) => record && !isSound(table, record));
    if (bad) return fault('bad_value', `${table}.${bad[0]}`);
  }
  const wrong = (['name', 'levels', 'settings'] as const).find(
    (field) => draft[field] !== draft.base[field] && !designSchema.shape[field].safeParse(draft[field]).success,
  );
  return wrong === undefined ? null : fault('bad_value', wrong);
}

/** Records never change, so what has passed once has passed. */
const sound = new WeakSet<object>();

function isSound(table: TableName, record: object): boolean {
  if (sound.has(record)) return true;
  const passes = tableSchemas[table].safeParse(record).success;
  if (passes) sound.add(record);
  return passes;
}

function touchedFault(draft: Draft): Fault | null {
  return idsFault(draft) ?? levelsFault(draft) ?? groupsFault(draft) ?? wallsFault(draft);
}

function idsFault(draft: Draft): Fault | null {
  for (const table of tableNames) {
    const changed = changedIn(draft, table);
    if (changed.length === 0) continue;
    if (sizeOf(designOf(draft), table) > limits[table]) return fault('too_many', table);
    for (const [id, record] of changed) if (record && record.id !== id) return fault('wrong_id', `${table}.${id}`);
  }
  return null;
}

function levelsFault(draft: Draft): Fault | null {
  const levels = new Set(draft.levels.map((level) => level.id));
  for (const table of levelTables) {
    for (const [, record] of changedIn(draft, table)) {
      const wrong = record && levelFault(levels, table, record);
      if (wrong) return wrong;
    }
  }
  return null;
}

/** Items that changed, or all of them where a group is gone. */
function groupsFault(draft: Draft): Fault | null {
  const design = designOf(draft);
  const gone = changedIn(draft, 'groups').some(([, group]) => !group);
  const items = gone ? recordsOn(design, 'items') : changedIn(draft, 'items').map(([, item]) => item);
  return groupFault(
    design,
    items.filter((item) => item !== null),
  );
}

function wallsFault(draft: Draft): Fault | null {
  const design = designOf(draft);
  const walls = changedIn(draft, 'walls');
  for (const [, wall] of walls) {
    const wrong = wall && wallFault(wall);
    if (wrong) return wrong;
  }
  const touched = [
    ...walls.map(([id]) => id),
    ...changedIn(draft, 'openings').flatMap(([, opening]) => (opening ? [opening.wall] : [])),
  ];
  return openingsFault(design, new Set(touched)) ?? (walls.length ? plansFault(design) : null);
}

/** By id: of several faults the same one is always named. */
function changedIn<Name extends TableName>(draft: Draft, table: Name): [string, TableRecord<Name> | null][] {
  const changed = draft.changes.get(table) as ReadonlyMap<string, TableRecord<Name> | null> | undefined;
  return changed ? [...changed].sort(([a], [b]) => (a < b ? -1 : 1)) : [];
}
