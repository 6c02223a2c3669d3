import { thingsWithin } from '#editor/things-within.ts';
import { selected } from '#editor/selection.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** A box: to the right what lies wholly in it, to the left also what it only touches. */
export const marquee: StateHandlers<SelectIn<'marquee'>> = {
  move(editor, state, { at }) {
    editor.session.preview(null, { marquee: { from: state.from, to: at } });
    return state;
  },

  up(editor, { from, add }, { at }) {
    const { session, pieces } = editor;
    const found = thingsWithin(session.design, session.state.level, pieces, from, at);
    session.cancel();
    session.set({ selection: selected(session.state.selection, found, add ? 'add' : 'replace') });
    return { tool: 'select', state: 'idle' };
  },
};
