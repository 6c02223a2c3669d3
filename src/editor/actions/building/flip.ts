import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

/** Doors and windows open to the other side; stairs turn the other way; pieces turn about. */
export const flip = action({
  id: 'flip',
  group: 'building',
  keys: ['KeyF'],
  during: 'select',
  allowed: (editor) =>
    chosen(editor, 'openings').some(({ kind }) => kind !== 'gap') ||
    chosen(editor, 'stairs').length > 0 ||
    chosen(editor, 'items').some(({ locked }) => !locked),
  run: (editor) =>
    edit(editor, [
      ...chosen(editor, 'openings')
        .filter(({ kind }) => kind !== 'gap')
        .map(({ id }) => ({ kind: 'opening.flip' as const, id, what: 'side' as const })),
      ...chosen(editor, 'stairs').map((stairs) => ({
        kind: 'stairs.change' as const,
        stairs: { ...stairs, side: stairs.side === 'left' ? ('right' as const) : ('left' as const) },
      })),
      ...chosen(editor, 'items')
        .filter(({ locked }) => !locked)
        .map(({ id, at }) => ({ kind: 'things.turn' as const, ids: [id], by: 180, around: { x: at.x, y: at.y } })),
    ]),
});
