import { ceilingSchema } from '#design/records/ceiling.ts';
import { roomIdField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

export const setCeiling = commandKind(
  'room.ceiling',
  { id: roomIdField, ceiling: ceilingSchema.nullable() },
  (design, { id, ceiling }) => changeRecord(design, 'rooms', id, (room) => withOptional(room, 'ceiling', ceiling)),
  ({ id }) => repeatsOn(`room.ceiling ${id}`),
);
