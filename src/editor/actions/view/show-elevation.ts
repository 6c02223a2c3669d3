import { action } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

/** The selected wall as one stands before it. */
export const showElevation = action({
  id: 'showElevation',
  group: 'view',
  keys: ['Shift+KeyW'],
  reads: true,
  allowed: (editor) => chosen(editor, 'walls').length === 1,
  run: ({ session }) => session.request({ kind: 'panel', panel: 'elevation' }),
});
