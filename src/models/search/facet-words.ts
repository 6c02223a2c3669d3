import type { LocalizedText } from '#models/family.ts';

export const facetNames = {
  category: { en: 'Category', zh: '类别', vi: 'Nhóm' },
  family: { en: 'Piece', zh: '品类', vi: 'Loại' },
  room: { en: 'Room', zh: '空间', vi: 'Phòng' },
  style: { en: 'Style', zh: '风格', vi: 'Phong cách' },
  placement: { en: 'Place', zh: '摆放', vi: 'Vị trí' },
  finish: { en: 'Material', zh: '材质', vi: 'Chất liệu' },
  width: { en: 'Width', zh: '宽', vi: 'Rộng' },
  depth: { en: 'Depth', zh: '深', vi: 'Sâu' },
  height: { en: 'Height', zh: '高', vi: 'Cao' },
} as const satisfies Record<string, LocalizedText>;

export const lengthName: LocalizedText = { en: 'Length', zh: '长', vi: 'Dài' };
export const diagonalName: LocalizedText = { en: 'Diagonal', zh: '对角线', vi: 'Đường chéo' };
export const seatsName: LocalizedText = { en: 'Seats', zh: '座位', vi: 'Số chỗ' };
export const sizeName: LocalizedText = { en: 'Size', zh: '尺寸', vi: 'Kích thước' };
export const fitsName: LocalizedText = { en: 'Fits in', zh: '放得下', vi: 'Vừa chỗ' };
