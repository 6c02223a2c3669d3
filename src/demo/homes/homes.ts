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
  ['veranda-living', 'veranda', 'living', 'Hội An', 24.3, 'Phòng khách mở ra hiên', 'Open to the veranda', '朝廊而开的客厅'],
  ['french-living', 'french', 'living', 'Hà Nội', 27, 'Phòng khách trần cao', 'A tall sitting room', '高顶客厅'],
  ['japandi-flat', 'japandi', 'flat', 'Đà Nẵng', 62.3, 'Căn hộ gỗ sồi một phòng ngủ', 'One bedroom in pale oak', '浅橡一居', true],
  ['wabi-studio', 'wabiSabi', 'studio', 'Đà Nẵng', 38.6, 'Căn studio màu đất', 'A studio the colour of clay', '陶土色单间'],
  ['japandi-studio', 'japandi', 'studio', 'Hà Nội', 36.1, 'Studio và góc ngủ kín', 'A studio with a quiet alcove', '带睡龛的单间'],
  ['industrial-loft', 'industrial', 'loft', 'Sài Gòn', 54.1, 'Gác xép xưởng cũ', 'Loft in an old workshop', '旧厂房阁楼'],
  ['tube-house', 'indochine', 'tubeHouse', 'Sài Gòn', 109, 'Nhà ống có giếng trời', 'A tube house with a light well', '带天井的管屋'],
  ['veranda-reading', 'veranda', 'study', 'Huế', 16.7, 'Phòng đọc bên hiên', 'A reading room by the veranda', '廊下书房'],
  ['japandi-bedroom', 'japandi', 'bedroom', 'Hà Nội', 16.8, 'Phòng ngủ sau song ô vuông', 'Behind a square lattice', '方格窗后的卧室'],
  ['indochine-bedroom', 'indochine', 'bedroom', 'Hội An', 21.1, 'Giường màn gỗ gụ', 'The mahogany canopy bed', '红木架子床'],
  ['wabi-bedroom', 'wabiSabi', 'bedroom', 'Hội An', 19.5, 'Phòng ngủ tường đất', 'A bedroom of clay walls', '土墙卧室'],
  ['japandi-children', 'japandi', 'children', 'Đà Nẵng', 14.4, 'Giường ngôi nhà nhỏ', 'A bed like a small house', '小屋床儿童房'],
  ['veranda-kitchen', 'veranda', 'kitchen', 'Sài Gòn', 21, 'Bếp gỗ óc chó', 'A walnut kitchen', '胡桃木厨房'],
  ['modern-kitchen', 'modern', 'kitchen', 'Hà Nội', 21.1, 'Bếp xám, bàn dài', 'Grey kitchen, long table', '灰调厨房与长桌'],
  ['scandinavian-kitchen', 'scandinavian', 'kitchen', 'Đà Lạt', 21.8, 'Bếp trắng buổi sáng', 'A white kitchen in the morning', '清晨的白厨房'],
  ['midcentury-kitchen', 'midCentury', 'kitchen', 'Đà Nẵng', 19.8, 'Bếp và bàn ăn ngày chủ nhật', 'Sunday kitchen', '周日的厨房'],
  ['indochine-dining', 'indochine', 'dining', 'Huế', 21.1, 'Bữa cơm trong nắng chớp', 'Dinner in slatted light', '百叶光里的一餐'],
  ['midcentury-dining', 'midCentury', 'dining', 'Sài Gòn', 17.6, 'Bàn tròn dưới đèn đồng', 'Round table, brass lamps', '铜灯下的圆桌'],
  ['newchinese-dining', 'newChinese', 'dining', 'Hà Nội', 19.3, 'Phòng ăn song bước', 'Dining by the stepped lattice', '步步锦餐厅'],
  ['industrial-study', 'industrial', 'study', 'Hà Nội', 15.1, 'Bàn vẽ dưới khung thép', 'A desk under steel windows', '钢窗下的工作台'],
  ['veranda-flat', 'veranda', 'flat', 'Hội An', 71, 'Căn hộ có hiên', 'A flat with a veranda', '有廊的家', true],
  ['modern-flat', 'modern', 'flat', 'Sài Gòn', 104.9, 'Căn hộ ba phòng ngủ trên cao', 'Three bedrooms, high up', '高处的三居', true],
  ['indochine-flat', 'indochine', 'flat', 'Hà Nội', 71, 'Căn hộ phố cũ', 'A flat in the old quarter', '老街公寓', true],
  ['scandinavian-flat', 'scandinavian', 'flat', 'Đà Lạt', 62.3, 'Căn hộ nhìn ra đồi thông', 'A flat among pines', '松林边的家', true],
  ['midcentury-flat', 'midCentury', 'flat', 'Sài Gòn', 104.9, 'Căn hộ màu da bò', 'A flat in cognac and walnut', '皮革与胡桃木之家', true],
  ['newchinese-flat', 'newChinese', 'flat', 'Huế', 71, 'Căn hộ bên sông Hương', 'A flat by the Perfume River', '香江边的家', true],
  ['french-flat', 'french', 'flat', 'Đà Lạt', 62.3, 'Căn hộ tường kem', 'A flat in cream and brass', '奶油与黄铜', true],
  ['wabi-living', 'wabiSabi', 'living', 'Đà Nẵng', 24.6, 'Phòng khách lặng', 'A quiet sitting room', '静室'],
  ['french-bedroom', 'french', 'bedroom', 'Đà Lạt', 20.2, 'Phòng ngủ đón nắng chiều', 'Afternoon bedroom', '午后卧室'],
  ['scandinavian-children', 'scandinavian', 'children', 'Hà Nội', 14.3, 'Phòng của Gạo', 'A room for one child', '小米的房间'],
  ['wabi-bathroom', 'wabiSabi', 'bathroom', 'Đà Nẵng', 10.8, 'Phòng tắm vữa đất', 'A bath in clay plaster', '土灰泥浴室'],
  ['modern-bathroom', 'modern', 'bathroom', 'Sài Gòn', 9.9, 'Phòng tắm đá xám', 'A bath in grey stone', '灰石浴室'],
  ['indochine-bathroom', 'indochine', 'bathroom', 'Hội An', 11.4, 'Phòng tắm gạch men xanh', 'A bath in green tile', '绿釉砖浴室'],
  ['veranda-balcony', 'veranda', 'balcony', 'Hội An', 10.3, 'Hiên nhìn ra vườn', 'A veranda over the garden', '望园之廊'],
];

/** Furnished rooms and homes of the demo world, made by `scripts/demo-homes.ts`. */
export const homes: readonly DemoHome[] = rows.map(([id, style, type, place, area, vi, en, zh, panorama]) => ({
  id, style, type, place, area, names: { vi, en, zh }, cameras: panorama ? ['main', 'detail', 'panorama'] : ['main', 'detail'],
}));
