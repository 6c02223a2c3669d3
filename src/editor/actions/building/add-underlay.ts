import { z } from 'zod';
import { underlaySchema } from '#design/records/underlay.ts';
import { action, always, edit } from '#editor/actions/action.ts';

const { picture, ratio } = underlaySchema.shape;

/**
 * A picture to trace, ten metres wide until its scale is set, in the middle of what is seen. Without one, it is asked
 * for.
 */
export const addUnderlay = action<{ picture: string; ratio: number } | undefined>({
  id: 'addUnderlay',
  group: 'building',
  input: z.strictObject({ picture, ratio }).optional(),
  allowed: always,
  run(editor, given) {
    if (!given) return editor.session.request({ kind: 'panel', panel: 'trace' });
    const { level, view } = editor.session.state;
    const at = { x: Math.round(view.centre.x), y: Math.round(view.centre.y) };
    const underlay = { ...given, id: editor.ids('ul'), level, at, turn: 0, width: 10_000, opacity: 0.5 };
    const done = edit(editor, [{ kind: 'underlay.add', underlay }]);
    if (done.ok) {
      editor.session.set({ selection: [underlay.id] });
      editor.use({ tool: 'underlay', state: 'ready' });
    }
    return done;
  },
});
