import type { UnderlayIn } from '#editor/tools/underlay/underlay-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** The picture's own lines are what is pointed at: nothing snaps. */
export const ready: StateHandlers<UnderlayIn<'ready'>> = {
  down: (_editor, _state, { at }) => ({ tool: 'underlay', state: 'measuring', a: at, pressed: at }),
  cancel: (_editor, state) => state,
};
