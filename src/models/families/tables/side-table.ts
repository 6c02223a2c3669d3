import { lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { metalSlot, topSlot, woodSlot } from '#models/families/shared/slots.ts';
import { tableParts } from '#models/families/tables/table-parts.ts';
import { baseOf, edgeOf, lowerOf, shapeOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';
import type { Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

const heights = { height: steps(420, 620, 40) };
const open = { lower: ['none'] };
const legged = { lower: ['none', 'shelf', 'rail'] };
const each = steps(350, 600, 50);

/** A round or square table in every size. */
function inSizes(style: Style, ...values: Record<string, readonly Value[]>[]): ReturnType<typeof lineOf>[] {
  return each.map((size) => lineOf(style, heights, { width: [size], depth: [size] }, ...values));
}

export const sideTable = family({
  code: 'side-table',
  name: { en: 'Side table', zh: '边几', vi: 'Bàn góc' },
  synonyms: {
    en: ['end table', 'occasional table', 'lamp table'],
    zh: ['角几', '小圆几', '沙发边桌'],
    vi: ['bàn phụ', 'bàn cạnh sofa', 'bàn đôn', 'táp'],
  },
  category: 'tables',
  rooms: ['living', 'bedroom', 'balcony', 'study'],
  placement: 'floor',
  parameters: {
    ...measures(steps(350, 600, 50), steps(350, 600, 50), steps(420, 620, 40)),
    shape: shapeOf('rectangle', 'soft', 'oval', 'squircle', 'pebble'),
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
      'tripod',
      'pedestal',
      'tulip',
      'drum',
      'fluted',
      'slab',
      'waterfall',
      'plinth',
    ),
    lower: lowerOf('none', 'shelf', 'rail'),
  },
  lines: [
    ...inSizes('scandinavian', legged, {
      shape: ['oval', 'squircle', 'soft'],
      edge: ['square', 'round', 'knife'],
      base: ['taper', 'square'],
    }),
    ...inSizes('scandinavian', open, {
      shape: ['oval'],
      edge: ['square', 'round', 'knife'],
      base: ['tripod', 'pedestal'],
    }),
    ...inSizes('midCentury', legged, { shape: ['oval', 'squircle'], edge: ['round', 'knife'], base: ['taper'] }),
    ...inSizes('midCentury', open, { shape: ['oval'], edge: ['round', 'knife'], base: ['tripod', 'tulip'] }),
    ...inSizes('japandi', legged, {
      shape: ['rectangle', 'soft', 'oval'],
      edge: ['square', 'round', 'thick'],
      base: ['post', 'square'],
    }),
    ...inSizes('japandi', open, {
      shape: ['oval', 'squircle'],
      edge: ['square', 'round', 'thick'],
      base: ['drum', 'tripod'],
    }),
    ...inSizes('newChinese', legged, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'knife'],
      base: ['hoof', 'post'],
    }),
    ...inSizes('indochine', legged, {
      shape: ['rectangle', 'soft', 'oval'],
      edge: ['square', 'round'],
      base: ['turned', 'square'],
    }),
    ...inSizes('french', open, {
      shape: ['oval', 'squircle'],
      edge: ['square', 'round', 'knife'],
      base: ['pedestal', 'fluted', 'tulip'],
    }),
    ...inSizes('modern', open, {
      shape: ['oval', 'squircle', 'soft'],
      edge: ['square', 'round', 'knife', 'thick'],
      base: ['drum', 'pedestal', 'fluted', 'tulip'],
    }),
    ...inSizes('modern', open, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'knife'],
      base: ['sled', 'cross', 'plinth', 'slab'],
    }),
    ...inSizes('modern', open, { shape: ['rectangle'], edge: ['square', 'thick'], base: ['waterfall', 'frame'] }),
    ...inSizes('industrial', open, {
      shape: ['rectangle', 'soft', 'oval'],
      edge: ['square', 'thick'],
      base: ['hairpin', 'sled', 'cross'],
    }),
    ...inSizes('industrial', {
      lower: ['none', 'shelf'],
      shape: ['rectangle'],
      edge: ['square', 'thick'],
      base: ['frame'],
    }),
    ...inSizes('wabiSabi', open, {
      shape: ['oval', 'pebble', 'squircle'],
      edge: ['square', 'round', 'thick'],
      base: ['drum', 'fluted', 'plinth'],
    }),
  ],
  slots: {
    top: topSlot({ modern: 'marble-nero', french: 'marble-carrara', wabiSabi: 'travertine' }),
    base: woodSlot(['Base', '底座', 'Chân đế']),
    metal: metalSlot(),
  },
  build: (choice, detail) => model(tableParts(choice, { board: 0.85, rails: 40 }, detail)),
});
