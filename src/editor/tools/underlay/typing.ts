import { along, distance, subtract } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { underlayInHand } from '#editor/tools/underlay/underlay-in-hand.ts';
import type { UnderlayIn, UnderlayState } from '#editor/tools/underlay/underlay-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

/** The length between the two points is typed; Enter scales the picture so that it is that long. */
export const typing: StateHandlers<UnderlayIn<'typing'>> = {
  key(editor, state, key) {
    if (key.code === 'Enter') return state.typed === '' ? null : scaled(editor, state);
    if (key.code === 'Escape' && state.typed === '') {
      editor.session.cancel();
      return { tool: 'underlay', state: 'ready' };
    }
    const typed = typedInto(state.typed, key);
    if (typed === null) return null;
    const next = { ...state, typed };
    show(editor, next);
    return next;
  },
  cancel: () => ({ tool: 'underlay', state: 'ready' }),
};

/** About the first point, which stays where it is. */
function show(editor: Editor, { a, b, typed }: UnderlayIn<'typing'>): void {
  const { session } = editor;
  const underlay = underlayInHand(session);
  const length = typedLength(editor, typed);
  const measures = [{ from: a, to: b, value: distance(a, b), field: 'length', typed }];
  if (!underlay || length === null || length < 1) return session.preview(null, { line: [a, b], measures });
  const share = length / distance(a, b);
  const at = along(a, subtract(underlay.at, a), share);
  const changed = { ...underlay, at, width: underlay.width * share };
  session.preview({ kind: 'underlay.change', underlay: changed }, { measures });
}

function scaled(editor: Editor, state: UnderlayIn<'typing'>): ToolState {
  show(editor, state);
  const done = editor.session.commit();
  const again: UnderlayState = { tool: 'underlay', state: 'ready' };
  if (!done.ok || !done.changed) return again;
  // It may have grown beyond what is seen.
  editor.act('frame');
  return { tool: 'select', state: 'idle' };
}
