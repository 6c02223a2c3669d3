import { skirtingSchema } from '#design/records/skirting.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { changeRoom, roomPlaceFields, roomPlaceKey } from '#design/commands/room-place.ts';
import { withOptional } from '#design/commands/with-changes.ts';

/** Null for none; left out for the usual one. */
export const setSkirting = commandKind(
  'room.skirting',
  { ...roomPlaceFields, skirting: skirtingSchema.nullable().optional() },
  (draft, { skirting, ...place }) =>
    changeRoom(draft, place, (room) => {
      const plain = withOptional(room, 'skirting', null);
      return skirting === undefined ? plain : { ...plain, skirting };
    }),
  (place) => repeatsOn(`room.skirting ${roomPlaceKey(place)}`),
);
