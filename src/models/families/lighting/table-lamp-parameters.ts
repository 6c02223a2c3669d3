import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const bodyForms = form(['Body', '灯座', 'Thân đèn'], {
  stem: ['Slim stem', '细杆', 'Thân mảnh'],
  gourd: ['Gourd', '葫芦', 'Hồ lô'],
  bottle: ['Bottle', '长颈瓶', 'Bình cổ dài'],
  ball: ['Round pot', '圆罐', 'Bình tròn'],
  jar: ['Ginger jar', '将军罐', 'Choé gốm'],
  cylinder: ['Cylinder', '圆柱', 'Trụ tròn'],
  fluted: ['Fluted column', '罗马柱', 'Trụ rãnh dọc'],
  turned: ['Turned wood', '车旋木', 'Gỗ tiện'],
  tripod: ['Wooden tripod', '木三脚', 'Ba chân gỗ'],
  cube: ['Wooden block', '方木块', 'Khối gỗ vuông'],
  stack: ['Stacked pebbles', '叠石', 'Sỏi xếp chồng'],
  desk: ['Jointed arms', '折臂', 'Tay gập'],
  box: ['Standing box', '方灯架', 'Hộp đứng'],
});

type Values = Record<string, readonly Value[]>;

/** A shade wants a body in proportion: each width has its heights. */
function shaded(style: Style, values: Values): Line[] {
  return (
    [
      [250, [360, 400, 440]],
      [300, [420, 480, 540]],
      [350, [500, 560, 620]],
      [400, [560, 620, 680]],
    ] as const
  ).map(([size, height]) => lineOf(style, { width: [size], depth: [size], height }, values));
}

/** Small lamps of one piece: balls, mushrooms. */
function small(style: Style, values: Values): Line[] {
  return (
    [
      [180, [260, 300, 340]],
      [220, [320, 360, 400]],
      [260, [380, 420, 460]],
    ] as const
  ).map(([size, height]) => lineOf(style, { width: [size], depth: [size], height }, values));
}

function boxes(style: Style, shade: readonly string[]): Line[] {
  return [160, 200, 240].map((size) =>
    lineOf(style, { width: [size], depth: [size], height: [280, 340, 400, 460], body: ['box'], shade }),
  );
}

const desks: Values = { width: [320, 360, 400], depth: [140, 160, 180], height: [400, 440, 480], body: ['desk'] };

export const tableLampLines: readonly Line[] = [
  ...shaded('modern', { body: ['stem', 'cylinder', 'cube'], shade: ['drum', 'slant', 'coolie'] }),
  ...small('modern', { body: ['stem', 'cylinder'], shade: ['globe', 'mushroom', 'dome', 'glassDome'] }),
  lineOf('modern', desks, { shade: ['cone', 'dome'] }),
  ...shaded('scandinavian', {
    body: ['tripod', 'turned', 'stack', 'stem'],
    shade: ['drum', 'taper', 'coolie', 'pleated'],
  }),
  ...small('scandinavian', { body: ['stem', 'cube'], shade: ['globe', 'cone', 'egg'] }),
  lineOf('scandinavian', desks, { shade: ['cone', 'trumpet'] }),
  ...shaded('midCentury', { body: ['gourd', 'bottle', 'tripod', 'cylinder'], shade: ['taper', 'drum', 'coolie'] }),
  ...small('midCentury', { body: ['stem', 'stack'], shade: ['mushroom', 'glassDome', 'globe'] }),
  ...shaded('japandi', { body: ['ball', 'cylinder', 'stack', 'cube'], shade: ['drum', 'slant', 'paperBall'] }),
  ...small('japandi', { body: ['cube', 'stack'], shade: ['paperBall', 'paperEgg', 'paperTube'] }),
  ...boxes('japandi', ['shoji', 'lantern']),
  ...shaded('newChinese', { body: ['jar', 'gourd', 'bottle', 'ball'], shade: ['drum', 'pagoda', 'pleated', 'slant'] }),
  ...boxes('newChinese', ['lattice', 'lantern']),
  ...shaded('indochine', { body: ['jar', 'turned', 'bottle'], shade: ['wovenDome', 'wovenBell', 'coolie', 'pagoda'] }),
  ...shaded('french', {
    body: ['turned', 'fluted', 'jar', 'gourd'],
    shade: ['bell', 'pleated', 'taper', 'pleatedDrum'],
  }),
  lineOf('industrial', desks, { shade: ['dome', 'trumpet', 'cone'] }),
  ...shaded('industrial', { body: ['cylinder', 'cube'], shade: ['drum', 'cone', 'dome'] }),
  ...shaded('wabiSabi', { body: ['ball', 'gourd', 'jar', 'stack'], shade: ['drum', 'slant', 'paperBall'] }),
];
