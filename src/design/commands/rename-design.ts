import { nameField } from '#design/records/fields.ts';
import { again, commandKind } from '#design/commands/command-kind.ts';

export const renameDesign = commandKind('design.rename', { name: nameField },
  (design, { name }) => ({ ...design, name }),
  () => again('design.rename'));
