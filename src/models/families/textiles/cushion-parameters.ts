import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const cushionShapes = form(['Shape', '形状', 'Hình dáng'], {
  square: ['Square', '方形', 'Vuông'],
  lumbar: ['Lumbar', '腰枕', 'Gối lưng'],
  round: ['Round', '圆形', 'Tròn'],
  bolster: ['Bolster', '圆柱枕', 'Gối ôm trụ'],
  floor: ['Floor cushion', '落地坐垫', 'Đệm ngồi sàn'],
});
export const cushionEdges = form(['Edge', '边缘', 'Đường viền'], {
  knife: ['Plain seam', '素边', 'May trơn'],
  piped: ['Piped', '滚边', 'Viền lé'],
  flange: ['Flanged', '宽边', 'Diềm phẳng'],
  tassels: ['Tassels', '流苏角', 'Tua góc'],
  buttoned: ['Buttoned', '拉扣', 'Rút khuy'],
  band: ['Band across', '拼色条', 'Dải phối màu'],
});

type Values = Record<string, readonly Value[]>;
const full: Values = { height: [130, 160, 190] };

function squares(style: Style, edge: readonly string[]): Line[] {
  return [400, 450, 500, 550, 600].map((size) =>
    lineOf(style, full, { width: [size], depth: [size], shape: ['square'], edge }),
  );
}

function lumbars(style: Style, edge: readonly string[]): Line[] {
  return (
    [
      [450, 300],
      [500, 300],
      [550, 350],
      [600, 400],
      [700, 350],
      [900, 350],
    ] as const
  ).map(([width, depth]) => lineOf(style, full, { width: [width], depth: [depth], shape: ['lumbar'], edge }));
}

function rounds(style: Style, edge: readonly string[]): Line[] {
  return [350, 400, 450].map((size) =>
    lineOf(style, { height: [100, 120, 140], width: [size], depth: [size], shape: ['round'], edge }),
  );
}

/** As high as deep: it is round. */
function bolsters(style: Style, edge: readonly string[]): Line[] {
  return [150, 180, 210].map((size) =>
    lineOf(style, { width: [450, 600, 800, 1000], depth: [size], height: [size], shape: ['bolster'], edge }),
  );
}

function floors(style: Style, edge: readonly string[]): Line[] {
  return [500, 550, 600, 700].map((size) =>
    lineOf(style, { height: [80, 110, 140], width: [size], depth: [size], shape: ['floor'], edge }),
  );
}

export const cushionLines: readonly Line[] = [
  ...squares('modern', ['knife', 'flange', 'band']),
  ...lumbars('modern', ['knife', 'band']),
  ...rounds('modern', ['piped']),
  ...bolsters('modern', ['knife']),
  ...squares('scandinavian', ['knife', 'piped', 'buttoned', 'tassels']),
  ...lumbars('scandinavian', ['knife', 'tassels']),
  ...rounds('scandinavian', ['buttoned']),
  ...squares('japandi', ['knife', 'flange']),
  ...floors('japandi', ['piped', 'buttoned']),
  ...lumbars('japandi', ['knife', 'piped']),
  ...squares('newChinese', ['band', 'piped', 'tassels']),
  ...lumbars('newChinese', ['band', 'piped']),
  ...bolsters('newChinese', ['band', 'piped']),
  ...floors('newChinese', ['piped']),
  ...squares('indochine', ['piped', 'band', 'tassels']),
  ...lumbars('indochine', ['piped', 'tassels']),
  ...bolsters('indochine', ['piped', 'tassels']),
  ...squares('french', ['piped', 'flange', 'tassels', 'buttoned']),
  ...rounds('french', ['buttoned', 'piped']),
  ...bolsters('french', ['tassels', 'piped']),
  ...squares('midCentury', ['piped', 'buttoned']),
  ...rounds('midCentury', ['buttoned', 'piped']),
  ...lumbars('midCentury', ['piped', 'buttoned']),
  ...squares('industrial', ['knife', 'flange']),
  ...lumbars('industrial', ['knife']),
  ...squares('wabiSabi', ['knife', 'tassels']),
  ...floors('wabiSabi', ['knife', 'buttoned']),
  ...lumbars('wabiSabi', ['knife']),
];
