import { action, always } from '#editor/actions/action.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';

/** An empty hand: the next press takes up the finish that is there. */
export const pickSurface = action({
  id: 'pickSurface',
  group: 'surface',
  keys: ['Alt+KeyP'],
  allowed: always,
  run(editor) {
    const { tool } = editor.session.state;
    editor.use(painting(null, tool.tool === 'paint' ? tool.scope : 'face'));
  },
});
