import { z } from 'zod';
import { underlaySchema, type Underlay } from '#design/records/underlay.ts';
import { action, always, edit } from '#editor/actions/action.ts';

const { picture, ratio, at, width } = underlaySchema.shape;
/** `scaled`: where it lies and how wide it is are known, as of a drawing. */
const inputSchema = z.strictObject({ picture, ratio, scaled: z.strictObject({ at, width }).optional() }).optional();

/**
 * A picture to trace, ten metres wide until its scale is set, in the middle of what is seen. Without one, it is asked
 * for.
 */
export const addUnderlay = action<z.infer<typeof inputSchema>>({
  id: 'addUnderlay',
  group: 'building',
  input: inputSchema,
  allowed: always,
  run(editor, given) {
    if (!given) return editor.session.request({ kind: 'panel', panel: 'trace' });
    const { level, view } = editor.session.state;
    const middle = { x: Math.round(view.centre.x), y: Math.round(view.centre.y) };
    const place = given.scaled ?? { at: middle, width: 10_000 };
    const underlay: Underlay = {
      picture: given.picture,
      ratio: given.ratio,
      ...place,
      id: editor.ids('ul'),
      level,
      turn: 0,
      opacity: 0.5,
    };
    const done = edit(editor, [{ kind: 'underlay.add', underlay }]);
    if (done.ok && !given.scaled) {
      editor.session.set({ selection: [underlay.id] });
      editor.use({ tool: 'underlay', state: 'ready' });
    }
    return done;
  },
});
