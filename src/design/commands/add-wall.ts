import { wallSchema } from '#elements/wall/schema.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';

export const addWall = commandKind('wall.add', { wall: wallSchema }, (design, { wall }) => addRecord(design, 'walls', wall));
