import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/with-changes.ts';
import { settingsSchema } from '#design/document.ts';
import { setRest } from '#design/draft.ts';
import { rounded } from '#design/rounded.ts';

export const changeSettings = commandKind(
  'settings.change',
  { settings: settingsSchema.partial() },
  (draft, { settings }) => {
    setRest(draft, { settings: rounded(withChanges(draft.settings, settings)) });
    return null;
  },
  ({ settings }) => repeatsOn(`settings.change ${Object.keys(settings).sort().join()}`),
);
