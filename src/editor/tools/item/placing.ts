import { levelOf } from '#design/document.ts';
import { clashesOf } from '#editor/clashes.ts';
import type { Editor } from '#editor/editor.ts';
import { factsOf, type PieceFacts } from '#editor/pieces.ts';
import { pixels, turnStep } from '#editor/snapping/snap.ts';
import { snapPiece } from '#editor/snapping/snap-piece.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

/** How near one points to the height at which such a thing usually hangs. Pixels. */
const usualPixels = 16;

/** The piece is under the pointer, against a wall that is near, on what carries it; letting go leaves it there. */
export const placing: StateHandlers<ItemState> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => follow(editor, state, pointer),
  up: (editor, state, pointer) => set(editor, follow(editor, state, pointer), pointer),

  key(editor, state, { code, shift, alt, mod }) {
    const by = mod ? null : turnBy(code, shift, alt);
    if (by === null) return null;
    const { gesture } = editor.session.state;
    const command = gesture?.command;
    // From how it stands: a wall or a table may have turned it.
    const shown = command?.kind === 'item.add' ? command.item.turn : state.turn;
    const next = { ...state, turn: (((shown + by) % 360) + 360) % 360 };
    if (command?.kind === 'item.add')
      editor.session.preview({ ...command, item: { ...command.item, turn: next.turn } }, gesture?.show ?? {});
    return next;
  },

  cancel: (_editor, state) => ({ ...state, id: null }),
};

/** By the keys that turn what is selected. Degrees. */
function turnBy(code: string, shift: boolean, alt: boolean): number | null {
  if (code === 'BracketRight') return -90;
  if (code === 'BracketLeft') return 90;
  return code === 'KeyR' ? (alt ? 1 : turnStep) * (shift ? 1 : -1) : null;
}

function follow(editor: Editor, given: ItemState, { at, alt, hit }: Pointer): ItemState {
  const { session, pieces } = editor;
  const { design } = session;
  const { level, view, snapping } = session.state;
  const id = given.id ?? editor.ids('it');
  const { model } = given.piece;
  const facts = factsOf(pieces, model);
  const z = heightOf(editor, facts, hit?.height ?? 0);
  const free = alt || !snapping;
  const turned = given.turn !== 0;
  const snap = snapPiece(model, { ...at, z }, given.turn, { design, level, pieces, view, free, turned });
  const item = {
    ...given.piece,
    id,
    level,
    at: snap.at,
    turn: snap.turn,
    placement: facts.placement,
    locked: false,
  };
  session.preview({ kind: 'item.add', item }, (shown) => ({
    guides: snap.guides,
    cursor: at,
    ...clashesOf(design, shown, [id], pieces),
  }));
  return { ...given, id };
}

/** Under the ceiling; on a wall where 3D points to, or at the usual height where that is near or nothing was pointed to. */
function heightOf({ session }: Editor, { placement, mountHeight }: PieceFacts, pointed: number): number {
  const { level, view } = session.state;
  if (placement === 'ceiling') return levelOf(session.design, level)?.height ?? 2800;
  const usual = placement === 'wall' && Math.abs(pointed - mountHeight) <= pixels(usualPixels, view);
  return usual ? mountHeight : pointed;
}

/** Then it is selected; with Shift another one is in hand. */
function set({ session }: Editor, state: ItemState, { shift }: Pointer): ToolState {
  const done = session.commit();
  if (!done.ok) return state;
  if (state.id !== null) session.set({ selection: [state.id] });
  return shift ? { ...state, id: null } : { tool: 'select', state: 'idle' };
}
