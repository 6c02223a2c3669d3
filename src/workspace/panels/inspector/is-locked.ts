import { recordOf, tableOfId, type Design } from '#design/document.ts';

/** Walls, openings, rooms and cameras never are. */
export function isLocked(design: Design, id: string): boolean {
  const table = tableOfId(id);
  const record = table && recordOf(design, table, id);
  return record !== undefined && 'locked' in record && record.locked === true;
}
