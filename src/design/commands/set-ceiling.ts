import { ceilingSchema } from '#design/records/ceiling.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { changeRoom, roomPlaceFields, roomPlaceKey } from '#design/commands/room-place.ts';
import { withOptional } from '#design/commands/with-changes.ts';

export const setCeiling = commandKind(
  'room.ceiling',
  { ...roomPlaceFields, ceiling: ceilingSchema.nullable() },
  (draft, { ceiling, ...place }) => changeRoom(draft, place, (room) => withOptional(room, 'ceiling', ceiling)),
  (place) => repeatsOn(`room.ceiling ${roomPlaceKey(place)}`),
);
