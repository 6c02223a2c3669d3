import { z } from 'zod';
import { materialField, slotField } from '#design/records/fields.ts';
import { surfaceFields } from '#design/records/surface.ts';
import type { Surface } from '#design/records/surface.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import { paintCommand, roomFaces } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';

interface Given extends Omit<Surface, 'material'> {
  readonly on: string;
  readonly material: string | null;
}

/** A finish on what is selected: a slot of pieces, the sides of walls, or a room's floor, walls, ceiling and skirting. */
export const setFinish = action<Given>({
  id: 'setFinish',
  group: 'surface',
  input: z.strictObject({ ...surfaceFields, on: slotField, material: materialField.nullable() }),
  allowed: (editor) => [...chosen(editor, 'items'), ...chosen(editor, 'walls'), ...chosen(editor, 'rooms')].length > 0,
  run(editor, { on, material, ...laid }) {
    const { design } = editor.session;
    const surface = material === null ? null : { ...laid, material };
    const face = roomFaces.find((each) => each === on);
    const targets: PaintTarget[] = [
      ...chosen(editor, 'rooms').flatMap(({ id }) => (face ? [{ on: face, id } as const] : [])),
      ...chosen(editor, 'walls').flatMap(({ id }) =>
        on === 'left' || on === 'right' ? [{ on: 'wall', id, side: on } as const] : [],
      ),
    ];
    const pieces = chosen(editor, 'items').flatMap(({ id, locked }) => (locked ? [] : [id]));
    return edit(editor, [
      ...targets.flatMap((target) => paintCommand(design, target, surface) ?? []),
      ...(pieces.length > 0 ? [{ kind: 'items.finish' as const, ids: pieces, slot: on, material }] : []),
    ]);
  },
});
