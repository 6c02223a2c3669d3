import { form, lineOf } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

export const rugShapes = form(['Shape', '形状', 'Hình dáng'], {
  rectangle: ['Rectangle', '长方形', 'Chữ nhật'],
  runner: ['Runner', '长条', 'Thảm hành lang'],
  round: ['Round', '圆形', 'Tròn'],
  oval: ['Oval', '椭圆形', 'Bầu dục'],
});
export const rugPatterns = form(['Pattern', '图案', 'Hoạ tiết'], {
  plain: ['Plain', '素色', 'Trơn'],
  border: ['Border', '单边框', 'Viền đơn'],
  doubleBorder: ['Double border', '双边框', 'Viền đôi'],
  fret: ['Border with fret corners', '回纹角边框', 'Viền góc hồi văn'],
  stripes: ['Stripes', '条纹', 'Kẻ sọc'],
  bands: ['Bands at the ends', '两端条带', 'Dải hai đầu'],
  checks: ['Checks', '棋盘格', 'Ô bàn cờ'],
  diamonds: ['Diamonds', '菱格', 'Hình thoi'],
  medallion: ['Medallion', '团花', 'Hoa văn giữa'],
  waves: ['Waves', '水波', 'Sóng nước'],
  arcs: ['Arcs', '圆弧拼色', 'Cung tròn'],
  rings: ['Rings', '同心圆', 'Vòng đồng tâm'],
});
export const rugEdges = form(['Edge', '收边', 'Mép thảm'], {
  plain: ['Plain', '素边', 'Trơn'],
  bound: ['Bound', '包边', 'Viền may'],
  fringe: ['Fringe', '流苏', 'Tua rua'],
});

type Values = Record<string, readonly Value[]>;

const rectangles: readonly (readonly [number, number])[] = [
  [1500, 1000],
  [1800, 1200],
  [2000, 1400],
  [2300, 1600],
  [2400, 1700],
  [3000, 2000],
  [3500, 2500],
  [4000, 3000],
];
const runners: readonly (readonly [number, number])[] = [
  [1800, 600],
  [2000, 700],
  [2500, 800],
  [3000, 800],
  [4000, 900],
];
const rounds: readonly (readonly [number, number])[] = [1000, 1200, 1500, 1800, 2000, 2500].map(
  (size) => [size, size] as const,
);
const ovals: readonly (readonly [number, number])[] = [
  [1600, 1100],
  [2000, 1400],
  [2300, 1600],
  [3000, 2000],
];
const sizes = { rectangle: rectangles, runner: runners, round: rounds, oval: ovals };

function of(
  style: Style,
  shape: keyof typeof sizes,
  height: readonly number[],
  pattern: readonly string[],
  edge: readonly string[],
): Line[] {
  return sizes[shape].map(([width, depth]): Line =>
    lineOf(style, { width: [width], depth: [depth], height, shape: [shape], pattern, edge } satisfies Values),
  );
}

const flat = [6, 9];
const pile = [12, 16];
const deep = [20, 28];

export const rugLines: readonly Line[] = [
  ...of('modern', 'rectangle', pile, ['plain', 'border', 'arcs', 'checks', 'waves'], ['plain', 'bound']),
  ...of('modern', 'round', pile, ['plain', 'border', 'rings'], ['plain', 'bound']),
  ...of('modern', 'runner', pile, ['plain', 'border', 'checks'], ['bound']),
  ...of('modern', 'oval', pile, ['plain', 'border'], ['plain', 'bound']),
  ...of(
    'scandinavian',
    'rectangle',
    [...flat, ...deep],
    ['plain', 'diamonds', 'stripes', 'bands'],
    ['plain', 'fringe'],
  ),
  ...of('scandinavian', 'runner', flat, ['stripes', 'bands', 'diamonds'], ['fringe', 'plain']),
  ...of('scandinavian', 'round', deep, ['plain', 'rings'], ['plain']),
  ...of('japandi', 'rectangle', pile, ['plain', 'border', 'waves', 'bands'], ['plain', 'bound']),
  ...of('japandi', 'round', pile, ['plain', 'border'], ['bound']),
  ...of('japandi', 'oval', pile, ['plain', 'border'], ['bound']),
  ...of('japandi', 'runner', flat, ['plain', 'bands'], ['bound']),
  ...of('newChinese', 'rectangle', pile, ['fret', 'doubleBorder', 'waves', 'medallion'], ['bound', 'plain']),
  ...of('newChinese', 'round', pile, ['border', 'medallion', 'rings'], ['bound']),
  ...of('newChinese', 'runner', pile, ['fret', 'doubleBorder'], ['bound']),
  ...of('indochine', 'rectangle', flat, ['border', 'doubleBorder', 'diamonds', 'checks'], ['bound', 'fringe']),
  ...of('indochine', 'round', flat, ['plain', 'rings', 'border'], ['bound']),
  ...of('indochine', 'runner', flat, ['border', 'diamonds'], ['bound', 'fringe']),
  ...of('french', 'rectangle', pile, ['medallion', 'doubleBorder', 'border'], ['fringe', 'bound']),
  ...of('french', 'oval', pile, ['medallion', 'doubleBorder'], ['bound']),
  ...of('french', 'round', pile, ['medallion', 'border'], ['bound']),
  ...of('french', 'runner', pile, ['doubleBorder', 'border'], ['fringe', 'bound']),
  ...of('midCentury', 'rectangle', pile, ['arcs', 'checks', 'stripes'], ['plain', 'bound']),
  ...of('midCentury', 'round', pile, ['rings'], ['plain', 'bound']),
  ...of('midCentury', 'oval', pile, ['rings'], ['plain', 'bound']),
  ...of('industrial', 'rectangle', flat, ['plain', 'stripes', 'checks'], ['bound', 'plain']),
  ...of('industrial', 'runner', flat, ['plain', 'stripes'], ['bound']),
  ...of('wabiSabi', 'rectangle', [...flat, ...deep], ['plain', 'bands', 'waves'], ['plain', 'fringe']),
  ...of('wabiSabi', 'round', flat, ['plain', 'rings'], ['plain']),
  ...of('wabiSabi', 'oval', deep, ['plain'], ['plain']),
];
