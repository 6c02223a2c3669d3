import { action } from '#editor/actions/action.ts';

/** First what is in hand goes back to the last commit, then nothing is selected. */
export const deselect = action({
  id: 'deselect',
  group: 'select',
  keys: ['Escape'],
  during: 'select',
  reads: true,
  allowed: ({ session: { state } }) => state.tool.state !== 'idle' || state.selection.length > 0,
  run(editor) {
    if (editor.session.state.tool.state !== 'idle') editor.cancel();
    else editor.session.set({ selection: [] });
  },
});
