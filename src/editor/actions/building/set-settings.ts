import { z } from 'zod';
import { settingsSchema } from '#design/document.ts';
import type { Settings } from '#design/document.ts';
import { action, always, edit } from '#editor/actions/action.ts';

/** Place, north, day and hour. */
export const setSettings = action<Partial<Settings>>({
  id: 'setSettings',
  group: 'building',
  input: settingsSchema.partial() as z.ZodType<Partial<Settings>>,
  allowed: always,
  run: (editor, settings) => edit(editor, [{ kind: 'settings.change', settings }]),
});
