import { distance } from '#lib/vec2.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import { nearestOn } from '#lib/curve.ts';
import type { Editor } from '#editor/editor.ts';
import { isEmptySheet } from '#editor/tools/empty-sheet.ts';
import { selected, withGroup } from '#editor/selection.ts';
import type { SelectIn, SelectState } from '#editor/tools/select/select-state.ts';
import { roomTool } from '#editor/tools/room/room-tool.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** How far a pointer goes, in pixels, before a press is a drag. */
const dragPixels = { mouse: 4, pen: 4, touch: 6 } as const;

/** Pressed and not yet moved: a click selects, a move drags what is under it or draws a box; on an empty sheet, a room. */
export const pressing: StateHandlers<SelectIn<'pressing'>> = {
  move(editor, state, pointer) {
    const { view } = editor.session.state;
    if (distance(pointer.at, state.from) * view.scale < dragPixels[pointer.input]) return state;
    if (isEmptySheet(editor.session.design) && !editor.session.state.readOnly) {
      // There is nothing to select: a room is drawn, as the sheet says.
      editor.use(roomTool.start);
      editor.down({ ...pointer, at: state.from });
    } else editor.session.set({ tool: begin(editor, state) });
    // The first move of a drag is its first preview.
    editor.move(pointer);
    return editor.session.state.tool;
  },

  up(editor, state, pointer) {
    click(editor, state, pointer);
    return { tool: 'select', state: 'idle' };
  },
};

function click({ session }: Editor, { id, under, add }: SelectIn<'pressing'>, pointer: Pointer): void {
  const { selection } = session.state;
  const { design } = session;
  if (id === null) {
    if (!add) session.set({ selection: selected(selection, [], 'replace') });
    return;
  }
  if (add) return session.set({ selection: selected(selection, withGroup(design, under[0] ?? id), 'toggle') });
  // A double click goes into a group; a second click goes to what lies beneath.
  if (pointer.clicks > 1) return session.set({ selection: selected(selection, [id], 'replace') });
  const next = selection.length === 1 && selection[0] === id ? (under[under.indexOf(id) + 1] ?? under[0] ?? id) : id;
  const whole = selection.length > 1 && selection.includes(id) ? (under[0] ?? id) : next;
  session.set({ selection: selected(selection, withGroup(design, whole), 'replace') });
}

function begin(editor: Editor, { from, id, handle, add, copy }: SelectIn<'pressing'>): SelectState {
  const { session } = editor;
  const { design } = session;
  const { selection } = session.state;
  if (handle && !session.state.readOnly) {
    const grip = { tool: 'select', from } as const;
    switch (handle.kind) {
      case 'corner':
        return { ...grip, state: 'dragging-corner', id: handle.id, at: handle.at };
      case 'bend':
        return { ...grip, state: 'bending-wall', id: handle.id };
      case 'jamb':
        return { ...grip, state: 'resizing-opening', id: handle.id, jamb: handle.jamb };
      case 'aim':
        return { ...grip, state: 'aiming', id: handle.id, end: handle.end };
      case 'end':
        return { ...grip, state: 'dragging-end', id: handle.id, end: handle.end };
      case 'lift':
        return { ...grip, state: 'lifting', ids: handle.ids, height: handle.height };
      case 'turn':
        return { ...grip, state: 'turning', ids: handle.ids, around: handle.around };
    }
  }
  const table = id === null ? null : tableOfId(id);
  if (id === null || table === 'rooms' || session.state.readOnly)
    return { tool: 'select', state: 'marquee', from, add };
  const ids = selection.includes(id) ? [...selection] : withGroup(design, id);
  if (!selection.includes(id)) session.set({ selection: selected(selection, ids, 'replace') });
  if (ids.length === 1 && table === 'walls')
    return { tool: 'select', state: 'dragging-wall', from, id, typed: '', field: 'by', pulled: 0 };
  if (ids.length === 1 && table === 'openings') {
    const opening = recordOf(design, 'openings', id);
    const wall = opening && recordOf(design, 'walls', opening.wall);
    const grip = opening && wall ? opening.offset - nearestOn(wall, from) : 0;
    return { tool: 'select', state: 'dragging-opening', from, id, grip, typed: '' };
  }
  const copies = copy && table === 'items' ? ids.map(() => editor.ids('it')) : null;
  return { tool: 'select', state: 'dragging-things', from, ids, lead: id, copies };
}
