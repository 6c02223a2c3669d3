import { purchaseFields } from '#design/records/item.ts';
import type { Item } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { itemIdsField } from '#design/commands/item-ids.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import { changeAll } from '#design/draft.ts';

const { product, variant, choice } = purchaseFields;

/** A product with its variant or its choice, or none of them; what is left out or null is cleared. */
export const productFields = { product: product.unwrap().nullable(), variant, choice };

/** What is bought for these pieces. Their look stays. */
export const setItemProduct = commandKind(
  'items.product',
  { ids: itemIdsField, ...productFields },
  (draft, { ids, ...purchase }) => changeAll(draft, 'items', ids, (item) => withPurchase(item, purchase)),
);

interface Purchase {
  product: string | null;
  variant?: string | undefined;
  choice?: Item['choice'];
}

export function withPurchase(item: Item, { product, variant, choice }: Purchase): Item {
  const bought = withOptional(item, 'product', product);
  return withOptional(withOptional(bought, 'variant', variant ?? null), 'choice', choice ?? null);
}
