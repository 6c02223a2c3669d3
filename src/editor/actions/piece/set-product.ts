import { z } from 'zod';
import { purchaseFields } from '#design/records/item.ts';
import type { Item } from '#design/records/item.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

type Given = Pick<Item, 'product' | 'variant' | 'choice'>;

/** What is bought for the selected pieces; left out, nothing is. */
export const setProduct = action<Given>({
  id: 'setProduct',
  group: 'piece',
  input: z.strictObject(purchaseFields),
  allowed: (editor) => chosen(editor, 'items').length > 0,
  run: (editor, { product, ...more }) =>
    edit(editor, [
      {
        kind: 'items.product',
        ids: chosen(editor, 'items').map(({ id }) => id),
        product: product ?? null,
        ...more,
      },
    ]),
});
