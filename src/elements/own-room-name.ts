import { roomSchema } from '#design/records/room.ts';
import { roomName } from '#elements/room-name.ts';
import { locales, type Locale } from '#lib/locale.ts';

const usual = new Set(
  roomSchema.shape.type.options.flatMap((type) => locales.map((locale) => roomName({ type, name: '' }, locale))),
);

/** In the editor a name of one's own is shown as it was written; a usual one is in the reader's language. */
export function ownRoomName(room: { type: string; name: string }, locale: Locale): string {
  return usual.has(room.name) ? roomName(room, locale) : room.name || roomName(room, locale);
}
