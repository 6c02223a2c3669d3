import { levelIdField, itemIdField, spotField, turnField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/with-changes.ts';
import { change } from '#design/draft.ts';

/** To a place; a piece that turns to the wall it is moved along turns in the same step. */
export const moveItem = commandKind(
  'item.move',
  { id: itemIdField, at: spotField, turn: turnField.optional(), level: levelIdField.optional() },
  (draft, { id, at, turn, level }) => change(draft, 'items', id, (item) => withChanges(item, { at, turn, level })),
  ({ id }) => repeatsOn(`item.move ${id}`),
);
