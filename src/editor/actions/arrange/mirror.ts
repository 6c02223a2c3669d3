import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import { boundsOfThings } from '#editor/outlines.ts';

/** Over an upright or a level line through the middle of what is selected. */
export const mirrorActions: readonly Action[] = [
  { id: 'mirrorSideways', upright: true },
  { id: 'mirrorUpwards', upright: false },
].map(({ id, upright }) =>
  action({
    id,
    group: 'arrange',
    keys: [upright ? 'Shift+KeyF' : 'Alt+KeyF'],
    during: 'select',
    allowed: (editor) => chosenThings(editor).length > 0,
    run(editor) {
      const { session, pieces } = editor;
      const ids = chosenThings(editor);
      const bounds = boundsOfThings(session.design, ids, pieces);
      if (!bounds) return;
      const a = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
      const b = upright ? { x: a.x, y: a.y + 1000 } : { x: a.x + 1000, y: a.y };
      return edit(editor, [{ kind: 'things.mirror', ids, a, b }]);
    },
  }),
);
