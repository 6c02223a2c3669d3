import { action, edit } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';

/** Everything selected that is not locked; doors and windows go with their wall. */
export const remove = action({
  id: 'remove',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  during: 'select',
  allowed: (editor) => chosenThings(editor).length > 0,
  run: (editor) => edit(editor, [{ kind: 'things.remove', ids: chosenThings(editor) }]),
});
