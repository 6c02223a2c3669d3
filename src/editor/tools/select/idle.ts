import { handleAt, handlesOf } from '#editor/handles.ts';
import { thingsAt } from '#editor/hit-test.ts';
import type { Editor } from '#editor/editor.ts';
import { selected, withGroup } from '#editor/selection.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** Nothing in hand: what lies under the pointer is marked, a press takes hold of it. */
export const idle: StateHandlers<SelectIn<'idle'>> = {
  move(editor, state, pointer) {
    editor.session.set({ hover: thingsUnder(editor, pointer)[0] ?? null });
    return state;
  },

  down(editor, state, pointer) {
    const { session } = editor;
    const under = thingsUnder(editor, pointer);
    if (pointer.button === 'secondary') {
      const id = under[0] ?? null;
      const now = session.state.selection;
      if (id === null || !now.includes(id))
        session.set({ selection: selected(now, id === null ? [] : withGroup(session.design, id), 'replace') });
      session.request({ kind: 'menu', at: pointer.at, id, ...(pointer.screen && { screen: pointer.screen }) });
      return state;
    }
    const { selection, view } = session.state;
    const handle =
      pointer.handle === undefined
        ? handleAt(handlesOf(session.design, selection, editor.pieces, view), pointer.at, view)
        : pointer.handle;
    return {
      tool: 'select',
      state: 'pressing',
      from: pointer.at,
      // What is selected is meant before what lies over it: it can be dragged from beneath a table.
      id: under.find((id) => selection.includes(id)) ?? under[0] ?? null,
      handle,
      under,
      add: pointer.shift || pointer.mod,
      copy: pointer.mod,
    };
  },
};

function thingsUnder({ session, pieces }: Editor, { at, hit, button }: Pointer): string[] {
  // 3D has looked along the ray: what the plan would find under its foot is something else.
  if (hit) return hit.id === null ? [] : [hit.id, ...(hit.behind ?? [])];
  const { level, view } = session.state;
  return thingsAt(at, { design: session.design, level, pieces, view, locked: button === 'secondary' });
}
