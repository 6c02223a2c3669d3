import { levelOf, recordOf } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { contains } from '#lib/polygon.ts';
import type { Editor } from '#editor/editor.ts';
import { oneCommand } from '#editor/one-command.ts';
import { outlineOf } from '#editor/outlines.ts';
import { factsOf, footprintOf } from '#editor/pieces.ts';
import { shiftThings } from '#editor/shift-things.ts';
import { boxAround } from '#editor/snapping/level-snaps.ts';
import { pieceIndex } from '#editor/snapping/piece-index.ts';
import { reachOf } from '#editor/snapping/snap.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** By this much, millimetres; Alt frees. */
const step = 10;

/**
 * Pieces go up and down: only 3D has a pointer that says how high it is. They stop at the floor, on what stands under
 * them, at the height such a thing hangs at, and below the ceiling.
 */
export const lifting: StateHandlers<SelectIn<'lifting'>> = {
  move(editor, state, pointer) {
    const { session } = editor;
    const lead = recordOf(session.design, 'items', state.ids[0] ?? '');
    if (!lead || !pointer.hit) return state;
    const z = heightOf(editor, lead, lead.at.z + pointer.hit.height - state.height, pointer);
    const by = z - lead.at.z;
    session.preview(by === 0 ? null : oneCommand(shiftThings(session.design, state.ids, { x: 0, y: 0 }, by)), {
      measures: [{ from: lead.at, to: lead.at, value: z }],
    });
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};

function heightOf(editor: Editor, item: Item, wanted: number, { alt }: Pointer): number {
  const { session, pieces } = editor;
  const { view, snapping } = session.state;
  const facts = factsOf(pieces, item.model);
  const top = (levelOf(session.design, item.level)?.height ?? 2800) - (item.placement === 'ceiling' ? 0 : facts.height);
  const bounded = Math.max(0, Math.min(top, wanted));
  if (alt || !snapping) return Math.round(bounded);
  const stops = [0, top, ...(item.placement === 'wall' ? [facts.mountHeight] : []), ...topsUnder(editor, item)];
  const near = stops
    .filter((stop) => Math.abs(stop - bounded) <= reachOf('alignment', view))
    .toSorted((a, b) => Math.abs(a - bounded) - Math.abs(b - bounded))[0];
  return near ?? Math.round(bounded / step) * step;
}

function topsUnder({ session, pieces }: Editor, item: Item): number[] {
  const { design } = session;
  return pieceIndex(design, item.level, pieces)
    .search(boxAround([item.at]))
    .filter((other) => other.item.id !== item.id && contains(outlineOf(design, other.item.id, pieces), item.at))
    .map((other) => footprintOf(pieces, other.item).high);
}
