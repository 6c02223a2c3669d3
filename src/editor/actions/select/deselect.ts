import { action } from '#editor/actions/action.ts';

/** First what is in hand goes back to the last commit, then nothing is selected. */
export const deselect = action({
  id: 'deselect',
  group: 'select',
  keys: ['Escape'],
  during: 'select',
  reads: true,
  allowed: ({ session: { state } }) =>
    state.tool.state !== 'idle' || state.gesture?.show.whole !== undefined || state.selection.length > 0,
  run(editor) {
    const { tool, gesture } = editor.session.state;
    if (tool.state !== 'idle') editor.cancel();
    // A proposal is only looked at; no tool holds it.
    else if (gesture?.show.whole) editor.session.cancel();
    else editor.session.set({ selection: [] });
  },
});
