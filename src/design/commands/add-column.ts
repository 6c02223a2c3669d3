import { columnSchema } from '#design/records/column.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addColumn = commandKind('column.add', { column: columnSchema }, (draft, { column }) =>
  add(draft, 'columns', column),
);
