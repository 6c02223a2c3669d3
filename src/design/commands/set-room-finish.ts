import { z } from 'zod';
import { surfaceSchema } from '#design/records/surface.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { changeRoom, roomPlaceFields, roomPlaceKey } from '#design/commands/room-place.ts';
import { withOptional } from '#design/commands/with-changes.ts';

/** Its floor, or all of its walls that have nothing of their own. */
export const setRoomFinish = commandKind(
  'room.finish',
  { ...roomPlaceFields, face: z.enum(['floor', 'walls']), surface: surfaceSchema.nullable() },
  (draft, { face, surface, ...place }) => changeRoom(draft, place, (room) => withOptional(room, face, surface)),
  ({ face, ...place }) => repeatsOn(`room.finish ${roomPlaceKey(place)} ${face}`),
);
