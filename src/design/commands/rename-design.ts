import { nameField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { setRest } from '#design/draft.ts';

export const renameDesign = commandKind(
  'design.rename',
  { name: nameField },
  (draft, { name }) => {
    setRest(draft, { name });
    return null;
  },
  () => repeatsOn('design.rename'),
);
