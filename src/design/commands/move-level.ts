import { z } from 'zod';
import { levelIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { levelOf } from '#design/document.ts';
import type { Level } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';

/** To another place in the stack, counted from below; all are stacked anew upon the lowest floor. */
export const moveLevel = commandKind(
  'level.move',
  { id: levelIdField, to: z.number().int().min(0).max(limits.levels) },
  (design, { id, to }) => {
    const level = levelOf(design, id);
    if (!level) return fault('missing_level', `levels.${id}`);
    const others = design.levels.filter((other) => other !== level);
    return {
      ...design,
      levels: stacked(others.toSpliced(to, 0, level), Math.min(...design.levels.map((each) => each.elevation))),
    };
  },
);

function stacked(levels: readonly Level[], lowest: number): Level[] {
  let elevation = lowest;
  return levels.map((level) => {
    const placed = level.elevation === elevation ? level : { ...level, elevation };
    elevation += level.height + level.slab;
    return placed;
  });
}
