import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';
import type { UnderlayIn, UnderlayState } from '#editor/tools/underlay/underlay-state.ts';

export const measuring: StateHandlers<UnderlayIn<'measuring'>> = {
  move(editor, state, { at }) {
    const { a } = state;
    editor.session.preview(null, { line: [a, at], measures: [{ from: a, to: at, value: distance(a, at) }] });
    return state;
  },
  down: (_editor, state, { at }) => measured(state, at),
  up(editor, state, { at }) {
    if (!state.pressed) return state;
    const pulled = distance(state.pressed, at) * editor.session.state.view.scale >= 8;
    return pulled ? measured(state, at) : { ...state, pressed: null };
  },
  cancel: () => ({ tool: 'underlay', state: 'ready' }),
};

function measured({ a }: UnderlayIn<'measuring'>, b: Point): UnderlayState {
  return distance(a, b) < 1
    ? { tool: 'underlay', state: 'measuring', a, pressed: null }
    : { tool: 'underlay', state: 'typing', a, b, typed: '' };
}
