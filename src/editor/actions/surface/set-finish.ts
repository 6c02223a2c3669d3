import { z } from 'zod';
import { materialField, slotField, turnField } from '#design/records/fields.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import { paintCommand } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';

interface Given {
  readonly on: string;
  readonly material: string | null;
  readonly turn?: number | undefined;
}

/** A finish on what is selected: a slot of pieces, the sides of walls, or a room's floor, walls and ceiling. */
export const setFinish = action<Given>({
  id: 'setFinish',
  group: 'surface',
  input: z.strictObject({ on: slotField, material: materialField.nullable(), turn: turnField.optional() }),
  allowed: (editor) => [...chosen(editor, 'items'), ...chosen(editor, 'walls'), ...chosen(editor, 'rooms')].length > 0,
  run(editor, { on, material, turn = 0 }) {
    const { design } = editor.session;
    const targets: PaintTarget[] = [
      ...chosen(editor, 'rooms').flatMap(({ id }) =>
        on === 'floor' || on === 'walls' || on === 'ceiling' ? [{ on, id } as const] : [],
      ),
      ...chosen(editor, 'walls').flatMap(({ id }) =>
        on === 'left' || on === 'right' ? [{ on: 'wall', id, side: on } as const] : [],
      ),
    ];
    const pieces = chosen(editor, 'items').flatMap(({ id, locked }) => (locked ? [] : [id]));
    return edit(editor, [
      ...targets.flatMap((target) => paintCommand(design, target, material, turn) ?? []),
      ...(pieces.length > 0 ? [{ kind: 'items.finish' as const, ids: pieces, slot: on, material }] : []),
    ]);
  },
});
