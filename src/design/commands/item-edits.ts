import { z } from 'zod';
import type { Item } from '#design/records/item.ts';
import { itemIdField } from '#design/records/fields.ts';
import { putRecords } from '#design/commands/edits.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';

export const itemIdsField = z.array(itemIdField).min(1).max(1000);

/** Changes several items at once, or says which is missing or locked. */
export function changeItems(design: Design, ids: readonly string[], change: (item: Item) => Item): Design | Fault {
  const items = freeItems(design, ids);
  return Array.isArray(items) ? putRecords(design, 'items', items.map(change)) : items;
}

/** A locked item can only be unlocked. */
export function freeItems(design: Design, ids: readonly string[]): Item[] | Fault {
  const items: Item[] = [];
  for (const id of ids) {
    const item = recordOf(design, 'items', id);
    if (!item) return fault('missing_record', `items.${id}`);
    if (item.locked) return fault('locked', `items.${id}`);
    items.push(item);
  }
  return items;
}
