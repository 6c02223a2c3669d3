import type { TableName, TableRecord } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { isSelectable } from '#editor/selectable.ts';
import { isThing, recordsAmong } from '#editor/things.ts';

/** The selected records of a table. */
export function chosen<Name extends TableName>({ session }: Editor, table: Name): TableRecord<Name>[] {
  return recordsAmong(session.design, table, session.state.selection);
}

/** What of the selection commands may change: not rooms, and nothing locked. */
export function chosenThings({ session }: Editor): string[] {
  return session.state.selection.filter((id) => isThing(id) && isSelectable(session.design, id));
}
