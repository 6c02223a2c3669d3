import type { Finish, FinishKind } from '#models/materials/finish.ts';
import type { SpokenForms } from './spoken-words.ts';

export type Colour =
  | 'black'
  | 'white'
  | 'cream'
  | 'grey'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'gold';

export const colourWords: Record<Colour, SpokenForms> = {
  black: { en: ['black'], zh: ['黑', '黑色'], vi: ['đen', 'màu đen'] },
  white: { en: ['white'], zh: ['白', '白色'], vi: ['trắng', 'màu trắng'] },
  cream: {
    en: ['cream', 'beige', 'ivory', 'off white'],
    zh: ['米色', '奶油色', '米白', '象牙白'],
    vi: ['kem', 'be', 'màu kem', 'màu be', 'trắng kem', 'ngà'],
  },
  grey: { en: ['grey', 'gray'], zh: ['灰', '灰色'], vi: ['xám', 'ghi', 'màu xám'] },
  brown: { en: ['brown', 'tan'], zh: ['棕', '棕色', '褐色', '咖啡色'], vi: ['nâu', 'màu nâu'] },
  red: { en: ['red'], zh: ['红', '红色'], vi: ['đỏ', 'màu đỏ'] },
  orange: {
    en: ['orange', 'terracotta', 'rust'],
    zh: ['橙', '橙色', '橘色', '砖红'],
    vi: ['cam', 'màu cam', 'cam đất'],
  },
  yellow: { en: ['yellow', 'mustard'], zh: ['黄', '黄色', '姜黄'], vi: ['vàng', 'màu vàng'] },
  green: {
    en: ['green', 'sage', 'olive'],
    zh: ['绿', '绿色'],
    vi: ['xanh', 'xanh lá', 'xanh lá cây', 'xanh rêu', 'màu xanh'],
  },
  blue: {
    en: ['blue', 'navy', 'indigo', 'teal'],
    zh: ['蓝', '蓝色'],
    vi: ['xanh', 'xanh dương', 'xanh lam', 'xanh nước biển', 'màu xanh', 'chàm'],
  },
  purple: { en: ['purple', 'violet'], zh: ['紫', '紫色'], vi: ['tím', 'màu tím'] },
  pink: { en: ['pink', 'blush'], zh: ['粉', '粉色', '粉红'], vi: ['hồng', 'màu hồng'] },
  gold: { en: ['gold', 'golden'], zh: ['金', '金色'], vi: ['vàng đồng', 'màu vàng đồng', 'mạ vàng'] },
};

/** Finishes nobody chooses by colour. */
const colourless: ReadonlySet<FinishKind> = new Set(['glass', 'mirror', 'light', 'screen', 'plant']);

/** The names people have for a finish's colour; wood is brown however yellow it measures. */
export function colourOf({ colour, kind }: Finish): Colour[] {
  if (colourless.has(kind)) return [];
  const { hue, saturation, lightness } = hslOf(colour);
  if (lightness < 0.2 && (saturation < 0.35 || lightness < 0.09)) return ['black'];
  if (lightness > 0.88 && saturation < 0.2) return ['white'];
  if (kind === 'wood' || kind === 'rattan') return lightness > 0.78 ? ['cream'] : ['brown'];
  if (saturation < 0.11) return lightness > 0.84 ? ['white'] : ['grey'];
  if (lightness > 0.68 && hue > 15 && hue < 75 && saturation < 0.5) return ['cream'];
  if (kind === 'metal' && hue > 25 && hue < 60) return ['gold'];
  if (kind === 'leather' && hue > 8 && hue < 45) return ['brown'];
  return [named(hue, saturation, lightness)];
}

function named(hue: number, saturation: number, lightness: number): Colour {
  if (hue >= 345 || hue < 12) return lightness > 0.62 ? 'pink' : 'red';
  if (hue < 62 && saturation < 0.3) return lightness > 0.55 ? 'cream' : 'brown';
  if (hue < 34) return lightness < 0.3 ? 'brown' : 'orange';
  if (hue < 62) return lightness < 0.28 ? 'brown' : 'yellow';
  if (hue < 170) return 'green';
  if (hue < 258) return 'blue';
  return hue < 300 ? 'purple' : 'pink';
}

function hslOf(colour: string): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  let sixth = (r - g) / spread + 4;
  if (most === r) sixth = (g - b) / spread;
  else if (most === g) sixth = (b - r) / spread + 2;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}
