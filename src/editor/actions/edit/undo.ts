import { action } from '#editor/actions/action.ts';
import { tools } from '#editor/tools/tools.ts';

/** In the middle of something it takes back that and nothing else: a drawing tool its last corner, a drag all of it. */
export const undo = action({
  id: 'undo',
  group: 'edit',
  keys: ['Mod+KeyZ'],
  allowed: ({ session: { state } }) => state.history.past.length > 0 || state.gesture !== null,
  run(editor) {
    const { session } = editor;
    const inHand = session.state.gesture?.command != null;
    const key = { code: 'KeyZ', key: 'z', shift: false, alt: false, mod: true, repeat: false, composing: false };
    if (inHand && editor.toolKey(key)) return;
    session.undo();
    if (inHand) session.set({ tool: tools[session.state.tool.tool].start });
  },
});
