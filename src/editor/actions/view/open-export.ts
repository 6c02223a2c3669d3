import { action, always } from '#editor/actions/action.ts';

/** The design as a file: paper, drawing, picture, 3D. */
export const openExport = action({
  id: 'openExport',
  group: 'view',
  keys: ['Mod+Shift+KeyE'],
  reads: true,
  allowed: always,
  run: ({ session }) => session.request({ kind: 'panel', panel: 'export' }),
});
