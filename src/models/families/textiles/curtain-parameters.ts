import { form, lineOf, steps } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const layerForms = form(['Layers', '层次', 'Lớp rèm'], {
  heavy: ['Heavy', '布帘', 'Rèm vải'],
  sheer: ['Sheer', '纱帘', 'Rèm voan'],
  both: ['Heavy over sheer', '布帘加纱帘', 'Rèm vải và voan'],
});
export const drawForms = form(['Drawn', '开合', 'Cách kéo'], {
  pair: ['Pair, open', '对开（拉开）', 'Hai bên, mở'],
  closed: ['Pair, closed', '对开（合拢）', 'Hai bên, khép'],
  left: ['Single, to the left', '单开向左', 'Một bên, kéo trái'],
  right: ['Single, to the right', '单开向右', 'Một bên, kéo phải'],
});
export const headingForms = form(['Heading', '帘头', 'Kiểu đầu rèm'], {
  wave: ['Wave', '蛇形帘', 'Ly sóng'],
  pinch: ['Pinch pleat', '韩褶', 'Xếp ly'],
  tab: ['Tab top', '吊带', 'Quai xỏ'],
  eyelet: ['Eyelet', '打孔', 'Khoen'],
});
export const railForms = form(['Hung from', '杆轨', 'Thanh treo'], {
  rod: ['Rod', '罗马杆', 'Thanh tròn'],
  track: ['Track', '滑轨', 'Ray trượt'],
});
export const drapeForms = form(['Drape', '垂挂方式', 'Kiểu buông'], {
  straight: ['Straight', '直垂', 'Buông thẳng'],
  tied: ['Tied back', '绑带束起', 'Vén buộc'],
});

type Values = Record<string, readonly Value[]>;

const size: Values = { width: steps(1200, 3600, 400), height: [1600, 2200, 2400, 2600, 2800] };
const single: Values = { ...size, depth: [120] };
const double: Values = { ...size, depth: [200], layers: ['both'] };
const straight: Values = { drape: ['straight'] };
const tied: Values = { drape: ['tied'], draw: ['pair'] };
const ways: Values = { draw: ['pair', 'closed', 'left', 'right'] };

function of(
  style: Style,
  heading: readonly string[],
  rail: readonly string[],
  layers: readonly string[],
  more: Values = {},
): Line[] {
  const common = { heading, rail, ...straight, ...ways, ...more };
  return [lineOf(style, single, common, { layers }), lineOf(style, double, common)];
}

export const curtainLines: readonly Line[] = [
  ...of('modern', ['wave'], ['track', 'rod'], ['heavy', 'sheer']),
  ...of('scandinavian', ['tab', 'eyelet'], ['rod'], ['heavy', 'sheer'], { draw: ['pair', 'closed'] }),
  ...of('japandi', ['wave', 'tab'], ['rod'], ['heavy', 'sheer'], { draw: ['pair', 'closed', 'left'] }),
  ...of('newChinese', ['pinch'], ['rod', 'track'], ['heavy'], { draw: ['pair', 'closed'] }),
  ...of('indochine', ['pinch', 'tab'], ['rod'], ['heavy', 'sheer'], { draw: ['pair', 'closed'] }),
  lineOf('indochine', single, tied, { heading: ['pinch'], rail: ['rod'], layers: ['sheer', 'heavy'] }),
  ...of('french', ['pinch'], ['rod'], ['heavy'], { draw: ['pair', 'closed'] }),
  lineOf('french', single, tied, { heading: ['pinch'], rail: ['rod'], layers: ['heavy', 'sheer'] }),
  lineOf('french', double, tied, { heading: ['pinch'], rail: ['rod'] }),
  ...of('midCentury', ['pinch', 'wave'], ['track'], ['heavy'], { draw: ['pair', 'closed'] }),
  ...of('industrial', ['eyelet'], ['rod'], ['heavy'], { draw: ['pair', 'left', 'right'] }),
  ...of('wabiSabi', ['tab', 'wave'], ['rod'], ['heavy', 'sheer'], { draw: ['pair', 'left'] }),
];
