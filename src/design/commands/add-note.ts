import { noteSchema } from '#design/records/note.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addNote = commandKind('note.add', { note: noteSchema }, (draft, { note }) => add(draft, 'notes', note));
