import { ceilingSchema } from '#elements/ceiling/schema.ts';
import { roomIdField } from '#elements/shared/schema.ts';
import { again, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

export const ceilRoom = commandKind('room.ceiling', { id: roomIdField, ceiling: ceilingSchema.nullable() },
  (design, { id, ceiling }) => changeRecord(design, 'rooms', id, (room) => withOptional(room, 'ceiling', ceiling)),
  ({ id }) => again(`room.ceiling ${id}`));
