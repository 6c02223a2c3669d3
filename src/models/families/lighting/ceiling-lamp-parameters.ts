import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const ceilingForms = form(['Form', '造型', 'Kiểu dáng'], {
  disc: ['Disc', '圆盘', 'Đĩa tròn'],
  square: ['Soft square', '圆角方形', 'Vuông bo góc'],
  drum: ['Drum', '圆筒布罩', 'Chao vải trụ tròn'],
  pleated: ['Pleated drum', '百褶圆筒', 'Chao trụ xếp ly'],
  ring: ['Ring', '圆环', 'Vòng tròn'],
  rings: ['Two rings', '双环', 'Hai vòng'],
  bowl: ['Bowl', '碗形', 'Chao bát thuỷ tinh'],
  globe: ['Globe', '球形', 'Quả cầu'],
  wovenDrum: ['Woven drum', '编织圆筒', 'Trụ đan'],
  wovenDome: ['Woven dome', '编织半球', 'Bán cầu đan'],
  lantern: ['Paper lantern', '纸灯', 'Đèn giấy khung gỗ'],
  shoji: ['Lantern with bars', '格子纸灯', 'Đèn giấy nan ô vuông'],
  lattice: ['Lantern with lattice', '花格灯', 'Đèn song hoa'],
  spots2: ['Two spots', '双头射灯', 'Hai đèn rọi'],
  spots3: ['Three spots', '三头射灯', 'Ba đèn rọi'],
  spots4: ['Four spots', '四头射灯', 'Bốn đèn rọi'],
});

export const rimForms = form(['Rim', '边框', 'Viền'], {
  none: ['None', '无边', 'Không viền'],
  metal: ['Metal', '金属边', 'Viền kim loại'],
  wood: ['Wood', '木边', 'Viền gỗ'],
});

type Values = Record<string, readonly Value[]>;

function rounds(
  style: Style,
  sizes: readonly number[],
  height: readonly number[],
  forms: readonly string[],
  rim: readonly string[] = ['none'],
): Line[] {
  return sizes.map((size) => lineOf(style, { width: [size], depth: [size], height, form: forms, rim }));
}

const flat = [300, 350, 400, 450, 500, 600];
const low = [60, 80, 100];
const drums = [400, 450, 500, 600];
const drumHeights = [160, 200, 240, 280];
const rings = [450, 550, 650, 750];
const ringHeights = [140, 200, 260];

/** A ball on a short neck. */
function globes(style: Style): Line[] {
  return [200, 250, 300, 350].flatMap((size) => rounds(style, [size], [size + 30, size + 50, size + 70], ['globe']));
}

/** Square and long ones over a living room. */
function lanterns(style: Style, forms: readonly string[]): Line[] {
  const values: Values = { height: [120, 150, 180], form: forms, rim: ['none'] };
  return (
    [
      [[400], [400]],
      [[500], [500]],
      [[600], [600]],
      [[800], [500, 600]],
      [[1000], [600, 700]],
    ] as const
  ).map(([width, depth]) => lineOf(style, { width, depth }, values));
}

function spots(style: Style): Line[] {
  return (
    [
      [[400, 500], ['spots2']],
      [
        [600, 700, 800],
        ['spots3', 'spots4'],
      ],
    ] as const
  ).map(([width, forms]) =>
    lineOf(style, { width, depth: [90, 110], height: [160, 190, 220], form: forms, rim: ['none'] }),
  );
}

export const ceilingLampLines: readonly Line[] = [
  ...rounds('modern', flat, low, ['disc', 'square'], ['none', 'metal']),
  ...rounds('modern', rings, ringHeights, ['ring', 'rings'], ['metal']),
  ...spots('modern'),
  ...globes('modern'),
  ...rounds('scandinavian', flat, low, ['disc', 'square'], ['none', 'wood']),
  ...rounds('scandinavian', drums, drumHeights, ['drum', 'pleated']),
  ...rounds('scandinavian', rings, ringHeights, ['ring'], ['wood']),
  ...spots('scandinavian'),
  ...rounds('japandi', flat, low, ['disc', 'square'], ['wood']),
  ...rounds('japandi', rings, ringHeights, ['ring', 'rings'], ['wood']),
  ...lanterns('japandi', ['shoji', 'lantern']),
  ...rounds('japandi', drums, drumHeights, ['drum', 'wovenDrum']),
  ...rounds('newChinese', flat, low, ['disc', 'square'], ['wood', 'metal']),
  ...lanterns('newChinese', ['lattice', 'lantern']),
  ...rounds('newChinese', drums, drumHeights, ['drum']),
  ...rounds('newChinese', [400, 500, 600], [300, 360, 420], ['bowl']),
  ...rounds('indochine', drums, drumHeights, ['wovenDrum', 'wovenDome', 'drum']),
  ...globes('indochine'),
  ...rounds('indochine', [400, 500, 600], [300, 360, 420], ['bowl']),
  ...globes('midCentury'),
  ...rounds('midCentury', drums, drumHeights, ['drum']),
  ...rounds('midCentury', flat, low, ['disc'], ['metal', 'wood']),
  ...spots('midCentury'),
  ...rounds('french', [400, 500, 600], [300, 360, 420, 480], ['bowl']),
  ...rounds('french', drums, drumHeights, ['pleated', 'drum']),
  ...globes('french'),
  ...spots('industrial'),
  ...globes('industrial'),
  ...rounds('industrial', rings, ringHeights, ['ring', 'rings'], ['metal']),
  ...rounds('wabiSabi', flat, low, ['disc'], ['none', 'wood']),
  ...rounds('wabiSabi', drums, drumHeights, ['wovenDrum', 'wovenDome']),
  ...rounds('wabiSabi', [400, 500, 600], [300, 360, 420], ['bowl']),
];
