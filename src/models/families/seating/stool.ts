import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { stoolSeat } from '#models/families/seating/stool-seats.ts';
import { stoolSeatForms, stoolShapeForms } from '#models/families/seating/stool-parameters.ts';
import { lowerLevel, tableBase } from '#models/families/tables/table-bases.ts';
import { baseOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { StoolSeat, StoolShape } from '#models/families/seating/stool-seats.ts';
import type { BasePlace, TableBase } from '#models/families/tables/table-bases.ts';
import type { TopShape } from '#models/families/tables/table-tops.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const sizes = [320, 360, 400, 440];
const heights = { height: [400, 420, 440, 460] };
const tied = { tie: ['none', 'rail'] };
const free = { tie: ['none'] };

function inSizes(style: Style, ...values: Record<string, readonly (string | number)[]>[]): ReturnType<typeof lineOf>[] {
  return sizes.map((size) => lineOf(style, heights, { width: [size], depth: [size] }, ...values));
}

export const stool = family({
  code: 'stool',
  name: { en: 'Stool', zh: '凳子', vi: 'Ghế đẩu' },
  synonyms: {
    en: ['low stool', 'dressing stool', 'vanity stool'],
    zh: ['矮凳', '梳妆凳', '换鞋凳', '圆凳', '方凳'],
    vi: ['ghế đôn gỗ', 'ghế thấp', 'ghế trang điểm', 'đòn'],
  },
  category: 'seating',
  rooms: ['living', 'bedroom', 'dining', 'hall', 'bathroom', 'children'],
  placement: 'floor',
  parameters: {
    ...measures(sizes, sizes, heights.height),
    shape: stoolShapeForms,
    seat: stoolSeatForms,
    base: baseOf(
      'taper',
      'square',
      'post',
      'turned',
      'hoof',
      'hairpin',
      'sled',
      'frame',
      'tripod',
      'drum',
      'fluted',
      'slab',
      'pedestal',
    ),
    tie: form(['Stretcher', '横枨', 'Thanh giằng'], {
      none: ['None', '无', 'Không'],
      rail: ['H shape', 'H 形', 'Chữ H'],
    }),
  },
  lines: [
    ...inSizes('scandinavian', tied, {
      shape: ['round', 'soft', 'square'],
      seat: ['wood', 'pad', 'woven'],
      base: ['taper', 'square'],
    }),
    ...inSizes('scandinavian', free, { shape: ['round'], seat: ['wood', 'pad'], base: ['tripod'] }),
    ...inSizes('midCentury', tied, { shape: ['round', 'soft'], seat: ['pad', 'woven'], base: ['taper'] }),
    ...inSizes('japandi', tied, {
      shape: ['round', 'square', 'soft'],
      seat: ['wood', 'saddle', 'woven'],
      base: ['post', 'square'],
    }),
    ...inSizes('newChinese', tied, {
      shape: ['square', 'round'],
      seat: ['wood', 'woven', 'pad'],
      base: ['hoof', 'post'],
    }),
    ...inSizes('indochine', tied, {
      shape: ['square', 'soft'],
      seat: ['woven', 'wood', 'pad'],
      base: ['turned', 'square'],
    }),
    ...inSizes('french', free, {
      shape: ['round', 'square', 'soft'],
      seat: ['pad'],
      base: ['turned', 'fluted', 'pedestal'],
    }),
    ...inSizes('modern', free, {
      shape: ['round', 'square', 'soft'],
      seat: ['pad', 'wood'],
      base: ['sled', 'drum', 'slab'],
    }),
    ...inSizes('industrial', free, {
      shape: ['round', 'square'],
      seat: ['wood', 'pad', 'saddle'],
      base: ['hairpin', 'frame', 'sled'],
    }),
    ...inSizes('wabiSabi', free, {
      shape: ['round', 'soft', 'square'],
      seat: ['wood', 'saddle'],
      base: ['drum', 'fluted', 'post', 'slab'],
    }),
  ],
  slots: {
    frame: woodSlot(),
    metal: metalSlot(),
    seat: clothSlot(['Seat cover', '坐垫', 'Vải bọc mặt ngồi']),
    weave: weaveSlot(),
  },
  build,
});

const tops: Record<StoolShape, TopShape> = { round: 'oval', square: 'rectangle', soft: 'squircle' };

function build(choice: Choice, detail: Detail): Model {
  const character = proportionsOf(choice.style);
  const shape = choice.shape as StoolShape;
  const width = choice.width as number;
  const depth = choice.depth as number;
  const seat = stoolSeat(
    choice.seat as StoolSeat,
    { shape, width, depth, top: choice.height as number, board: character.board, edge: character.edge },
    detail,
  );
  const place: BasePlace = {
    shape: tops[shape],
    width: width - 12,
    depth: depth - 12,
    under: seat.under,
    character,
    rails: 44,
  };
  const base = tableBase(choice.base as TableBase, place, detail);
  return model([
    part('frame', [
      ...seat.wood,
      ...base.wood,
      ...lowerLevel(choice.tie as 'none' | 'rail', choice.base as TableBase, place, detail),
    ]),
    part('metal', base.metal),
    part('seat', seat.cloth),
    part('weave', seat.weave),
  ]);
}
