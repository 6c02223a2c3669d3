import { wallSchema } from '#design/records/wall.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';

export const addWall = commandKind('wall.add', { wall: wallSchema }, (design, { wall }) =>
  addRecord(design, 'walls', wall),
);
