import { columnSchema } from '#design/records/column.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeColumn = commandKind(
  'column.change',
  { column: columnSchema },
  (draft, { column }) => change(draft, 'columns', column.id, () => column),
  ({ column }) => repeatsOn(`column.change ${column.id}`),
);
