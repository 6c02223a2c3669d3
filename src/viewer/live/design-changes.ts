import type { Design, TableName, TableRecord } from '#design/document.ts';
import { tableKey } from '#design/tables/lazy-table.ts';

/** What differs between two designs of one home. A message loses who is who: so only changed records are sent. */
export interface DesignChanges {
  levels?: Design['levels'];
  settings?: Design['settings'];
  tables: { table: TableName; put: TableRecord<TableName>[]; gone: string[] }[];
}

export function designChanges(before: Design, after: Design): DesignChanges {
  return {
    ...(before.levels !== after.levels && { levels: after.levels }),
    ...(before.settings !== after.settings && { settings: after.settings }),
    tables: tablesOf(after).flatMap((table) => {
      if (tableKey(before, table) === tableKey(after, table)) return [];
      const was = before[table];
      const is = after[table];
      const put = Object.values(is).filter((record) => was[record.id] !== record);
      const gone = Object.keys(was).filter((id) => !Object.hasOwn(is, id));
      return put.length + gone.length > 0 ? [{ table, put, gone }] : [];
    }),
  };
}

/** As many new pieces are made before they are shown. */
const piecesPerStep = 8;

/**
 * The design on the way to another, a few new pieces further: a room that is furnished at once fills piece by piece
 * instead of staying empty until the last is made.
 */
export function stepTowards(before: Design, after: Design): Design {
  if (tableKey(before, 'items') === tableKey(after, 'items')) return after;
  const fresh = Object.keys(after.items).filter((id) => !Object.hasOwn(before.items, id));
  if (fresh.length <= piecesPerStep) return after;
  const later = new Set(fresh.slice(piecesPerStep));
  return { ...after, items: Object.fromEntries(Object.entries(after.items).filter(([id]) => !later.has(id))) };
}

/** The design with the changes; what they do not name stays the same objects. */
export function changedDesign(design: Design, { levels, settings, tables }: DesignChanges): Design {
  const changed = { ...design, ...(levels && { levels }), ...(settings && { settings }) };
  for (const { table, put, gone } of tables) {
    const records: Record<string, TableRecord<TableName>> = { ...design[table] };
    for (const id of gone) delete records[id];
    for (const record of put) records[record.id] = record;
    Object.assign(changed, { [table]: records });
  }
  return changed;
}

/** By the design itself: the list beside its schemas would bring all of them to every page with a stage. */
function tablesOf(design: Design): TableName[] {
  const rest = ['version', 'name', 'settings', 'levels'];
  return Object.keys(design).filter((key): key is TableName => !rest.includes(key));
}
