import type { Locale } from '#lib/locale.ts';
import type { Style } from '#models/vocabulary.ts';

/** What a demo home is: one room shown by itself, or a whole dwelling. */
export const homeTypes = ['living', 'dining', 'kitchen', 'bedroom', 'children', 'study', 'bathroom', 'hall', 'balcony', 'flat', 'studio', 'loft', 'tubeHouse'] as const;
export type HomeType = (typeof homeTypes)[number];

export interface DemoHome {
  /** Its document is `documents/<id>.json`. */
  id: string;
  names: Record<Locale, string>;
  /** `veranda` is the house's own style (LOOK §7). */
  style: Style | 'veranda';
  type: HomeType;
  place: 'Hà Nội' | 'Huế' | 'Đà Nẵng' | 'Hội An' | 'Đà Lạt' | 'Sài Gòn';
  /** Square metres between the walls, all rooms together. */
  area: number;
  /** Cameras of its document. */
  cameras: readonly ('main' | 'detail' | 'panorama')[];
}

type Row = readonly [id: string, style: DemoHome['style'], type: HomeType, place: DemoHome['place'], area: number, vi: string, en: string, zh: string, panorama?: true];

const rows: readonly Row[] = [
  ['japandi-living', 'japandi', 'living', 'Đà Lạt', 23.9, 'Nắng sớm trên gỗ sồi', 'Early sun on pale oak', '晨光与浅橡'],
  ['indochine-living', 'indochine', 'living', 'Sài Gòn', 27.8, 'Phòng khách sau cửa chớp', 'Behind green shutters', '绿百叶后的客厅'],
  ['modern-living', 'modern', 'living', 'Sài Gòn', 31.7, 'Phòng khách hai mặt sáng', 'Light from two sides', '两面采光的客厅'],
  ['newchinese-living', 'newChinese', 'living', 'Hà Nội', 25, 'Bóng song gỗ', 'Lattice shadows', '窗棂影'],
  ['midcentury-living', 'midCentury', 'living', 'Đà Lạt', 25.8, 'Óc chó và nắng chiều', 'Walnut and a low sun', '胡桃木与斜阳'],
  ['scandinavian-living', 'scandinavian', 'living', 'Đà Nẵng', 22, 'Phòng khách trắng', 'A white sitting room', '白色客厅'],
  ['industrial-living', 'industrial', 'living', 'Sài Gòn', 30, 'Kho cũ, sofa da', 'Old store, leather sofa', '旧仓库与皮沙发'],
  ['newchinese-bedroom', 'newChinese', 'bedroom', 'Sài Gòn', 19.3, 'Phòng ngủ xanh mực', 'A bedroom in ink blue', '墨蓝卧室'],
  ['scandinavian-bedroom', 'scandinavian', 'bedroom', 'Đà Lạt', 15.2, 'Phòng ngủ trên đồi', 'A bedroom on the hill', '山坡上的卧室'],
  ['newchinese-study', 'newChinese', 'study', 'Huế', 16.7, 'Thư phòng nhìn ra vườn', 'A study by the garden', '临园书房'],
  ['midcentury-study', 'midCentury', 'study', 'Sài Gòn', 15.1, 'Bàn viết quay ra cửa sổ', 'A desk at the window', '窗边书桌'],
  ['newchinese-hall', 'newChinese', 'hall', 'Sài Gòn', 10.8, 'Tiền sảnh song gỗ', 'Hall with a lattice', '花格玄关'],
  ['veranda-bedroom', 'veranda', 'bedroom', 'Huế', 18.5, 'Phòng ngủ bên hiên', 'A bedroom by the veranda', '廊边卧室'],
];

/** Furnished rooms and homes of the demo world, made by `scripts/demo-homes.ts`. */
export const homes: readonly DemoHome[] = rows.map(([id, style, type, place, area, vi, en, zh, panorama]) => ({
  id, style, type, place, area, names: { vi, en, zh }, cameras: panorama ? ['main', 'detail', 'panorama'] : ['main', 'detail'],
}));
