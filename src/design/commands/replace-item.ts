import { itemSchema, productIdField } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/edits.ts';
import { changeItems } from '#design/commands/item-edits.ts';

const { id, model, finishes, placement } = itemSchema.shape;

/** Another model in the same place; its finishes are new, because its slots are. */
export const replaceItem = commandKind(
  'item.replace',
  { id, model, finishes, placement, product: productIdField.nullable() },
  (design, { id, model, finishes, placement, product }) =>
    changeItems(design, [id], (item) => withOptional({ ...item, model, finishes, placement }, 'product', product)),
);
