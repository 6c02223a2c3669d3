import { z } from 'zod';
import { roomIdField, surfaceSchema } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

/** Its floor, or all of its walls that have nothing of their own. */
export const setRoomFinish = commandKind(
  'room.finish',
  { id: roomIdField, face: z.enum(['floor', 'walls']), surface: surfaceSchema.nullable() },
  (design, { id, face, surface }) => changeRecord(design, 'rooms', id, (room) => withOptional(room, face, surface)),
  ({ id, face }) => repeatsOn(`room.finish ${id} ${face}`),
);
