import { groupSchema } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { dropEmptyGroups } from '#design/commands/drop-empty-groups.ts';
import { itemIdsField } from '#design/commands/item-ids.ts';
import { add, changeAll, find } from '#design/draft.ts';

/** Those that were in another group leave it. */
export const groupItems = commandKind(
  'items.group',
  { ids: itemIdsField, group: groupSchema },
  (draft, { ids, group }) => {
    const left = ids.map((id) => find(draft, 'items', id)?.group);
    const wrong =
      add(draft, 'groups', group) ?? changeAll(draft, 'items', ids, (item) => ({ ...item, group: group.id }));
    if (!wrong) dropEmptyGroups(draft, left);
    return wrong;
  },
);
