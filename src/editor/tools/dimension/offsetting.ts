import { cross, direction, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { gridStep } from '#editor/snapping/snap.ts';
import type { DimensionIn } from '#editor/tools/dimension/dimension-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

/** How far beside the two points its line lies; a press keeps it. */
export const offsetting: StateHandlers<DimensionIn<'offsetting'>> = {
  move(editor, state, { at }) {
    show(editor, state, at);
    return state;
  },
  down: (editor, state, { at }) => keep(editor, state, at),
  key: (editor, state, { code }) =>
    code === 'Enter' && !editor.session.state.cursor ? keep(editor, state, state.b) : null,
  cancel: () => ({ tool: 'dimension', state: 'ready', held: null }),
};

function show({ session }: Editor, { a, b, id }: DimensionIn<'offsetting'>, at: Point): void {
  const step = Math.min(100, gridStep(session.state.view.scale));
  const offset = Math.round(cross(direction(a, b), subtract(at, a)) / step) * step;
  const dimension = { id, level: session.state.level, a, b, offset, axis: 'along' as const };
  session.preview({ kind: 'dimension.add', dimension }, {});
}

function keep(editor: Editor, state: DimensionIn<'offsetting'>, at: Point): ToolState {
  show(editor, state, at);
  const done = editor.session.commit();
  if (done.ok) editor.session.set({ selection: [state.id] });
  return { tool: 'dimension', state: 'ready', held: null };
}
