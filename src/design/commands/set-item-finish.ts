import { materialField, slotField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { itemIdsField } from '#design/commands/item-ids.ts';
import { withPurchase } from '#design/commands/set-item-product.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import { changeAll } from '#design/draft.ts';

/** Null gives the slot its default again. Another look is another variant: what was chosen of the product is not it. */
export const setItemFinish = commandKind(
  'items.finish',
  { ids: itemIdsField, slot: slotField, material: materialField.nullable() },
  (draft, { ids, slot, material }) =>
    changeAll(draft, 'items', ids, (item) => {
      const finishes = withOptional(item.finishes, slot, material);
      return finishes[slot] === item.finishes[slot]
        ? item
        : withPurchase({ ...item, finishes }, { product: item.product ?? null });
    }),
  ({ ids, slot }) => repeatsOn(`items.finish ${ids.join()} ${slot}`),
);
