import { action, edit } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { isSelectable } from '#editor/selectable.ts';
import { isThing } from '#editor/things.ts';

/** Everything selected that is not locked; doors and windows go with their wall. */
export const remove = action({
  id: 'remove',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  during: 'select',
  allowed: (editor) => removable(editor).length > 0,
  run: (editor) => edit(editor, [{ kind: 'things.remove', ids: removable(editor) }]),
});

function removable({ session }: Editor): string[] {
  return session.state.selection.filter((id) => isThing(id) && isSelectable(session.design, id));
}
