import { shadesOf } from '#models/families/lighting/lamp-parameters.ts';
import { form, lineOf, localizedText } from '#models/families/shared/parameters.ts';
import type { Line, Parameter } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const arrangementForms = form(['Arrangement', '组合', 'Cách xếp'], {
  single: ['One', '单头', 'Một bóng'],
  row3: ['Row of three', '一字三头', 'Ba bóng thẳng hàng'],
  row4: ['Row of four', '一字四头', 'Bốn bóng thẳng hàng'],
  row5: ['Row of five', '一字五头', 'Năm bóng thẳng hàng'],
  bar: ['Bar of light', '长条', 'Thanh dài'],
  cluster3: ['Cluster of three', '三头错落', 'Chùm ba bóng'],
  cluster5: ['Cluster of five', '五头错落', 'Chùm năm bóng'],
  cluster7: ['Cluster of seven', '七头错落', 'Chùm bảy bóng'],
});

export const hangerForms = form(['Hung by', '悬挂', 'Cách treo'], {
  flex: ['Flex', '电线', 'Dây'],
  rod: ['Rod', '吊杆', 'Thanh treo'],
});

const shades = shadesOf(
  'drum',
  'slant',
  'coolie',
  'pleatedDrum',
  'dome',
  'cone',
  'mushroom',
  'trumpet',
  'shallow',
  'globe',
  'egg',
  'pear',
  'glassDome',
  'paperBall',
  'paperEgg',
  'paperSaucer',
  'paperTube',
  'wovenDome',
  'wovenBall',
  'wovenBell',
  'wovenPear',
  'wovenDrum',
  'hooped',
  'lantern',
  'shoji',
  'lattice',
);
const bars = {
  beam: localizedText(['Wooden beam', '木梁', 'Thanh gỗ']),
  profile: localizedText(['Slim metal profile', '金属细条', 'Thanh kim loại mảnh']),
  tube: localizedText(['Glass tube', '玻璃管', 'Ống thuỷ tinh']),
};
export const pendantShades: Parameter = {
  name: shades.name,
  values: [...shades.values, ...Object.keys(bars)],
  labels: { ...shades.labels, ...bars },
};

/** Larger ones hang from longer flexes. */
const drops = (size: number): number[] => {
  if (size < 380) return [700, 900, 1100, 1300];
  if (size < 560) return [900, 1100, 1300, 1500];
  return [1100, 1300, 1500, 1700];
};

function singles(
  style: Style,
  sizes: readonly number[],
  shade: readonly string[],
  hanger: readonly string[] = ['flex'],
): Line[] {
  return sizes.map((size) =>
    lineOf(style, { width: [size], depth: [size], height: drops(size), arrangement: ['single'], hanger, shade }),
  );
}

/** Over a dining table: as deep as one shade. */
function rows(style: Style, shade: readonly string[], hanger: readonly string[] = ['flex']): Line[] {
  const base = { height: [900, 1100, 1300], hanger, shade };
  return [
    lineOf(style, base, { width: [900, 1050], depth: [180, 220], arrangement: ['row3'] }),
    lineOf(style, base, { width: [1200, 1350], depth: [180, 220], arrangement: ['row3', 'row4'] }),
    lineOf(style, base, { width: [1500, 1650], depth: [200, 240], arrangement: ['row4', 'row5'] }),
  ];
}

function barsOf(
  style: Style,
  shade: readonly string[],
  depth: readonly number[],
  hanger: readonly string[] = ['flex'],
): Line {
  return lineOf(style, {
    width: [900, 1200, 1500, 1800],
    depth,
    height: [700, 900, 1100, 1300],
    arrangement: ['bar'],
    hanger,
    shade,
  });
}

export type Cluster = 'cluster3' | 'cluster5' | 'cluster7';

/** How far apart a cluster's shades hang, how large each is, and how deep that makes the whole (to 10 mm). */
export function clusterOf(kind: Cluster, width: number): { size: number; reach: number; depth: number } {
  const { share, across, along } = {
    cluster3: { share: 0.42, across: Math.sqrt(3), along: 1.5 },
    cluster5: { share: 0.34, across: 1.902, along: 1.809 },
    cluster7: { share: 0.28, across: 2, along: Math.sqrt(3) },
  }[kind];
  const size = width * share;
  const reach = (width - size) / across;
  return { size, reach, depth: Math.round((along * reach + size) / 10) * 10 };
}

