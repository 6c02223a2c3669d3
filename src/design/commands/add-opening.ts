import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';
import { openingSchema } from '#design/document.ts';

export const addOpening = commandKind('opening.add', { opening: openingSchema }, (design, { opening }) =>
  addRecord(design, 'openings', opening),
);
