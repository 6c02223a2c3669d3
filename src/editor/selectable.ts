import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';

/** Neither locked nor hidden: what a click or a box may take. */
export function isSelectable(design: Design, id: string): boolean {
  const table = tableOfId(id);
  const record = table && recordOf(design, table, id);
  if (!record) return false;
  return !('locked' in record && record.locked) && !isHidden(design, id);
}

/** In the home, but not shown. */
export function isHidden(design: Design, id: string): boolean {
  const table = tableOfId(id);
  const record = table && recordOf(design, table, id);
  return Boolean(record && 'hidden' in record && record.hidden);
}
