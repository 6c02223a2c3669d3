import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/edits.ts';
import { levelOf, levelSchema } from '#design/document.ts';
import { fault } from '#design/fault.ts';

const { id, name, elevation, height, slab } = levelSchema.shape;

export const changeLevel = commandKind(
  'level.change',
  { id, name: name.optional(), elevation: elevation.optional(), height: height.optional(), slab: slab.optional() },
  (design, { id, name, elevation, height, slab }) => {
    if (!levelOf(design, id)) return fault('missing_level', `levels.${id}`);
    return {
      ...design,
      levels: design.levels.map((level) =>
        level.id === id ? withChanges(level, { name, elevation, height, slab }) : level,
      ),
    };
  },
  ({ id }) => repeatsOn(`level.change ${id}`),
);
