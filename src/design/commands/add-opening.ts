import { openingSchema } from '#design/document.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addOpening = commandKind('opening.add', { opening: openingSchema }, (draft, { opening }) =>
  add(draft, 'openings', opening),
);