function clusters(style: Style, shade: readonly string[], hanger: readonly string[] = ['flex']): Line[] {
  return (['cluster3', 'cluster5', 'cluster7'] as const).flatMap((kind) =>
    [400, 500, 600].map((width) =>
      lineOf(style, {
        width: [width],
        depth: [clusterOf(kind, width).depth],
        height: [900, 1200, 1500],
        arrangement: [kind],
        hanger,
        shade,
      }),
    ),
  );
}

const both = ['flex', 'rod'];
const large = [400, 500, 600, 700];

export const pendantLines: readonly Line[] = [
  ...singles('modern', [300, 400, 500, 600], ['dome', 'shallow', 'mushroom', 'trumpet'], both),
  ...singles('modern', [200, 250, 300, 350], ['globe', 'egg', 'pear', 'glassDome'], both),
  ...singles('modern', large, ['drum', 'slant']),
  barsOf('modern', ['profile', 'tube'], [40, 60]),
  ...rows('modern', ['globe', 'cone', 'dome', 'pear'], both),
  ...clusters('modern', ['globe', 'pear', 'cone']),
  ...singles('scandinavian', [300, 400, 500, 600], ['dome', 'cone', 'mushroom', 'shallow']),
  ...singles('scandinavian', large, ['paperBall', 'paperSaucer', 'pleatedDrum']),
  barsOf('scandinavian', ['beam'], [60, 80]),
  ...rows('scandinavian', ['dome', 'cone']),
  ...clusters('scandinavian', ['globe', 'egg']),
  ...singles('midCentury', [300, 400, 500, 600], ['mushroom', 'dome', 'cone', 'trumpet'], both),
  ...singles('midCentury', [250, 300, 350], ['globe', 'glassDome', 'egg'], both),
  ...rows('midCentury', ['globe', 'trumpet'], ['rod']),
  ...clusters('midCentury', ['globe', 'trumpet'], ['rod']),
  ...singles('japandi', large, ['paperBall', 'paperEgg', 'paperSaucer', 'paperTube']),
  ...singles('japandi', large, ['hooped', 'wovenDrum', 'wovenDome']),
  ...singles('japandi', [300, 360, 420], ['shoji', 'lantern'], both),
  barsOf('japandi', ['beam'], [60, 80, 100], both),
  ...rows('japandi', ['drum', 'shallow']),
  ...singles('newChinese', [300, 360, 420, 480], ['lattice', 'lantern'], both),
  ...singles('newChinese', large, ['drum', 'pleatedDrum', 'hooped', 'wovenPear'], both),
  barsOf('newChinese', ['beam', 'tube'], [80, 100], ['rod']),
  ...rows('newChinese', ['drum', 'globe'], ['rod']),
  ...singles('indochine', large, ['wovenDome', 'wovenBall', 'wovenBell', 'wovenPear', 'wovenDrum', 'hooped']),
  ...singles('indochine', large, ['coolie', 'drum']),
  ...singles('indochine', [250, 300, 350], ['globe', 'glassDome'], ['rod']),
  ...rows('indochine', ['coolie', 'globe'], ['rod']),
  ...singles('industrial', [300, 400, 500, 600], ['dome', 'cone', 'trumpet', 'shallow'], both),
  ...singles('industrial', [200, 250, 300], ['globe', 'pear'], both),
  ...rows('industrial', ['dome', 'cone', 'trumpet'], both),
  ...clusters('industrial', ['globe', 'pear']),
  ...singles('french', large, ['pleatedDrum', 'drum', 'coolie'], both),
  ...singles('french', [250, 300, 350], ['globe', 'egg', 'glassDome'], ['rod']),
  ...singles('wabiSabi', large, ['paperBall', 'paperSaucer', 'paperTube']),
  ...singles('wabiSabi', large, ['wovenBell', 'wovenPear', 'wovenDome']),
  ...singles('wabiSabi', [300, 400, 500], ['mushroom', 'dome']),
  barsOf('wabiSabi', ['beam'], [80, 100, 120]),
];
