import { action, always } from '#editor/actions/action.ts';

export const toggleSnapping = action({
  id: 'toggleSnapping',
  group: 'view',
  keys: ['KeyQ'],
  reads: true,
  allowed: always,
  run: ({ session }) => session.set({ snapping: !session.state.snapping }),
});
