import { lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { metalSlot, topSlot, woodSlot } from '#models/families/shared/slots.ts';
import { tableParts } from '#models/families/tables/table-parts.ts';
import { baseOf, edgeOf, shapeOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';

const long = { width: steps(1200, 2400, 100), depth: [750, 800, 850, 900, 950, 1000], height: [740, 760] };
const heights = { height: [740, 760] };
const each = steps(800, 1500, 100);

export const diningTable = family({
  code: 'dining-table',
  name: { en: 'Dining table', zh: '餐桌', vi: 'Bàn ăn' },
  synonyms: {
    en: ['kitchen table', 'table', 'dining set', 'dining table and chairs'],
    zh: ['饭桌', '长桌', '圆桌', '餐桌椅', '餐桌椅组合'],
    vi: ['bàn phòng ăn', 'bàn tròn', 'bàn ăn gia đình', 'bàn ghế ăn', 'bộ bàn ghế ăn'],
  },
  category: 'tables',
  rooms: ['dining', 'kitchen', 'balcony'],
  placement: 'floor',
  parameters: {
    ...measures(steps(800, 2400, 100), [...steps(750, 1000, 50), ...steps(1100, 1500, 100)], [740, 760]),
    shape: shapeOf('rectangle', 'soft', 'racetrack', 'oval', 'squircle', 'boat', 'pebble'),
    edge: edgeOf('square', 'round', 'knife', 'thick'),
    base: baseOf(
      'taper',
      'square',
      'post',
      'turned',
      'hoof',
      'hairpin',
      'sled',
      'frame',
      'cross',
      'trestle',
      'pedestal',
      'tulip',
      'drum',
      'fluted',
      'slab',
      'waterfall',
      'twin',
    ),
  },
  lines: [
    lineOf('scandinavian', long, {
      shape: ['rectangle', 'soft', 'racetrack', 'boat'],
      edge: ['square', 'round', 'knife'],
      base: ['taper', 'square', 'trestle'],
    }),
    lineOf('midCentury', long, {
      shape: ['soft', 'racetrack', 'boat', 'oval'],
      edge: ['round', 'knife'],
      base: ['taper', 'square', 'slab'],
    }),
    lineOf('japandi', long, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'thick'],
      base: ['square', 'post', 'trestle', 'twin'],
    }),
    lineOf('newChinese', long, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'knife'],
      base: ['hoof', 'post', 'trestle'],
    }),
    lineOf('indochine', long, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round'],
      base: ['turned', 'square', 'trestle'],
    }),
    lineOf('french', long, {
      shape: ['rectangle', 'soft', 'oval'],
      edge: ['square', 'round', 'knife'],
      base: ['turned', 'pedestal', 'fluted'],
    }),
    lineOf('modern', long, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'knife', 'round'],
      base: ['sled', 'slab', 'cross', 'twin', 'fluted'],
    }),
    lineOf('modern', long, { shape: ['rectangle'], edge: ['square', 'thick'], base: ['waterfall', 'frame'] }),
    lineOf('industrial', long, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'thick', 'round'],
      base: ['hairpin', 'sled', 'cross', 'frame', 'trestle'],
    }),
    lineOf('wabiSabi', long, {
      shape: ['pebble', 'soft', 'racetrack'],
      edge: ['square', 'round', 'thick'],
      base: ['slab', 'twin', 'drum'],
    }),
    ...each
      .flatMap((size) => [
        lineOf('modern', heights, {
          width: [size],
          depth: [size],
          shape: ['oval', 'squircle'],
          edge: ['square', 'round', 'knife', 'thick'],
          base: ['pedestal', 'drum', 'fluted', 'tulip'],
        }),
        lineOf('french', heights, {
          width: [size],
          depth: [size],
          shape: ['oval'],
          edge: ['square', 'round', 'knife'],
          base: ['pedestal', 'fluted', 'tulip'],
        }),
        lineOf('midCentury', heights, {
          width: [size],
          depth: [size],
          shape: ['oval', 'squircle'],
          edge: ['round', 'knife', 'square'],
          base: ['tulip', 'taper', 'pedestal'],
        }),
        lineOf('scandinavian', heights, {
          width: [size],
          depth: [size],
          shape: ['oval', 'squircle'],
          edge: ['round', 'knife', 'square'],
          base: ['taper', 'pedestal', 'square'],
        }),
        lineOf('newChinese', heights, {
          width: [size],
          depth: [size],
          shape: ['oval'],
          edge: ['round', 'knife', 'square'],
          base: ['pedestal', 'drum', 'fluted'],
        }),
      ])
      .filter((line) => !(line.style === 'midCentury' && (line.values.width![0] as number) > 1300)),
  ],
  slots: {
    top: topSlot({ modern: 'sintered-grey', french: 'oak-natural' }),
    base: woodSlot(['Base', '桌脚', 'Chân bàn']),
    metal: metalSlot(),
  },
  build: (choice, detail) => model(tableParts(choice, { board: 1.15, rails: 84 }, detail)),
});
