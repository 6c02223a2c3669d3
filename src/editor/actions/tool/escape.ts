import { action } from '#editor/actions/action.ts';

/** Leaves the tool. What it had in hand is gone; what it had set stays. */
export const escape = action({
  id: 'escape',
  group: 'tool',
  keys: ['Escape'],
  during: 'drawing',
  reads: true,
  allowed: ({ session }) => session.state.tool.tool !== 'select',
  run(editor) {
    editor.use({ tool: 'select', state: 'idle' });
  },
});
