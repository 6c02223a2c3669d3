import { noteSchema } from '#design/records/note.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeNote = commandKind(
  'note.change',
  { note: noteSchema },
  (draft, { note }) => change(draft, 'notes', note.id, () => note),
  ({ note }) => repeatsOn(`note.change ${note.id}`),
);
