import { ceilingSchema } from '#design/records/ceiling.ts';
import { roomIdField } from '#design/records/fields.ts';
import { again, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

export const ceilRoom = commandKind('room.ceiling', { id: roomIdField, ceiling: ceilingSchema.nullable() },
  (design, { id, ceiling }) => changeRecord(design, 'rooms', id, (room) => withOptional(room, 'ceiling', ceiling)),
  ({ id }) => again(`room.ceiling ${id}`));
