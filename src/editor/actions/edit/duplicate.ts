import { action, edit } from '#editor/actions/action.ts';
import { copiable } from '#editor/actions/edit/copiable.ts';
import { newIdLike } from '#editor/record-ids.ts';

/** Half a metre to the right and down, where it can be seen. */
const beside = { x: 500, y: -500, z: 0 };

export const duplicate = action({
  id: 'duplicate',
  group: 'edit',
  keys: ['Mod+KeyD'],
  during: 'select',
  allowed: (editor) => copiable(editor).length > 0,
  run(editor) {
    const copies = copiable(editor).map((of) => ({ of, id: newIdLike(editor.ids, of), by: beside }));
    const done = edit(editor, [{ kind: 'things.duplicate', copies }]);
    if (done.ok) editor.session.set({ selection: copies.map(({ id }) => id) });
    return done;
  },
});
