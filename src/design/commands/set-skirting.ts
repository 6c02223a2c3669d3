import { roomIdField } from '#design/records/fields.ts';
import { skirtingSchema } from '#design/records/skirting.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

/** Null for none; left out for the usual one. */
export const setSkirting = commandKind(
  'room.skirting',
  { id: roomIdField, skirting: skirtingSchema.nullable().optional() },
  (design, { id, skirting }) =>
    changeRecord(design, 'rooms', id, (room) => {
      const plain = withOptional(room, 'skirting', null);
      return skirting === undefined ? plain : { ...plain, skirting };
    }),
  ({ id }) => repeatsOn(`room.skirting ${id}`),
);
