import { commandKind } from '#design/commands/command-kind.ts';
import { levelSchema } from '#design/document.ts';
import { setRest } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import { rounded } from '#design/rounded.ts';

/** Its elevation says between which others it lies. */
export const addLevel = commandKind('level.add', { level: levelSchema }, (draft, { level }) => {
  if (draft.levels.some(({ id }) => id === level.id)) return fault('id_taken', `levels.${level.id}`);
  const above = draft.levels.findIndex((other) => other.elevation > level.elevation);
  setRest(draft, { levels: draft.levels.toSpliced(above < 0 ? draft.levels.length : above, 0, rounded(level)) });
  return null;
});
