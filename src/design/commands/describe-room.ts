import { roomSchema } from '#design/records/room.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { changeRoom, roomPlaceFields, roomPlaceKey } from '#design/commands/room-place.ts';
import { withChanges } from '#design/commands/with-changes.ts';

const { name, type } = roomSchema.shape;

export const describeRoom = commandKind(
  'room.describe',
  { ...roomPlaceFields, name: name.optional(), type: type.optional() },
  (draft, { name, type, ...place }) => changeRoom(draft, place, (room) => withChanges(room, { name, type })),
  (place) => repeatsOn(`room.describe ${roomPlaceKey(place)}`),
);
