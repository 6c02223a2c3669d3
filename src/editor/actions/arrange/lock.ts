import { action, edit } from '#editor/actions/action.ts';
import { flaggable, withFlag } from '#editor/actions/arrange/flags.ts';

/** Locks what is selected; where all of it is locked, unlocks it. */
export const lock = action({
  id: 'lock',
  group: 'arrange',
  keys: ['KeyL'],
  during: 'select',
  allowed: (editor) => flaggable(editor).length > 0,
  run(editor) {
    const ids = flaggable(editor);
    const locked = new Set(withFlag(editor, 'locked'));
    return edit(editor, [{ kind: 'things.lock', ids, locked: !ids.every((id) => locked.has(id)) }]);
  },
});
