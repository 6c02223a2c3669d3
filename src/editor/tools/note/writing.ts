import type { Editor } from '#editor/editor.ts';
import type { NoteIn, NoteState } from '#editor/tools/note/note-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

const longest = 500;

/** What is typed is the note; Enter keeps it, a press elsewhere too, Escape leaves it. */
export const writing: StateHandlers<NoteIn<'writing'>> = {
  down: (editor, state) => keepNote(editor, state),
  key(editor, state, { code, key, mod, shift }) {
    if (mod) return null;
    if (code === 'Escape') {
      editor.session.cancel();
      return { tool: 'note', state: 'ready' };
    }
    if (code === 'Enter' && !shift) return keepNote(editor, state);
    const text = code === 'Backspace' ? state.text.slice(0, -1) : state.text + (code === 'Enter' ? '\n' : typed(key));
    const next = { ...state, text: text.slice(0, longest) };
    showNote(editor, next);
    return next;
  },
  cancel: () => ({ tool: 'note', state: 'ready' }),
};

/** Arrows and the like have names of several letters. */
function typed(key: string): string {
  return [...key].length === 1 ? key : '';
}

export function showNote({ session }: Editor, { at, id, text }: NoteIn<'writing'>): void {
  const note = { id, level: session.state.level, at, turn: 0, text: text.trim(), size: 'small' as const };
  session.preview(note.text === '' ? null : { kind: 'note.add', note }, { cursor: at });
}

export function keepNote(editor: Editor, state: NoteIn<'writing'>): NoteState {
  showNote(editor, state);
  const done = editor.session.commit();
  if (done.ok && done.changed) editor.session.set({ selection: [state.id] });
  return { tool: 'note', state: 'ready' };
}
