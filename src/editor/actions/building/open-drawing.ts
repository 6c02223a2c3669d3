import { action, always } from '#editor/actions/action.ts';

/** A drawing of another program, to trace or to read walls from: the page asks for the file. */
export const openDrawing = action({
  id: 'openDrawing',
  group: 'building',
  allowed: always,
  run: ({ session }) => session.request({ kind: 'panel', panel: 'drawing' }),
});
