import { action, always } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';

export const zoomActions: readonly Action[] = [
  { id: 'zoomIn', keys: ['Equal', 'NumpadAdd'], by: 1.25 },
  { id: 'zoomOut', keys: ['Minus', 'NumpadSubtract'], by: 0.8 },
].map(({ id, keys, by }) =>
  action({
    id,
    group: 'view',
    keys,
    reads: true,
    repeats: true,
    allowed: always,
    run: ({ session }) => session.request({ kind: 'zoom', by }),
  }),
);

/** The whole storey. */
export const zoomAll = action({
  id: 'zoomAll',
  group: 'view',
  keys: ['Digit0'],
  during: 'select',
  reads: true,
  allowed: always,
  run: ({ session }) => session.request({ kind: 'frame', bounds: null }),
});
