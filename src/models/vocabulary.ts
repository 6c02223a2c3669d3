import type { LocalizedText } from '#models/family.ts';

export const rooms = {
  living: { en: 'Living room', zh: '客厅', vi: 'Phòng khách' },
  dining: { en: 'Dining room', zh: '餐厅', vi: 'Phòng ăn' },
  kitchen: { en: 'Kitchen', zh: '厨房', vi: 'Bếp' },
  bedroom: { en: 'Bedroom', zh: '卧室', vi: 'Phòng ngủ' },
  study: { en: 'Study', zh: '书房', vi: 'Phòng làm việc' },
  children: { en: 'Children’s room', zh: '儿童房', vi: 'Phòng trẻ em' },
  bathroom: { en: 'Bathroom', zh: '卫生间', vi: 'Phòng tắm' },
  hall: { en: 'Hall', zh: '玄关', vi: 'Tiền sảnh' },
  balcony: { en: 'Balcony', zh: '阳台', vi: 'Ban công' },
} as const satisfies Record<string, LocalizedText>;
export type Room = keyof typeof rooms;

export const styles = {
  modern: { en: 'Modern', zh: '现代', vi: 'Hiện đại' },
  japandi: { en: 'Japandi', zh: '日式', vi: 'Japandi' },
  indochine: { en: 'Indochine', zh: '南洋', vi: 'Đông Dương' },
  scandinavian: { en: 'Scandinavian', zh: '北欧', vi: 'Bắc Âu' },
  newChinese: { en: 'New Chinese', zh: '新中式', vi: 'Tân Trung Hoa' },
  industrial: { en: 'Industrial', zh: '工业风', vi: 'Công nghiệp' },
  wabiSabi: { en: 'Wabi-sabi', zh: '侘寂', vi: 'Wabi-sabi' },
  french: { en: 'French', zh: '法式', vi: 'Kiểu Pháp' },
  midCentury: { en: 'Mid-century', zh: '中古风', vi: 'Giữa thế kỷ 20' },
} as const satisfies Record<string, LocalizedText>;
export type Style = keyof typeof styles;

export const categories = {
  seating: { en: 'Seating', zh: '坐具', vi: 'Ghế ngồi' },
  tables: { en: 'Tables', zh: '桌几', vi: 'Bàn' },
  beds: { en: 'Beds', zh: '床具', vi: 'Giường' },
  storage: { en: 'Storage', zh: '收纳', vi: 'Tủ kệ' },
  kitchen: { en: 'Kitchen', zh: '厨房', vi: 'Bếp' },
  bath: { en: 'Bathroom', zh: '卫浴', vi: 'Phòng tắm' },
  lighting: { en: 'Lighting', zh: '灯具', vi: 'Đèn' },
  textiles: { en: 'Textiles', zh: '布艺', vi: 'Vải và thảm' },
  decor: { en: 'Décor', zh: '装饰摆件', vi: 'Đồ trang trí' },
  appliances: { en: 'Appliances', zh: '电器', vi: 'Đồ điện gia dụng' },
} as const satisfies Record<string, LocalizedText>;
export type Category = keyof typeof categories;
