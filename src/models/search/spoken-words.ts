import type { Locale } from '#lib/locale.ts';
import type { Placement, LocalizedText } from '#models/family.ts';
import type { FinishKind } from '#models/materials/finish.ts';
import type { Category, Room, Style } from '#models/vocabulary.ts';
import { tokensOf, type Token } from './text.ts';

/**
 * Other names people use for our rooms, styles, categories and placements. Written with accents; the index folds them.
 */
export type SpokenForms = Record<Locale, readonly string[]>;

export const roomWords: Record<Room, SpokenForms> = {
  living: { en: ['lounge', 'sitting room', 'living'], zh: ['起居室', '大厅'], vi: ['phòng sinh hoạt'] },
  dining: { en: ['dining'], zh: ['饭厅', '用餐区'], vi: ['nhà ăn'] },
  kitchen: { en: [], zh: ['灶间'], vi: ['nhà bếp', 'phòng bếp'] },
  bedroom: { en: ['master bedroom', 'guest room'], zh: ['卧房', '睡房', '主卧', '次卧'], vi: ['buồng ngủ'] },
  study: {
    en: ['home office', 'office', 'work room'],
    zh: ['办公室', '工作室', '办公'],
    vi: ['phòng đọc sách', 'phòng học', 'văn phòng'],
  },
  children: {
    en: ['kids room', 'kid', 'nursery', 'child', 'kids'],
    zh: ['孩子房', '小孩房', '儿童', '宝宝房'],
    vi: ['phòng bé', 'phòng con', 'trẻ em', 'em bé', 'cho bé'],
  },
  bathroom: {
    en: ['bath room', 'washroom', 'restroom', 'ensuite'],
    zh: ['浴室', '洗手间', '厕所', '淋浴间'],
    vi: ['nhà tắm', 'nhà vệ sinh', 'phòng vệ sinh'],
  },
  hall: {
    en: ['hallway', 'entrance', 'entry', 'foyer', 'corridor'],
    zh: ['门厅', '入户', '走廊', '过道'],
    vi: ['sảnh vào', 'lối vào', 'sảnh', 'hành lang'],
  },
  balcony: {
    en: ['terrace', 'veranda', 'patio', 'outdoor'],
    zh: ['露台', '户外', '庭院'],
    vi: ['hiên', 'sân hiên', 'sân thượng', 'ngoài trời', 'lô gia'],
  },
};

export const styleWords: Record<Style, SpokenForms> = {
  modern: {
    en: ['contemporary', 'minimal', 'minimalist'],
    zh: ['现代风', '简约', '现代简约', '极简', '当代'],
    vi: ['tối giản', 'đương đại'],
  },
  japandi: {
    en: ['japanese', 'muji', 'zen'],
    zh: ['日系', '日本风', '原木风', '无印'],
    vi: ['nhật', 'nhật bản', 'kiểu nhật', 'phong cách nhật'],
  },
  indochine: { en: ['indochina', 'tropical', 'colonial'], zh: ['东南亚', '印支', '南洋风'], vi: ['indochine'] },
  scandinavian: { en: ['scandi', 'nordic'], zh: ['北欧风', '斯堪的纳维亚'], vi: ['scandinavian', 'scandi'] },
  newChinese: {
    en: ['chinese', 'oriental'],
    zh: ['中式', '中国风', '国风'],
    vi: ['trung hoa', 'kiểu trung hoa', 'kiểu tàu'],
  },
  industrial: { en: ['loft'], zh: ['工业', '复古工业', 'loft'], vi: ['industrial', 'loft'] },
  wabiSabi: { en: ['wabi'], zh: ['侘寂风', '诧寂'], vi: ['wabi'] },
  french: { en: ['classic french', 'provence'], zh: ['法式风', '法国', '轻法式'], vi: ['pháp', 'phong cách pháp'] },
  midCentury: {
    en: ['mid century modern', 'retro', 'vintage'],
    zh: ['中古', '复古', '世纪中期'],
    vi: ['retro', 'vintage', 'giữa thế kỷ', 'cổ điển giữa thế kỷ'],
  },
};

