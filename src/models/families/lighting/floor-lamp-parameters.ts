import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const standForms = form(['Stand', '灯架', 'Chân đèn'], {
  disc: ['Disc foot', '圆盘底座', 'Đế tròn'],
  stone: ['Stone foot', '石墩底座', 'Đế đá'],
  turned: ['Turned wood', '车旋木柱', 'Gỗ tiện'],
  cross: ['Four wooden feet', '四足木架', 'Bốn chân gỗ'],
  tripod: ['Tripod', '三脚架', 'Ba chân'],
  arcDisc: ['Arc, disc foot', '弧臂圆盘', 'Cần câu đế tròn'],
  arcBlock: ['Arc, stone block', '弧臂石座', 'Cần câu đế đá'],
  reading: ['Reading arm', '阅读臂', 'Cần đọc sách'],
  feet: ['Standing frame', '落地框架', 'Khung đứng'],
  plinth: ['Wooden plinth', '木台座', 'Bệ gỗ'],
});

type Values = Record<string, readonly Value[]>;

/** As deep as wide: a line for each width. */
function square(style: Style, widths: readonly number[], height: readonly number[], values: Values): Line[] {
  return widths.map((size) => lineOf(style, { width: [size], depth: [size], height }, values));
}

const heights = [1400, 1500, 1600, 1700];
const shades = [350, 400, 450, 500];
const balls = [260, 300, 350];
const tripods = [560, 600, 640];
const tripodHeights = [1400, 1500, 1600];
const arcs: Values = { width: [1100, 1300, 1500, 1700], depth: [340, 380, 420], height: [1800, 1900, 2000] };
const reading: Values = {
  width: [400, 440, 480],
  depth: [220, 240, 260],
  height: [1250, 1350, 1450],
  stand: ['reading'],
};
const columns = [260, 300, 350];
const columnHeights = [700, 900, 1100, 1300];

export const floorLampLines: readonly Line[] = [
  ...square('modern', shades, heights, { stand: ['disc', 'stone'], shade: ['drum', 'slant', 'mushroom', 'uplight'] }),
  ...square('modern', balls, heights, { stand: ['disc', 'stone'], shade: ['globe', 'egg'] }),
  lineOf('modern', arcs, { stand: ['arcDisc', 'arcBlock'], shade: ['dome', 'globe', 'drum'] }),
  lineOf('modern', reading, { shade: ['cone', 'dome', 'trumpet'] }),
  ...square('scandinavian', shades, heights, {
    stand: ['cross', 'disc'],
    shade: ['drum', 'slant', 'coolie', 'pleated'],
  }),
  ...square('scandinavian', tripods, tripodHeights, { stand: ['tripod'], shade: ['drum', 'slant', 'taper'] }),
  lineOf('scandinavian', reading, { shade: ['cone', 'dome'] }),
  ...square('midCentury', shades, heights, { stand: ['disc', 'stone'], shade: ['taper', 'drum', 'dome', 'mushroom'] }),
  ...square('midCentury', tripods, tripodHeights, { stand: ['tripod'], shade: ['drum', 'coolie', 'taper'] }),
  lineOf('midCentury', arcs, { stand: ['arcBlock', 'arcDisc'], shade: ['dome', 'globe', 'mushroom'] }),
  ...square('japandi', shades, heights, { stand: ['cross', 'stone'], shade: ['paperBall', 'paperEgg', 'drum'] }),
  ...square('japandi', tripods, tripodHeights, { stand: ['tripod'], shade: ['paperBall', 'drum', 'wovenDrum'] }),
  ...square('japandi', columns, columnHeights, { stand: ['feet'], shade: ['shoji', 'lantern'] }),
  ...square('japandi', columns, columnHeights, { stand: ['plinth'], shade: ['paperTube', 'paperEgg'] }),
  ...square('newChinese', shades, heights, { stand: ['turned', 'disc'], shade: ['drum', 'bell', 'pleated'] }),
  ...square('newChinese', columns, columnHeights, { stand: ['feet'], shade: ['lattice', 'lantern'] }),
  ...square('indochine', shades, heights, {
    stand: ['turned', 'disc'],
    shade: ['wovenDome', 'wovenBell', 'coolie', 'wovenDrum'],
  }),
  lineOf('indochine', arcs, { stand: ['arcDisc'], shade: ['wovenDome', 'wovenBell'] }),
  ...square('french', shades, heights, { stand: ['turned', 'disc'], shade: ['bell', 'pleated', 'taper'] }),
  ...square('industrial', tripods, tripodHeights, { stand: ['tripod'], shade: ['dome', 'cone', 'drum'] }),
  lineOf('industrial', reading, { shade: ['trumpet', 'dome', 'cone'] }),
  lineOf('industrial', arcs, { stand: ['arcBlock'], shade: ['dome', 'trumpet'] }),
  ...square('wabiSabi', shades, heights, { stand: ['stone', 'cross'], shade: ['paperBall', 'paperTube', 'wovenBell'] }),
  ...square('wabiSabi', columns, columnHeights, { stand: ['plinth'], shade: ['paperTube', 'paperEgg'] }),
];
