import { itemIdField, materialField, slotField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/edits.ts';
import { changeItems } from '#design/commands/item-edits.ts';

/** Null gives the slot its default again. */
export const setItemFinish = commandKind(
  'item.finish',
  { id: itemIdField, slot: slotField, material: materialField.nullable() },
  (design, { id, slot, material }) =>
    changeItems(design, [id], (item) => ({ ...item, finishes: withOptional(item.finishes, slot, material) })),
  ({ id, slot }) => repeatsOn(`item.finish ${id} ${slot}`),
);
