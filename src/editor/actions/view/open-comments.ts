import { action } from '#editor/actions/action.ts';

export const openComments = action({
  id: 'openComments',
  group: 'view',
  reads: true,
  allowed: ({ session }) => session.state.hasComments,
  run({ session }) {
    session.request({ kind: 'panel', panel: 'comments' });
  },
});
