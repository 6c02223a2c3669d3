import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { add, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { clashesOf } from '#editor/clashes.ts';
import type { Editor } from '#editor/editor.ts';
import { oneCommand } from '#editor/one-command.ts';
import { shiftThings } from '#editor/shift-things.ts';
import { gridPoint } from '#editor/snapping/headings.ts';
import { gridStep } from '#editor/snapping/snap.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import { snapPiece } from '#editor/snapping/snap-piece.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** Pieces, lights and cameras follow the pointer; the one that was taken hold of snaps, the others go with it. */
export const draggingThings: StateHandlers<SelectIn<'dragging-things'>> = {
  move(editor, state, pointer) {
    const { command, guides } = dragged(editor, state, pointer);
    const { session, pieces } = editor;
    session.preview(command, (shown) => ({
      guides,
      ...clashesOf(session.design, shown, state.copies ?? state.ids, pieces),
    }));
    return state;
  },

  up(editor, { copies }) {
    const { session } = editor;
    const ended = session.commit();
    if (copies && ended.ok && ended.changed) session.set({ selection: copies });
    return { tool: 'select', state: 'idle' };
  },
};

function dragged(editor: Editor, { ids, lead, from, copies }: SelectIn<'dragging-things'>, pointer: Pointer) {
  const { session, pieces } = editor;
  const { design } = session;
  const { level, view, snapping } = session.state;
  const way = constrained(subtract(pointer.at, from), pointer.shift);
  const free = pointer.alt || !snapping;
  const item = recordOf(design, 'items', lead);
  if (!item) {
    const by = free ? rounded(way) : gridPoint(way, gridStep(view.scale));
    return { command: oneCommand(shiftThings(design, ids, by)), guides: [] };
  }
  const held = { ...item.at, ...add(item.at, way) };
  const snap = snapPiece(item.model, held, item.turn, {
    design,
    level,
    pieces,
    view,
    free,
    exclude: new Set(ids),
    // A constrained drag keeps to its axis, and several keep how they stand to each other.
    keepsTurn: ids.length > 1 || pointer.shift || copies !== null,
  });
  const to = pointer.shift ? onAxis(item.at, snap.at, way) : snap.at;
  const guides: readonly Guide[] = snap.guides;
  return { command: oneCommand(moves(design, ids, copies, item.id, to, snap.turn)), guides };
}

function moves(
  design: Design,
  ids: readonly string[],
  copies: readonly string[] | null,
  lead: string,
  to: { x: number; y: number; z: number },
  turn: number,
): SimpleCommand[] {
  const item = recordOf(design, 'items', lead);
  if (!item) return [];
  const by = { x: to.x - item.at.x, y: to.y - item.at.y, z: to.z - item.at.z };
  if (copies) return [{ kind: 'things.duplicate', copies: ids.map((of, i) => ({ of, id: copies[i] ?? of, by })) }];
  if (ids.length > 1) return shiftThings(design, ids, by, by.z);
  return [{ kind: 'item.move', id: lead, at: to, ...(turn !== item.turn && { turn }) }];
}

/** Shift: along one axis only, the one that was moved farther. */
function constrained(way: Point, shift: boolean): Point {
  if (!shift) return way;
  return Math.abs(way.x) >= Math.abs(way.y) ? { x: way.x, y: 0 } : { x: 0, y: way.y };
}

function onAxis<Spot extends Point>(at: Point, to: Spot, way: Point): Spot {
  return way.y === 0 ? { ...to, y: at.y } : { ...to, x: at.x };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
