import { tableNames } from '#design/document.ts';
import { action, always } from '#editor/actions/action.ts';
import { isSelectable } from '#editor/selectable.ts';
import { levelOfThing } from '#editor/things.ts';

/** Everything of the storey that is neither locked nor hidden; rooms come with their walls. */
export const selectAll = action({
  id: 'selectAll',
  group: 'select',
  keys: ['Mod+KeyA'],
  reads: true,
  allowed: always,
  run(editor) {
    const { session } = editor;
    const { design } = session;
    // Also with a tool in hand: else the browser would select the words of the page.
    if (session.state.tool.tool !== 'select') editor.use({ tool: 'select', state: 'idle' });
    const ids = tableNames
      .filter((table) => table !== 'rooms' && table !== 'groups')
      .flatMap((table) => Object.keys(design[table]).sort())
      .filter((id) => levelOfThing(design, id) === session.state.level && isSelectable(design, id));
    session.set({ selection: ids });
  },
});
