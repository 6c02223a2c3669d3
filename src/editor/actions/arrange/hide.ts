import { action, edit } from '#editor/actions/action.ts';
import { flaggable } from '#editor/actions/arrange/flags.ts';

export const hide = action({
  id: 'hide',
  group: 'arrange',
  keys: ['KeyH'],
  during: 'select',
  allowed: (editor) => flaggable(editor).length > 0,
  run(editor) {
    const done = edit(editor, [{ kind: 'things.hide', ids: flaggable(editor), hidden: true }]);
    if (done.ok) editor.session.set({ selection: [] });
    return done;
  },
});
