import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { lowerLevel, tableBase } from '#models/families/tables/table-bases.ts';
import { baseOf, lowerOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { BasePlace, Lower, TableBase } from '#models/families/tables/table-bases.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const size = { width: steps(800, 1800, 100), depth: [340, 380, 420], height: [420, 440, 460, 480] };
const open = { lower: ['none'] };

export const bench = family({
  code: 'bench',
  name: { en: 'Bench', zh: '长凳', vi: 'Ghế băng' },
  synonyms: {
    en: ['dining bench', 'hall bench', 'bed-end bench', 'settle'],
    zh: ['长条凳', '床尾凳', '换鞋长凳', '条凳'],
    vi: ['ghế dài', 'băng ghế', 'ghế cuối giường', 'trường kỷ thấp'],
  },
  category: 'seating',
  rooms: ['dining', 'hall', 'bedroom', 'balcony', 'living'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, size.height),
    seat: form(['Seat', '座面', 'Mặt ngồi'], {
      board: ['Solid board', '整板', 'Tấm liền'],
      slats: ['Slats', '条板', 'Nan gỗ'],
      pad: ['One cushion', '整块坐垫', 'Một đệm'],
      pads: ['Cushions', '分块坐垫', 'Nhiều đệm'],
      woven: ['Woven', '编织', 'Đan'],
    }),
    base: baseOf('taper', 'square', 'post', 'turned', 'hoof', 'hairpin', 'sled', 'frame', 'cross', 'slab', 'trestle'),
    lower: lowerOf('none', 'shelf', 'rack', 'rail'),
  },
  lines: [
    lineOf('scandinavian', size, {
      seat: ['board', 'slats', 'pad', 'woven'],
      base: ['taper', 'square'],
      lower: ['none', 'rail', 'rack'],
    }),
    lineOf('midCentury', size, {
      seat: ['slats', 'pad', 'pads', 'woven'],
      base: ['taper', 'square'],
      lower: ['none', 'rail'],
    }),
    lineOf('japandi', size, {
      seat: ['board', 'slats', 'pad', 'woven'],
      base: ['post', 'square'],
      lower: ['none', 'rail', 'rack'],
    }),
    lineOf('japandi', size, open, { seat: ['board', 'pad'], base: ['slab'] }),
    lineOf('newChinese', size, {
      seat: ['board', 'pad', 'woven'],
      base: ['hoof', 'post'],
      lower: ['none', 'rail', 'shelf'],
    }),
    lineOf('indochine', size, {
      seat: ['slats', 'pad', 'woven'],
      base: ['turned', 'square'],
      lower: ['none', 'rail', 'shelf'],
    }),
    lineOf('french', size, { seat: ['pad', 'pads'], base: ['turned'], lower: ['none', 'rail'] }),
    lineOf('modern', size, open, { seat: ['board', 'pad', 'pads'], base: ['sled', 'slab', 'cross'] }),
    lineOf('industrial', size, open, { seat: ['board', 'slats', 'pad'], base: ['hairpin', 'sled', 'frame', 'cross'] }),
    lineOf('wabiSabi', size, open, { seat: ['board', 'slats'], base: ['slab', 'trestle', 'post'] }),
  ],
  slots: {
    frame: woodSlot(),
    metal: metalSlot(),
    seat: clothSlot(['Seat cover', '坐垫', 'Vải bọc']),
    weave: weaveSlot(),
  },
  build,
});

interface SeatParts {
  wood: Mesh[];
  cloth: Mesh[];
  weave: Mesh[];
  under: number;
}

function build(choice: Choice, detail: Detail): Model {
  const character = proportionsOf(choice.style);
  const seat = seatOf(choice, character, detail);
  const place: BasePlace = {
    shape: 'rectangle',
    width: choice.width as number,
    depth: choice.depth as number,
    under: seat.under,
    character,
    rails: 52,
  };
  const base = tableBase(choice.base as TableBase, place, detail);
  return model([
    part('frame', [
      ...seat.wood,
      ...base.wood,
      ...lowerLevel(choice.lower as Lower, choice.base as TableBase, place, detail),
    ]),
    part('metal', base.metal),
    part('seat', seat.cloth),
    part('weave', seat.weave),
  ]);
}

function seatOf(choice: Choice, { board: thick, edge }: StyleProportions, detail: Detail): SeatParts {
  const x = (choice.width as number) / 2;
  const y = (choice.depth as number) / 2;
  const top = choice.height as number;
  const plank = (low: number, high: number, inset = 0): Mesh =>
    board(
      {
        from: [-x + inset, -y + inset, low],
        to: [x - inset, y - inset, high],
        radius: Math.min(edge, (high - low) / 3),
        grain: 'x',
      },
      detail,
    );
  const none = { wood: [], cloth: [], weave: [] };
  switch (choice.seat) {
    case 'board':
      return { ...none, wood: [plank(top - thick - 8, top)], under: top - thick - 8 };
    case 'slats':
      return { ...none, wood: slats(x, y, top, thick, detail), under: top - thick - 22 };
    case 'woven':
      return {
        ...none,
        wood: [plank(top - thick - 10, top - 8)],
        weave: [
          cushion(
            {
              width: 2 * x - 60,
              depth: 2 * y - 60,
              height: 16,
              radius: 6,
              crown: 3,
              wrinkles: 0,
              at: [0, 0, top - 16],
            },
            detail,
          ),
        ],
        under: top - thick - 10,
      };
    default:
      return {
        ...none,
        wood: [plank(top - 80, top - 60)],
        cloth: pads(choice.seat === 'pads' ? Math.max(2, Math.round((2 * x) / 480)) : 1, x, y, top, detail),
        under: top - 80,
      };
  }
}

function slats(x: number, y: number, top: number, thick: number, detail: Detail): Mesh[] {
  const count = 5;
  const step = (2 * y + 8) / count;
  const long = Array.from({ length: count }, (_, i) =>
    board(
      { from: [-x, -y + step * i, top - thick], to: [x, -y + step * (i + 1) - 8, top], radius: 4, grain: 'x' },
      detail,
    ),
  );
  const bearers = [-1, 0, 1].map((at) =>
    board(
      {
        from: [at * (x - 110) - 25, -y + 12, top - thick - 22],
        to: [at * (x - 110) + 25, y - 12, top - thick + 1],
        radius: 1,
        grain: 'y',
      },
      detail,
    ),
  );
  return [...long, ...bearers];
}

function pads(count: number, x: number, y: number, top: number, detail: Detail): Mesh[] {
  const wide = (2 * x - 8) / count;
  return Array.from({ length: count }, (_, i) =>
    cushion(
      {
        width: wide - 3,
        depth: 2 * y - 8,
        height: 62,
        radius: 22,
        crown: 14,
        bulge: 3,
        seam: 'piping',
        seed: i + 2,
        at: [-x + 4 + wide * (i + 0.5), 0, top - 62],
      },
      detail,
    ),
  );
}
