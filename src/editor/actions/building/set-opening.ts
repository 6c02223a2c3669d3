import { z } from 'zod';
import { openingSchema } from '#design/document.ts';
import type { Opening } from '#design/document.ts';
import { openingFields } from '#design/records/door.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

const { offset, width, height, sill } = openingFields;

/** Width, height, sill and place of the selected opening, typed. */
export const resizeOpening = action<{
  offset?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  sill?: number | undefined;
}>({
  id: 'resizeOpening',
  group: 'building',
  input: z.strictObject({
    offset: offset.optional(),
    width: width.optional(),
    height: height.optional(),
    sill: sill.optional(),
  }),
  allowed: (editor) => chosen(editor, 'openings').length > 0,
  run: (editor, sizes) =>
    edit(
      editor,
      chosen(editor, 'openings').map(({ id }) => ({ kind: 'opening.resize', id, ...sizes })),
    ),
});

/** Into another wall, or to another place in its own. */
export const moveOpening = action<{ wall: string; offset: number }>({
  id: 'moveOpening',
  group: 'building',
  input: z.strictObject({ wall: openingFields.wall, offset }),
  allowed: (editor) => chosen(editor, 'openings').length === 1,
  run: (editor, place) =>
    edit(
      editor,
      chosen(editor, 'openings').map(({ id }) => ({ kind: 'opening.move', id, ...place })),
    ),
});

/** Another form, leaf or lattice, or a window where a door was. */
export const replaceOpening = action<{ opening: Opening }>({
  id: 'replaceOpening',
  group: 'building',
  input: z.strictObject({ opening: openingSchema }),
  allowed: (editor) => chosen(editor, 'openings').length === 1,
  run: (editor, { opening }) =>
    opening.id === editor.session.state.selection[0]
      ? edit(editor, [{ kind: 'opening.replace', opening }])
      : { ok: false, fault: null },
});
