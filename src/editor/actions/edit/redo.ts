import { action } from '#editor/actions/action.ts';

export const redo = action({
  id: 'redo',
  group: 'edit',
  keys: ['Mod+KeyY', 'Mod+Shift+KeyZ'],
  allowed: ({ session: { state } }) => state.history.future.length > 0,
  run({ session }) {
    session.redo();
  },
});
