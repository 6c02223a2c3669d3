import type { Design } from '#design/document.ts';
import type { Locale } from '#lib/locale.ts';
import { rooms } from '#models/vocabulary.ts';

type RoomType = Design['rooms'][string]['type'];

/** Rooms without furniture, which the model library has no name for. */
const others: Partial<Record<RoomType, Record<Locale, string>>> = {
  altar: { en: 'Altar room', zh: '供奉间', vi: 'Phòng thờ' },
  storage: { en: 'Storage', zh: '储物间', vi: 'Kho' },
  laundry: { en: 'Laundry', zh: '洗衣间', vi: 'Phòng giặt' },
  stairs: { en: 'Stairs', zh: '楼梯', vi: 'Cầu thang' },
  garage: { en: 'Garage', zh: '车库', vi: 'Chỗ để xe' },
  courtyard: { en: 'Courtyard', zh: '天井', vi: 'Giếng trời' },
};

/** A room's name in the reader's language; for one without a type the name its owner gave it. */
export function roomName({ type, name }: { type: string; name: string }, locale: Locale): string {
  return rooms[type as keyof typeof rooms]?.[locale] ?? others[type as RoomType]?.[locale] ?? name;
}
