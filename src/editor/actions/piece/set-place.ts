import { z } from 'zod';
import { itemSchema } from '#design/records/item.ts';
import type { Item } from '#design/records/item.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

const { at, turn, level } = itemSchema.shape;

/** X, Y, height, turn and storey of the selected piece, typed. */
export const setPlace = action<{ at: Item['at']; turn?: number | undefined; level?: string | undefined }>({
  id: 'setPlace',
  group: 'piece',
  input: z.strictObject({ at, turn: turn.optional(), level: level.optional() }),
  allowed: (editor) => chosen(editor, 'items').length === 1,
  run: (editor, place) =>
    edit(
      editor,
      chosen(editor, 'items').map(({ id }) => ({ kind: 'item.move', id, ...place })),
    ),
});
