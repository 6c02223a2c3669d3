import { roomSchema } from '#design/records/room.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withChanges } from '#design/commands/edits.ts';

const { id, name, type } = roomSchema.shape;

export const describeRoom = commandKind(
  'room.describe',
  { id, name: name.optional(), type: type.optional() },
  (design, { id, name, type }) => changeRecord(design, 'rooms', id, (room) => withChanges(room, { name, type })),
  ({ id }) => repeatsOn(`room.describe ${id}`),
);
