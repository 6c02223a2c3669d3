import { itemIdField, nameField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/edits.ts';
import { changeItems } from '#design/commands/item-edits.ts';

export const nameItem = commandKind(
  'item.name',
  { id: itemIdField, name: nameField.nullable() },
  (design, { id, name }) => changeItems(design, [id], (item) => withOptional(item, 'name', name)),
  ({ id }) => repeatsOn(`item.name ${id}`),
);
