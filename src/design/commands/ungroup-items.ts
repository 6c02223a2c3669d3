import { groupIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import { drop, find, put, recordsIn } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

export const ungroupItems = commandKind('items.ungroup', { group: groupIdField }, (draft, { group }) => {
  if (!find(draft, 'groups', group)) return fault('missing_record', `groups.${group}`);
  for (const item of recordsIn(draft, 'items'))
    if (item.group === group) put(draft, 'items', withOptional(item, 'group', null));
  drop(draft, 'groups', group);
  return null;
});
