import { groupIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { putRecords, removeRecord, withOptional } from '#design/commands/edits.ts';

export const ungroupItems = commandKind('items.ungroup', { group: groupIdField }, (design, { group }) => {
  const members = Object.values(design.items).filter((item) => item.group === group);
  return removeRecord(
    putRecords(
      design,
      'items',
      members.map((item) => withOptional(item, 'group', null)),
    ),
    'groups',
    group,
  );
});
