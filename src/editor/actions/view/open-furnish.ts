import { recordsOn } from '#design/document.ts';
import { action } from '#editor/actions/action.ts';

/** Auto-furnish, for the selected room where there is one. */
export const openFurnish = action({
  id: 'openFurnish',
  group: 'view',
  keys: ['Shift+KeyI'],
  allowed: ({ session }) => recordsOn(session.design, 'rooms').length > 0,
  run({ session }) {
    const id = session.state.selection.find((each) => session.design.rooms[each] !== undefined);
    session.request({ kind: 'panel', panel: 'furnish', ...(id !== undefined && { id }) });
  },
});
