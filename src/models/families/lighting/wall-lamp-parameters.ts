import { shadesOf } from '#models/families/lighting/lamp-parameters.ts';
import { form, lineOf, localizedText } from '#models/families/shared/parameters.ts';
import type { Line, Parameter, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const wallForms = form(['Form', '造型', 'Kiểu dáng'], {
  up: ['Arm, shade upwards', '托臂朝上', 'Tay đỡ hướng lên'],
  down: ['Arm, shade downwards', '弯臂朝下', 'Tay cong hướng xuống'],
  twin: ['Two arms', '双臂', 'Hai tay'],
  swing: ['Swing arm', '摇臂', 'Tay xoay'],
  half: ['Half drum', '半圆布罩', 'Chao vải bán nguyệt'],
  ball: ['Ball on a plate', '贴墙圆球', 'Quả cầu ốp tường'],
  box: ['Backlit slab', '背光方板', 'Tấm vuông hắt sáng'],
  disc: ['Backlit disc', '背光圆板', 'Tấm tròn hắt sáng'],
  pill: ['Backlit pill', '背光胶囊板', 'Tấm bầu dài hắt sáng'],
  lantern: ['Paper lantern', '纸灯', 'Đèn giấy khung gỗ'],
  shoji: ['Lantern with bars', '格子纸灯', 'Đèn giấy nan ô vuông'],
  lattice: ['Lantern with lattice', '花格灯', 'Đèn song hoa'],
});

const shades = shadesOf(
  'drum',
  'slant',
  'taper',
  'coolie',
  'bell',
  'pleated',
  'dome',
  'cone',
  'trumpet',
  'globe',
  'egg',
  'pear',
  'glassDome',
  'wovenBell',
  'wovenDome',
);
export const wallShades: Parameter = {
  ...shades,
  values: [...shades.values, 'own'],
  labels: { ...shades.labels, own: localizedText(['Its own', '一体', 'Liền thân']) },
};

type Values = Record<string, readonly Value[]>;
const own: Values = { shade: ['own'] };

/** One shade on an arm: each width its reach and heights. */
function arms(style: Style, forms: readonly string[], shade: readonly string[]): Line[] {
  return (
    [
      [140, [180, 210], [240, 270, 300]],
      [170, [210, 240], [270, 300, 330]],
      [200, [240, 270], [300, 330, 360]],
    ] as const
  ).map(([size, depth, height]) => lineOf(style, { width: [size], depth, height, form: forms, shade }));
}

const twins: Values = { width: [320, 360, 400, 440], depth: [160, 180, 200], height: [260, 300, 340], form: ['twin'] };
const swings: Values = { width: [360, 420, 480], depth: [260, 320], height: [200, 230], form: ['swing'] };
const halves: Values = {
  width: [220, 260, 300, 360],
  depth: [100, 120, 140],
  height: [160, 200, 240, 300],
  form: ['half'],
};
const slabs: Values = { width: [120, 160, 200], depth: [60, 80], height: [240, 300, 360] };
const boxes: Values = { width: [140, 170, 200], depth: [90, 110], height: [240, 300, 360, 420] };

function rounds(style: Style): Line[] {
  return [200, 250, 300, 350].map((size) =>
    lineOf(style, { width: [size], height: [size], depth: [50, 65, 80], form: ['disc'] }, own),
  );
}

function balls(style: Style): Line[] {
  return [120, 150, 180, 200].map((size) =>
    lineOf(style, { width: [size], height: [size], depth: [size + 30, size + 50], form: ['ball'], shade: ['globe'] }),
  );
}

export const wallLampLines: readonly Line[] = [
  lineOf('modern', slabs, { form: ['box', 'pill'] }, own),
  ...rounds('modern'),
  ...balls('modern'),
  lineOf('modern', swings, { shade: ['cone', 'dome'] }),
  ...arms('modern', ['up'], ['globe', 'egg', 'drum']),
  ...arms('modern', ['down'], ['dome', 'cone', 'globe']),
  ...arms('scandinavian', ['up', 'down'], ['drum', 'coolie', 'pleated']),
  lineOf('scandinavian', swings, { shade: ['cone', 'dome', 'trumpet'] }),
  ...balls('scandinavian'),
  lineOf('japandi', boxes, { form: ['shoji', 'lantern'] }, own),
  lineOf('japandi', halves, own),
  lineOf('japandi', slabs, { form: ['pill', 'box'] }, own),
  lineOf('newChinese', boxes, { form: ['lattice', 'lantern'] }, own),
  ...arms('newChinese', ['up'], ['drum', 'bell', 'slant']),
  lineOf('newChinese', halves, own),
  lineOf('newChinese', twins, { shade: ['drum', 'globe'] }),
  ...arms('indochine', ['down'], ['wovenBell', 'wovenDome', 'glassDome']),
  ...arms('indochine', ['up'], ['coolie', 'globe', 'bell']),
  lineOf('indochine', twins, { shade: ['globe', 'bell'] }),
  ...arms('midCentury', ['up', 'down'], ['globe', 'taper', 'trumpet']),
  ...balls('midCentury'),
  lineOf('midCentury', twins, { shade: ['globe', 'trumpet', 'taper'] }),
  lineOf('midCentury', swings, { shade: ['dome', 'cone'] }),
  ...arms('french', ['up'], ['bell', 'pleated', 'taper', 'egg']),
  lineOf('french', twins, { shade: ['pleated', 'taper', 'bell', 'globe'] }),
  ...arms('industrial', ['down'], ['dome', 'cone', 'trumpet', 'pear']),
  lineOf('industrial', swings, { shade: ['dome', 'trumpet', 'cone'] }),
  ...rounds('wabiSabi'),
  lineOf('wabiSabi', slabs, { form: ['box', 'pill'] }, own),
  lineOf('wabiSabi', halves, own),
];
