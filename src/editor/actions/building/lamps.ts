import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { isLit, lampsOf } from '#editor/lamps.ts';

/** All lamps of the home, and those that are selected. */
export const lampActions: readonly Action[] = [
  ...[true, false].map((on) =>
    action({
      id: on ? 'lampsOn' : 'lampsOff',
      group: 'building',
      allowed: (editor) => switched(editor, on).length > 0,
      run: (editor) => edit(editor, [{ kind: 'lamps.switch', ids: switched(editor, on), on }]),
    }),
  ),
  action({
    id: 'switchLamps',
    group: 'building',
    keys: ['Alt+KeyL'],
    during: 'select',
    allowed: (editor) => chosenLamps(editor).length > 0,
    run(editor) {
      const ids = chosenLamps(editor);
      const on = !ids.some((id) => isLit(editor.session.design, id));
      return edit(editor, [{ kind: 'lamps.switch', ids, on }]);
    },
  }),
];

/** Those that would change. */
function switched({ session, pieces }: Editor, on: boolean): string[] {
  return lampsOf(session.design, pieces).filter((id) => isLit(session.design, id) !== on);
}

function chosenLamps({ session, pieces }: Editor): string[] {
  const lamps = new Set(lampsOf(session.design, pieces));
  return session.state.selection.filter((id) => lamps.has(id));
}
