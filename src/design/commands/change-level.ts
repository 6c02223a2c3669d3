import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/with-changes.ts';
import { levelSchema } from '#design/document.ts';
import type { Level } from '#design/document.ts';
import { setRest } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import { rounded } from '#design/rounded.ts';

const { id, name, elevation, height, slab } = levelSchema.shape;

export const changeLevel = commandKind(
  'level.change',
  { id, name: name.optional(), elevation: elevation.optional(), height: height.optional(), slab: slab.optional() },
  (draft, { id, name, elevation, height, slab }) => {
    if (!draft.levels.some((level) => level.id === id)) return fault('missing_level', `levels.${id}`);
    const changed = (level: Level) => rounded(withChanges(level, { name, elevation, height, slab }));
    setRest(draft, { levels: draft.levels.map((level) => (level.id === id ? changed(level) : level)) });
    return null;
  },
  ({ id }) => repeatsOn(`level.change ${id}`),
);
