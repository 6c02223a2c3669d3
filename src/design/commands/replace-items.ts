import { itemSchema } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { itemIdsField } from '#design/commands/item-ids.ts';
import { productFields, withPurchase } from '#design/commands/set-item-product.ts';
import { changeAll } from '#design/draft.ts';

const { model, finishes, placement } = itemSchema.shape;

/** Another model in the same place; its finishes are new, because its slots are, and so is what is bought. */
export const replaceItems = commandKind(
  'items.replace',
  { ids: itemIdsField, model, finishes, placement, ...productFields },
  (draft, { ids, model, finishes, placement, ...purchase }) =>
    changeAll(draft, 'items', ids, (item) => withPurchase({ ...item, model, finishes, placement }, purchase)),
);