export const categoryWords: Record<Category, SpokenForms> = {
  seating: {
    en: ['seat', 'somewhere to sit', 'tables and chairs'],
    zh: ['椅', '凳', '桌椅'],
    vi: ['ghế', 'chỗ ngồi', 'bàn ghế'],
  },
  tables: { en: ['table', 'tables and chairs'], zh: ['桌', '几', '桌子', '桌椅'], vi: ['cái bàn', 'bàn ghế'] },
  beds: { en: [], zh: ['床'], vi: ['giường ngủ'] },
  storage: {
    en: ['cabinet', 'cupboard'],
    zh: ['柜', '柜子', '储物', '收纳柜'],
    vi: ['tủ', 'kệ', 'tủ đựng đồ', 'lưu trữ'],
  },
  kitchen: { en: ['kitchen unit', 'kitchen furniture'], zh: ['橱柜', '厨柜'], vi: ['tủ bếp', 'đồ bếp'] },
  bath: { en: ['sanitary ware', 'bathroom fitting'], zh: ['洁具'], vi: ['thiết bị vệ sinh', 'đồ phòng tắm'] },
  lighting: { en: ['lamp', 'light'], zh: ['灯', '照明'], vi: ['chiếu sáng'] },
  textiles: { en: ['soft furnishing'], zh: ['软装', '织物'], vi: ['vải', 'đồ vải'] },
  decor: {
    en: ['decoration', 'accessory', 'ornament', 'decor'],
    zh: ['摆件', '装饰', '装饰品', '饰品', '摆设'],
    vi: ['trang trí', 'phụ kiện', 'đồ decor'],
  },
  appliances: {
    en: ['white goods'],
    zh: ['家电', '设备'],
    vi: ['đồ điện', 'đồ gia dụng', 'điện máy', 'thiết bị điện'],
  },
};

export const placements: Record<Placement, LocalizedText> = {
  floor: { en: 'Stands on the floor', zh: '落地', vi: 'Đặt sàn' },
  wall: { en: 'On the wall', zh: '壁挂安装', vi: 'Gắn tường' },
  ceiling: { en: 'On the ceiling', zh: '顶面安装', vi: 'Gắn trần' },
  top: { en: 'On top of something', zh: '台面摆放', vi: 'Đặt trên mặt bàn, kệ' },
};

export const placementWords: Record<Placement, SpokenForms> = {
  floor: { en: ['floor standing', 'freestanding', 'free standing'], zh: ['落地式'], vi: ['đứng sàn', 'để sàn'] },
  wall: {
    en: ['wall mounted', 'wall hung', 'wall', 'on wall'],
    zh: ['壁挂', '挂墙', '墙上', '壁'],
    vi: ['treo tường', 'trên tường', 'âm tường', 'tường'],
  },
  ceiling: { en: ['ceiling', 'hanging'], zh: ['吊', '吸顶', '吊顶', '天花'], vi: ['treo trần', 'trần', 'âm trần'] },
  top: {
    en: ['tabletop', 'table top', 'desktop', 'countertop'],
    zh: ['台面', '桌面', '桌上'],
    vi: ['để bàn', 'đặt bàn', 'trên bàn'],
  },
};

