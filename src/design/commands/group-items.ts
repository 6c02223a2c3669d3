import { groupSchema } from '#design/records/item.ts';
import { commandKind, isFault } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';
import { withoutEmptyGroups } from '#design/commands/groups.ts';
import { changeItems, itemIdsField } from '#design/commands/item-edits.ts';

/** Those that were in another group leave it. */
export const groupItems = commandKind(
  'items.group',
  { ids: itemIdsField, group: groupSchema },
  (design, { ids, group }) => {
    const added = addRecord(design, 'groups', group);
    if (isFault(added)) return added;
    const grouped = changeItems(added, ids, (item) => ({ ...item, group: group.id }));
    return isFault(grouped) ? grouped : withoutEmptyGroups(grouped);
  },
);
