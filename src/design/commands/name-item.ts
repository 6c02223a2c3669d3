import { itemIdField, nameField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import { change } from '#design/draft.ts';

export const nameItem = commandKind(
  'item.name',
  { id: itemIdField, name: nameField.nullable() },
  (draft, { id, name }) => change(draft, 'items', id, (item) => withOptional(item, 'name', name)),
  ({ id }) => repeatsOn(`item.name ${id}`),
);
