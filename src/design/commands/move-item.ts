import { levelIdField, itemIdField, spotField, turnField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/edits.ts';
import { changeItems } from '#design/commands/item-edits.ts';

/** To a place; a piece that turns to the wall it is moved along turns in the same step. */
export const moveItem = commandKind(
  'item.move',
  { id: itemIdField, at: spotField, turn: turnField.optional(), level: levelIdField.optional() },
  (design, { id, at, turn, level }) => changeItems(design, [id], (item) => withChanges(item, { at, turn, level })),
  ({ id }) => repeatsOn(`item.move ${id}`),
);
