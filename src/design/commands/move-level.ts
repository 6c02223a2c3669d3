import { z } from 'zod';
import { levelIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { stacked } from '#design/commands/stacked-levels.ts';
import { setRest } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';

/** To another place in the stack, counted from below; all are stacked anew upon the lowest floor. */
export const moveLevel = commandKind(
  'level.move',
  { id: levelIdField, to: z.number().int().min(0).max(limits.levels) },
  (draft, { id, to }) => {
    const level = draft.levels.find((each) => each.id === id);
    if (!level) return fault('missing_level', `levels.${id}`);
    const others = draft.levels.filter((other) => other !== level);
    setRest(draft, { levels: stacked(others.toSpliced(to, 0, level), lowest(draft.levels)) });
    return null;
  },
);

function lowest(levels: readonly { elevation: number }[]): number {
  return Math.min(...levels.map((each) => each.elevation));
}
