import { action } from '#editor/actions/action.ts';

/** From the plan to the fields of what is selected. */
export const editFields = action({
  id: 'editFields',
  group: 'select',
  keys: ['Enter'],
  during: 'select',
  reads: true,
  allowed: ({ session }) => session.state.selection.length > 0,
  run: ({ session }) => session.request({ kind: 'panel', panel: 'fields' }),
});
