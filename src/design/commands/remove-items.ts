import { commandKind } from '#design/commands/command-kind.ts';
import { dropRecords } from '#design/commands/edits.ts';
import { withoutEmptyGroups } from '#design/commands/groups.ts';
import { freeItems, itemIdsField } from '#design/commands/item-edits.ts';

export const removeItems = commandKind('items.remove', { ids: itemIdsField }, (design, { ids }) => {
  const items = freeItems(design, ids);
  return Array.isArray(items) ? withoutEmptyGroups(dropRecords(design, 'items', new Set(ids))) : items;
});
