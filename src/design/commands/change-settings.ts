import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/edits.ts';
import { settingsSchema } from '#design/document.ts';

export const changeSettings = commandKind(
  'settings.change',
  { settings: settingsSchema.partial() },
  (design, { settings }) => ({ ...design, settings: withChanges(design.settings, settings) }),
  ({ settings }) => repeatsOn(`settings.change ${Object.keys(settings).sort().join()}`),
);
