import type { NoteIn } from '#editor/tools/note/note-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

export const ready: StateHandlers<NoteIn<'ready'>> = {
  up(editor, _state, { at }) {
    const place = { x: Math.round(at.x), y: Math.round(at.y) };
    return { tool: 'note', state: 'writing', at: place, id: editor.ids('nt'), text: '' };
  },
  cancel: (_editor, state) => state,
};
