import { openingIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { removeRecord } from '#design/commands/edits.ts';

export const removeOpening = commandKind('opening.remove', { id: openingIdField }, (design, { id }) =>
  removeRecord(design, 'openings', id),
);
