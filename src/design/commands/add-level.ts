import { commandKind } from '#design/commands/command-kind.ts';
import { levelOf, levelSchema } from '#design/document.ts';
import { fault } from '#design/fault.ts';

/** Its elevation says between which others it lies. */
export const addLevel = commandKind('level.add', { level: levelSchema }, (design, { level }) => {
  if (levelOf(design, level.id)) return fault('id_taken', `levels.${level.id}`);
  const above = design.levels.findIndex((other) => other.elevation > level.elevation);
  return { ...design, levels: design.levels.toSpliced(above < 0 ? design.levels.length : above, 0, level) };
});
