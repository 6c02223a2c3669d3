import { recordOf, tableOfId } from '#design/document.ts';
import type { Design, TableName, TableRecord } from '#design/document.ts';

/** What can be selected, pointed at and removed is named by its id, whose letters say of which table it is. */
export function exists(design: Design, id: string): boolean {
  const table = tableOfId(id);
  return table !== undefined && recordOf(design, table, id) !== undefined;
}

/** The records of one table among these ids. */
export function recordsAmong<Name extends TableName>(
  design: Design,
  table: Name,
  ids: readonly string[],
): TableRecord<Name>[] {
  return ids.flatMap((id) => {
    const record = tableOfId(id) === table ? recordOf(design, table, id) : undefined;
    return record ? [record] : [];
  });
}

/** The storey a thing is on: an opening's is its wall's. */
export function levelOfThing(design: Design, id: string): string | null {
  const table = tableOfId(id);
  const record = table && recordOf(design, table, id);
  if (!record) return null;
  if ('level' in record) return record.level;
  return 'wall' in record ? (recordOf(design, 'walls', record.wall)?.level ?? null) : null;
}

/** What commands over many things take: rooms follow their walls, groups their members. */
export function isThing(id: string): boolean {
  const table = tableOfId(id);
  return table !== undefined && table !== 'rooms' && table !== 'groups';
}
