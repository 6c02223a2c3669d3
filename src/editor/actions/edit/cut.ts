import { action, edit } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import { copyChosen } from '#editor/actions/edit/copy.ts';

export const cut = action({
  id: 'cut',
  group: 'edit',
  keys: ['Mod+KeyX'],
  during: 'select',
  allowed: (editor) => chosenThings(editor).length > 0,
  run(editor) {
    copyChosen(editor);
    return edit(editor, [{ kind: 'things.remove', ids: chosenThings(editor) }]);
  },
});
