import { underlaySchema } from '#design/records/underlay.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addUnderlay = commandKind('underlay.add', { underlay: underlaySchema }, (draft, { underlay }) =>
  add(draft, 'underlays', underlay),
);
