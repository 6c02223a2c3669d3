import type { RoomType } from '#design/records/room.ts';
import { clean, foldText } from '#models/search/text.ts';
import type { Style } from '#models/vocabulary.ts';

/** What a sentence asks for; only what was understood. */
export interface UnderstoodBrief {
  readonly type?: RoomType;
  readonly size?: 'small' | 'large';
  readonly style?: Style;
  /** Whole đồng. */
  readonly budget?: number;
  readonly inStock?: true;
  readonly keep?: boolean;
  /** Somebody works or learns there. */
  readonly desk?: true;
}

/** In three languages, with and without accents. The more particular stands before what it contains. */
const types: readonly (readonly [RoomType, readonly string[]])[] = [
  ['children', ['children', 'child', 'kid', 'nursery', 'phòng trẻ', 'trẻ em', 'phòng con', 'phòng bé', '儿童', '孩子']],
  ['bedroom', ['bedroom', 'phòng ngủ', '卧室', '睡房']],
  ['dining', ['dining', 'phòng ăn', '餐厅', '饭厅']],
  ['living', ['living room', 'lounge', 'sitting room', 'phòng khách', '客厅', '起居室']],
  ['kitchen', ['kitchen', 'bếp', '厨房']],
  ['study', ['study', 'home office', 'phòng làm việc', 'phòng đọc', '书房', '办公室']],
  ['bathroom', ['bathroom', 'toilet', 'phòng tắm', 'nhà vệ sinh', '卫生间', '浴室', '洗手间']],
  ['hall', ['hallway', 'entrance', 'tiền sảnh', 'lối vào', '玄关']],
  ['balcony', ['balcony', 'ban công', '阳台']],
  ['laundry', ['laundry', 'phòng giặt', '洗衣间']],
  ['altar', ['altar', 'phòng thờ', 'bàn thờ', '供奉', '佛堂']],
];
const styleWords: readonly (readonly [Style, readonly string[]])[] = [
  ['japandi', ['japandi', 'japanese', 'kiểu nhật', 'nhật bản', '日式', '日系']],
  ['wabiSabi', ['wabi', 'wabi-sabi', 'wabisabi', '侘寂']],
  ['newChinese', ['new chinese', 'tân trung hoa', 'trung hoa', '新中式', '中式']],
  ['indochine', ['indochine', 'đông dương', '南洋']],
  ['scandinavian', ['scandi', 'scandinavian', 'nordic', 'bắc âu', '北欧']],
  ['midCentury', ['mid-century', 'mid century', 'midcentury', 'retro', 'thập niên 60', 'giữa thế kỷ', '中古', '复古']],
  ['industrial', ['industrial', 'loft', 'công nghiệp', '工业']],
  ['french', ['french', 'kiểu pháp', 'phong cách pháp', '法式']],
  ['modern', ['modern', 'hiện đại', '现代']],
];
const sizes: readonly (readonly ['small' | 'large', readonly string[]])[] = [
  ['small', ['small', 'tiny', 'nhỏ', '小']],
  ['large', ['large', 'big', 'spacious', 'rộng', 'lớn', '大']],
];
const stockWords = ['in stock', 'còn hàng', 'có sẵn', '有货', '现货'];
const keepWords = ['keep', 'giữ', '保留'];
const clearWords = ['start over', 'from scratch', 'clear the room', 'bỏ hết', 'làm lại từ đầu', '清空', '重新'];
const deskWords = [
  'student',
  'desk',
  'work from home',
  'sinh viên',
  'học sinh',
  'bàn học',
  'bàn làm việc',
  '学生',
  '书桌',
  '办公',
];

export const longestBrief = 200;

/** A wish in plain words by rules: "small bedroom for a student, under 30 million, japandi". */
export function readBrief(text: string): UnderstoodBrief {
  const said = foldText(clean(text));
  const budget = budgetIn(said);
  // A sum of money says "large" in Chinese too: what is a sum is read once.
  const rest = said.replace(money, ' ');
  const type = firstOf(types, rest);
  const size = firstOf(sizes, rest);
  const style = firstOf(styleWords, rest);
  const clear = has(rest, clearWords);
  return {
    ...(type && { type }),
    ...(size && { size }),
    ...(style && { style }),
    ...(budget !== null && { budget }),
    ...(has(rest, stockWords) && { inStock: true as const }),
    ...((clear || has(rest, keepWords)) && { keep: !clear }),
    ...(type !== 'study' && has(rest, deskWords) && { desk: true as const }),
  };
}

function firstOf<T>(table: readonly (readonly [T, readonly string[]])[], said: string): T | undefined {
  return table.find(([, words]) => has(said, words))?.[0];
}

/** Latin words as words, not inside others; Chinese has no spaces. */
function has(said: string, words: readonly string[]): boolean {
  return words.some((word) => {
    const folded = foldText(word);
    if (!/[a-z]/.test(folded)) return said.includes(folded);
    const plain = ` ${said.replaceAll(/[^a-z0-9]+/g, ' ')} `;
    return ['', 's'].some((plural) => plain.includes(` ${folded.replaceAll('-', ' ')}${plural} `));
  });
}

const units: Readonly<Record<string, number>> = {
  million: 1e6,
  mil: 1e6,
  m: 1e6,
  trieu: 1e6,
  tr: 1e6,
  billion: 1e9,
  bn: 1e9,
  ty: 1e9,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};
/** `m` alone is a million where no length or area can be meant. */
const money =
  /(?<!\d)(\d{1,9}(?!\d)(?:[.,]\d{1,3})*)\s?(million|billion|mil|bn|trieu|tr|ty|百万|千万|万|亿|m(?![²2a-z]|\s*[x×*]))?(?![a-z])/g;
const least = 1_000_000;
const most = 100_000_000_000;

function budgetIn(said: string): number | null {
  for (const [, figures = '', unit] of said.matchAll(money)) {
    const value = Math.round(unit === undefined ? wholeOf(figures) : numberOf(figures) * (units[unit] ?? 1));
    if (unit === 'm' && numberOf(figures) < 8) continue;
    if (value >= least && value <= most) return value;
  }
  return null;
}

/** 30.000.000 and 30,000,000 are the same. */
function wholeOf(figures: string): number {
  return Number(figures.replaceAll(/[.,]/g, ''));
}

/** 1,5 and 1.5 are the same. */
function numberOf(figures: string): number {
  return /[.,]\d{3}(?!\d)/.test(figures) ? wholeOf(figures) : Number(figures.replace(',', '.'));
}
