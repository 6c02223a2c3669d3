import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { ColumnState } from '#editor/tools/column/column-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { turnStep } from '#editor/snapping/snap.ts';

/** One after the other: a building has rows of them. */
export const placing: StateHandlers<ColumnState> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => follow(editor, state, pointer),
  up: (editor, state, pointer) => set(editor, follow(editor, state, pointer)),

  key(editor, state, { code, shift, alt, mod }) {
    if (code !== 'KeyR' || mod) return null;
    const turn = (state.template.turn + (alt ? 1 : turnStep) * (shift ? 1 : -1)) % 360;
    const command = editor.session.state.gesture?.command;
    if (command?.kind === 'column.add') editor.session.preview({ ...command, column: { ...command.column, turn } }, {});
    return { ...state, template: { ...state.template, turn } };
  },

  cancel: (_editor, state) => ({ ...state, id: null }),
};

function follow(editor: Editor, given: ColumnState, { at, alt }: Pointer): ColumnState {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const { held, template } = given;
  const id = given.id ?? editor.ids('cl');
  const snap = snapPoint(levelSnaps(session.design, level), at, { view, held, free: alt || !snapping });
  session.preview(
    { kind: 'column.add', column: { ...template, id, level, at: snap.point } },
    { guides: snap.guides, cursor: snap.point },
  );
  return { ...given, id, held: snap };
}

function set({ session }: Editor, state: ColumnState): ColumnState {
  const done = session.commit();
  if (!done.ok) return state;
  if (state.id !== null) session.set({ selection: [state.id] });
  return { ...state, id: null };
}
