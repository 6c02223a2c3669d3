import { lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { metalSlot, topSlot, woodSlot } from '#models/families/shared/slots.ts';
import { tableParts } from '#models/families/tables/table-parts.ts';
import { baseOf, edgeOf, lowerOf, shapeOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';

const long = { width: steps(900, 1400, 100), depth: [500, 600, 700], height: [320, 360, 400, 440] };
const round = { width: [600, 700, 800, 900, 1000], height: [320, 360, 400] };
const each = [600, 700, 800, 900, 1000];
const open = { lower: ['none'] };
const legged = { lower: ['none', 'shelf', 'rack', 'rail'] };

export const coffeeTable = family({
  code: 'coffee-table',
  name: { en: 'Coffee table', zh: '茶几', vi: 'Bàn trà' },
  synonyms: {
    en: ['low table', 'cocktail table', 'tea table'],
    zh: ['茶台', '矮桌', '客厅桌'],
    vi: ['bàn sofa', 'bàn nước', 'bàn cà phê', 'bàn thấp'],
  },
  category: 'tables',
  rooms: ['living', 'study', 'balcony'],
  placement: 'floor',
  parameters: {
    ...measures(steps(600, 1400, 100), steps(500, 1000, 100), steps(320, 440, 40)),
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
      'plinth',
      'twin',
    ),
    lower: lowerOf('none', 'shelf', 'rack', 'rail'),
  },
  lines: [
    lineOf('scandinavian', long, legged, {
      shape: ['rectangle', 'soft', 'racetrack', 'boat'],
      edge: ['square', 'round', 'knife'],
      base: ['taper', 'square'],
    }),
    lineOf('midCentury', long, legged, {
      shape: ['soft', 'racetrack', 'boat'],
      edge: ['round', 'knife'],
      base: ['taper', 'square'],
    }),
    lineOf('japandi', long, legged, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'thick'],
      base: ['square', 'post'],
    }),
    lineOf('newChinese', long, legged, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'knife'],
      base: ['hoof', 'post'],
    }),
    lineOf('indochine', long, legged, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round'],
      base: ['turned', 'square', 'post'],
    }),
    lineOf('french', long, legged, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'knife'],
      base: ['turned'],
    }),
    lineOf('modern', long, open, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'knife'],
      base: ['sled', 'slab', 'plinth', 'drum', 'twin', 'cross'],
    }),
    lineOf('modern', long, open, { shape: ['rectangle'], edge: ['square', 'thick'], base: ['waterfall', 'frame'] }),
    lineOf('industrial', long, open, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'thick', 'round'],
      base: ['hairpin', 'sled', 'cross', 'trestle'],
    }),
    lineOf('industrial', long, {
      lower: ['none', 'shelf', 'rack'],
      shape: ['rectangle'],
      edge: ['square', 'thick', 'round'],
      base: ['frame'],
    }),
    lineOf('wabiSabi', long, open, {
      shape: ['pebble', 'soft', 'racetrack'],
      edge: ['square', 'round', 'thick'],
      base: ['drum', 'slab', 'twin', 'plinth'],
    }),
    ...each.flatMap((size) => [
      lineOf('modern', round, open, {
        width: [size],
        depth: [size],
        shape: ['oval', 'squircle'],
        edge: ['square', 'round', 'knife', 'thick'],
        base: ['drum', 'pedestal', 'fluted', 'sled'],
      }),
      lineOf('french', round, open, {
        width: [size],
        depth: [size],
        shape: ['oval'],
        edge: ['square', 'round', 'knife'],
        base: ['fluted', 'pedestal', 'tulip', 'turned'],
      }),
      lineOf('midCentury', round, legged, {
        width: [size],
        depth: [size],
        shape: ['oval', 'squircle'],
        edge: ['round', 'knife', 'square'],
        base: ['taper'],
      }),
      lineOf('wabiSabi', round, open, {
        width: [size],
        depth: [size],
        shape: ['oval', 'pebble'],
        edge: ['square', 'round', 'thick'],
        base: ['drum', 'fluted', 'post'],
      }),
      lineOf('japandi', round, legged, {
        width: [size],
        depth: [size],
        shape: ['oval', 'squircle'],
        edge: ['square', 'round', 'thick'],
        base: ['post', 'square'],
      }),
    ]),
  ],
  slots: {
    top: topSlot({ modern: 'marble-carrara', french: 'marble-calacatta', wabiSabi: 'travertine' }),
    base: woodSlot(['Base', '底座', 'Chân đế']),
    metal: metalSlot(),
  },
  build: (choice, detail) => model(tableParts(choice, { board: 1, rails: 46 }, detail)),
});
