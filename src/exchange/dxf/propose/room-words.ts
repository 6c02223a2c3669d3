import type { RoomType } from '#design/records/room.ts';

/** What rooms are called on plans, in the languages and abbreviations that are met. The first that fits counts. */
const words: readonly (readonly [RoomType, RegExp])[] = [
  ['bathroom', /bath|toilet|\bw\.?c\b|shower|vệ sinh|phòng tắm|nhà tắm|卫|浴|厕/iu],
  ['children', /child|kid|trẻ|儿童|小孩/iu],
  ['kitchen', /kitchen|bếp|厨/iu],
  ['bedroom', /bed|phòng ngủ|\bp\.?\s?ngủ|\bngủ\b|卧|主人房|客房/iu],
  ['dining', /dining|phòng ăn|\bp\.?\s?ăn\b|餐/iu],
  ['living', /living|lounge|phòng khách|\bp\.?\s?khách|sinh hoạt|客厅|起居/iu],
  ['study', /study|office|làm việc|书房|办公/iu],
  ['altar', /altar|thờ|佛堂/iu],
  ['balcony', /balcon|terrace|loggia|ban công|sân thượng|lô gia|阳台|露台/iu],
  ['laundry', /laundry|utility|giặt|洗衣/iu],
  ['storage', /stor|pantry|wardrobe|kho\b|储|衣帽/iu],
  ['stairs', /stair|cầu thang|楼梯/iu],
  ['garage', /garage|ga ?ra|để xe|车库/iu],
  ['courtyard', /court|patio|giếng trời|sân trong|天井|庭院/iu],
  ['hall', /hall|corridor|entr|foyer|hành lang|sảnh|tiền sảnh|玄关|走廊|过道|门厅/iu],
];

/** Null where the name does not say what it is. */
export function roomTypeFor(name: string): RoomType | null {
  const text = name.slice(0, 120).normalize('NFC');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
