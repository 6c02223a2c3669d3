import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const chandelierForms = form(['Form', '造型', 'Kiểu dáng'], {
  arms: ['Curved arms', '弯臂', 'Tay cong'],
  straight: ['Straight arms', '直臂', 'Tay thẳng'],
  sputnik: ['Sputnik', '卫星', 'Dáng vệ tinh'],
  rings: ['Rings', '圆环', 'Vòng tròn'],
  wheel: ['Wheel', '轮环', 'Bánh xe'],
});
export const lightForms = form(['Lights', '头数', 'Số bóng'], {
  1: ['One ring', '单环', 'Một vòng'],
  2: ['Two rings', '双环', 'Hai vòng'],
  3: ['Three rings', '三环', 'Ba vòng'],
  4: ['Four', '四头', 'Bốn bóng'],
  5: ['Five', '五头', 'Năm bóng'],
  6: ['Six', '六头', 'Sáu bóng'],
  8: ['Eight', '八头', 'Tám bóng'],
  9: ['Nine', '九头', 'Chín bóng'],
  13: ['Thirteen', '十三头', 'Mười ba bóng'],
  17: ['Seventeen', '十七头', 'Mười bảy bóng'],
});
export const tipForms = form(['Ends', '灯头', 'Đầu đèn'], {
  candle: ['Candles', '烛形灯头', 'Bóng nến'],
  shade: ['Small cloth shades', '小布罩', 'Chao vải nhỏ'],
  globe: ['Glass globes', '玻璃球', 'Cầu thuỷ tinh'],
  bell: ['Glass cups', '玻璃杯罩', 'Chao chén thuỷ tinh'],
  bulb: ['Bare bulbs', '裸灯泡', 'Bóng trần'],
  band: ['Band of light', '光带', 'Dải sáng'],
});

/** Arms evenly round the axis: how wide and deep their ends stand apart, in parts of their reach. */
export function spanOf(lights: number): { across: number; along: number } {
  if (lights === 5) return { across: 1.902, along: 1.809 };
  return lights === 6 ? { across: 2, along: Math.sqrt(3) } : { across: 2, along: 2 };
}

export const tipSizes: Record<string, number> = { candle: 44, shade: 120, globe: 110, bell: 100, bulb: 50, band: 0 };

/** To 10 mm, so that every arm is as long as the others. */
function armDepth(width: number, lights: number, tip: string): number {
  const { across, along } = spanOf(lights);
  const size = tipSizes[tip]!;
  return Math.round((((width - size) / across) * along + size) / 10) * 10;
}

type Values = Record<string, readonly Value[]>;
const heights = [700, 900, 1100, 1300];

function armed(style: Style, forms: readonly string[], lights: readonly number[], tips: readonly string[]): Line[] {
  return [560, 640, 720, 800, 900].flatMap((width) =>
    lights.flatMap((count) =>
      tips.map((tip) =>
        lineOf(style, {
          width: [width],
          depth: [armDepth(width, count, tip)],
          height: heights,
          form: forms,
          lights: [String(count)],
          tip: [tip],
        }),
      ),
    ),
  );
}

function round(style: Style, widths: readonly number[], values: Values): Line[] {
  return widths.map((size) => lineOf(style, { width: [size], depth: [size], height: heights }, values));
}

const wide = [600, 700, 800, 900, 1000];

export const chandelierLines: readonly Line[] = [
  ...round('modern', wide, { form: ['rings'], lights: ['1', '2', '3'], tip: ['band'] }),
  ...round('modern', [600, 700, 800, 900], {
    height: [900, 1100, 1300],
    form: ['sputnik'],
    lights: ['9', '13', '17'],
    tip: ['globe', 'bulb'],
  }),
  ...armed('modern', ['straight'], [4, 6, 8], ['globe']),
  ...round('midCentury', [600, 700, 800, 900], {
    height: [900, 1100, 1300],
    form: ['sputnik'],
    lights: ['9', '13', '17'],
    tip: ['bulb', 'globe'],
  }),
  ...armed('midCentury', ['straight'], [4, 5, 6], ['globe', 'bell', 'shade']),
  ...armed('french', ['arms'], [4, 5, 6], ['candle', 'shade', 'bell']),
  ...armed('french', ['arms'], [8], ['candle']),
  ...armed('indochine', ['arms'], [4, 5, 6], ['bell', 'globe']),
  ...round('indochine', wide, { form: ['wheel'], lights: ['6', '8'], tip: ['candle', 'bulb'] }),
  ...armed('newChinese', ['straight'], [4, 6, 8], ['shade', 'globe']),
  ...round('newChinese', wide, { form: ['rings'], lights: ['1', '2'], tip: ['band'] }),
  ...round('industrial', wide, { form: ['wheel'], lights: ['4', '6', '8'], tip: ['bulb', 'candle'] }),
  ...armed('scandinavian', ['straight'], [5, 6], ['globe', 'shade']),
  ...round('scandinavian', wide, { form: ['rings'], lights: ['1', '2'], tip: ['band'] }),
  ...round('japandi', wide, { form: ['rings'], lights: ['1', '2'], tip: ['band'] }),
  ...round('japandi', wide, { form: ['wheel'], lights: ['4', '6', '8'], tip: ['bulb'] }),
];
