import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { StairsState } from '#editor/tools/stairs/stairs-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { turnStep } from '#editor/snapping/snap.ts';

/** The lowest step is under the pointer; R turns them, F turns the way they turn. */
export const placing: StateHandlers<StairsState> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => follow(editor, state, pointer),
  up: (editor, state, pointer) => set(editor, follow(editor, state, pointer)),

  key(editor, state, { code, shift, alt, mod }) {
    if (mod || (code !== 'KeyR' && code !== 'KeyF')) return null;
    const { template } = state;
    const side = template.side === 'left' ? ('right' as const) : ('left' as const);
    const by = (alt ? 1 : turnStep) * (shift ? 1 : -1);
    const changed = code === 'KeyF' ? { ...template, side } : { ...template, turn: (template.turn + by) % 360 };
    const command = editor.session.state.gesture?.command;
    if (command?.kind === 'stairs.add')
      editor.session.preview({ ...command, stairs: { ...command.stairs, ...changed } }, {});
    return { ...state, template: changed };
  },

  cancel: (_editor, state) => ({ ...state, id: null }),
};

function follow(editor: Editor, given: StairsState, { at, alt }: Pointer): StairsState {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const { held, template } = given;
  const id = given.id ?? editor.ids('st');
  const snap = snapPoint(levelSnaps(session.design, level), at, { view, held, free: alt || !snapping });
  session.preview(
    { kind: 'stairs.add', stairs: { ...template, id, level, at: snap.point } },
    { guides: snap.guides, cursor: snap.point },
  );
  return { ...given, id, held: snap };
}

function set({ session }: Editor, state: StairsState): ToolState {
  const done = session.commit();
  if (!done.ok) return state;
  if (state.id !== null) session.set({ selection: [state.id] });
  return { tool: 'select', state: 'idle' };
}
