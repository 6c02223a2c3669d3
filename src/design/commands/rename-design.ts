import { nameField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';

export const renameDesign = commandKind(
  'design.rename',
  { name: nameField },
  (design, { name }) => ({ ...design, name }),
  () => repeatsOn('design.rename'),
);
