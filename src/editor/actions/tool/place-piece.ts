import { z } from 'zod';
import { itemSchema } from '#design/records/item.ts';
import { action, always } from '#editor/actions/action.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import { takePiece } from '#editor/tools/item/take-piece.ts';

const { model, finishes, product, variant, choice } = itemSchema.shape;

/** A piece of the catalogue in hand. Without one, the catalogue opens. */
export const placePiece = action<ItemState['piece'] | undefined>({
  id: 'placePiece',
  group: 'tool',
  keys: ['KeyI'],
  input: z.strictObject({ model, finishes, product, variant, choice }).optional() as z.ZodType<
    ItemState['piece'] | undefined
  >,
  allowed: always,
  run(editor, piece) {
    if (piece) takePiece(editor, piece);
    else editor.session.request({ kind: 'panel', panel: 'pieces' });
  },
});
