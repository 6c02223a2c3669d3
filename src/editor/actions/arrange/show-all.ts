import { action, edit } from '#editor/actions/action.ts';
import { withFlag } from '#editor/actions/arrange/flags.ts';

export const showAll = action({
  id: 'showAll',
  group: 'arrange',
  keys: ['Shift+KeyH'],
  during: 'select',
  allowed: (editor) => withFlag(editor, 'hidden').length > 0,
  run: (editor) => edit(editor, [{ kind: 'things.hide', ids: withFlag(editor, 'hidden'), hidden: false }]),
});