export const kindWords: Record<FinishKind, SpokenForms> = {
  wood: { en: ['wooden', 'timber', 'solid wood'], zh: ['木', '实木', '木质', '木头', '原木'], vi: ['gỗ tự nhiên'] },
  fabric: { en: ['cloth', 'upholstered', 'textile'], zh: ['布', '布料', '面料', '织物'], vi: ['bọc vải', 'vải bọc'] },
  leather: { en: ['hide'], zh: ['皮', '真皮', '牛皮'], vi: ['da thật', 'bọc da', 'da bò'] },
  stone: { en: ['marble top', 'natural stone'], zh: ['石', '岩板', '石头'], vi: ['mặt đá', 'đá tự nhiên'] },
  tile: { en: ['tiled'], zh: ['砖'], vi: ['gạch men', 'gạch bông'] },
  metal: { en: ['steel', 'iron'], zh: ['铁艺', '铁', '钢'], vi: ['sắt', 'thép'] },
  glass: { en: [], zh: ['玻璃面'], vi: ['mặt kính', 'thuỷ tinh'] },
  mirror: { en: ['mirrored'], zh: [], vi: [] },
  paint: { en: ['painted', 'lacquered', 'lacquer'], zh: ['烤漆', '油漆'], vi: ['sơn phủ', 'sơn mài'] },
  plaster: { en: [], zh: [], vi: [] },
  ceramic: { en: ['porcelain', 'pottery', 'stoneware'], zh: ['陶', '瓷', '陶器'], vi: ['gốm', 'sứ'] },
  rattan: {
    en: ['rattan', 'cane', 'wicker', 'woven'],
    zh: ['藤', '藤条', '编织', '竹编'],
    vi: ['mây', 'mây tre', 'mây đan', 'cói'],
  },
  plastic: { en: [], zh: [], vi: [] },
  paper: { en: ['rice paper'], zh: ['宣纸'], vi: ['giấy dó'] },
  plant: { en: [], zh: [], vi: [] },
  light: { en: [], zh: [], vi: [] },
  screen: { en: [], zh: [], vi: [] },
};

/**
 * Other names people use for families, beside their synonyms. We have no dressing table: the nearest are shown, with a
 * note.
 */
export const familyWords: Readonly<Record<string, SpokenForms>> = {
  shower: {
    en: ['shower head', 'rain shower'],
    zh: ['花洒', '淋浴花洒', '淋浴'],
    vi: ['vòi sen', 'vòi hoa sen', 'sen tắm', 'sen cây'],
  },
  'shoe-cabinet': { en: [], zh: [], vi: ['tủ giầy', 'tủ giầy dép', 'kệ giầy'] },
  desk: dressingTable(),
  'console-table': dressingTable(),
};

function dressingTable(): SpokenForms {
  return {
    en: ['dressing table', 'makeup table', 'make-up table', 'vanity table', 'vanity desk'],
    zh: ['梳妆台', '梳妆桌', '化妆台', '化妆桌', '妆台'],
    vi: ['bàn trang điểm', 'bàn phấn'],
  };
}

/**
 * Things we have none of and nothing near, whose names would pass for something else: `noi` for nội (thất), cot for
 * cột. They are reported as unknown.
 */
export const absentThings =
  /(?<![\p{L}\d])(?:nôi|noi(?! that)|cũi|(?:baby )?(?:cots?|cribs?)|bassinets?)(?![\p{L}\d])|婴儿床|摇篮/gu;

const vietnameseStopWords =
  'cho bằng có màu cái chiếc một với và của loại kiểu trong để ở tìm mua cần muốn tôi mình nhà đẹp rẻ ' +
  'tốt mẫu mà thì là này đó đồ nội thất phong phòng cách bộ con những các đến từ hàng cỡ nơi';

/** Stop words, dropped silently. Without accents, as in the index. */
export const stopWords = new Set([
  ...(
    'a an the of for with without in on at to and or from by my our your me i we is are be it that this ' +
    'some any please find show search need want looking buy get made new nice good beautiful best cheap ' +
    'furniture piece model models 3d style room size cm mm'
  ).split(' '),
  ...tokensOf(vietnameseStopWords).map(({ folded }) => folded),
  ...'的 了 要 我 想 买 带 有 用 和 与 或 在 个 一 张 把 款 式 风 格 家 具 找 给 是 好 看 适 合 做 里 放 配 模 型 色 套 尺 寸'.split(
    ' ',
  ),
]);

const accented = new Set(tokensOf(vietnameseStopWords).map(({ folded, marks }) => folded + marks));

/** Accents count where they were typed: nội is filler, nồi is a pot. */
export function isStopWord({ folded, marks }: Pick<Token, 'folded' | 'marks'>): boolean {
  return marks === '' ? stopWords.has(folded) : accented.has(folded + marks);
}

/** Forms that mean "nothing special": matching everything by them would not help. */
export const neutralForms = new Set([
  'none',
  'no',
  'without',
  'standard',
  'yes',
  'plain',
  'khong',
  'khong co',
  'thuong',
  'tieu chuan',
  'co',
  '无',
  '没有',
  '普通',
  '标准',
  '有',
]);
