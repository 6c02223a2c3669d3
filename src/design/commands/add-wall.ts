import { wallSchema } from '#design/records/wall.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addWall = commandKind('wall.add', { wall: wallSchema }, (draft, { wall }) => add(draft, 'walls', wall));
