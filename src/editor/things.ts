import { recordOf } from '#design/document.ts';
import type { Design, TableName, TableRecord } from '#design/document.ts';

/** What can be selected, pointed at and removed. Ids say of which table a record is, so an id is enough to name it. */
const tablesByPrefix = {
  wl: 'walls',
  op: 'openings',
  rm: 'rooms',
  it: 'items',
  gp: 'groups',
  lt: 'lights',
  cm: 'cameras',
} as const satisfies Record<string, TableName>;

type Prefix = keyof typeof tablesByPrefix;

export function tableOf(id: string): TableName | null {
  const prefix = id.slice(0, id.indexOf('_'));
  return Object.hasOwn(tablesByPrefix, prefix) ? tablesByPrefix[prefix as Prefix] : null;
}

export function exists(design: Design, id: string): boolean {
  const table = tableOf(id);
  return table !== null && recordOf(design, table, id) !== undefined;
}

/** The records of one table among these ids. */
export function recordsAmong<Name extends TableName>(
  design: Design,
  table: Name,
  ids: readonly string[],
): TableRecord<Name>[] {
  return ids.flatMap((id) => {
    const record = tableOf(id) === table ? recordOf(design, table, id) : undefined;
    return record ? [record] : [];
  });
}

/** The storey a thing is on: an opening's is its wall's. */
export function levelOfThing(design: Design, id: string): string | null {
  const table = tableOf(id);
  const record = table && recordOf(design, table, id);
  if (!record) return null;
  if ('level' in record) return record.level;
  return 'wall' in record ? (recordOf(design, 'walls', record.wall)?.level ?? null) : null;
}
