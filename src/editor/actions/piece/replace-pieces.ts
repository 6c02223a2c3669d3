import { z } from 'zod';
import { itemSchema } from '#design/records/item.ts';
import type { Item } from '#design/records/item.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import { factsOf } from '#editor/pieces.ts';

const { model, finishes, product, variant, choice } = itemSchema.shape;

type Given = Pick<Item, 'model' | 'finishes' | 'product' | 'variant' | 'choice'>;

/** Another model in the same place. */
export const replacePieces = action<Given>({
  id: 'replacePieces',
  group: 'piece',
  input: z.strictObject({ model, finishes, product, variant, choice }),
  allowed: (editor) => chosen(editor, 'items').some(({ locked }) => !locked),
  run(editor, { product: bought, ...look }) {
    const ids = chosen(editor, 'items').flatMap(({ id, locked }) => (locked ? [] : [id]));
    const { placement } = factsOf(editor.pieces, look.model);
    return edit(editor, [{ kind: 'items.replace', ids, ...look, placement, product: bought ?? null }]);
  },
});
