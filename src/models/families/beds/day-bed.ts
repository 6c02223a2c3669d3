import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, localizedText, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, throwSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { tableBase } from '#models/families/tables/table-bases.ts';
import { baseOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { framedFront } from '#models/geometry/fronts.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { lean, merge, mirror, move, turn } from '#models/geometry/transform.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { BasePlace, TableBase } from '#models/families/tables/table-bases.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const size = { width: steps(1800, 2200, 100), depth: [750, 800, 850, 900] };
const low = { height: [600, 640, 680], back: ['none'] };
const tall = { height: [720, 760, 800] };
const rest = { ends: ['left', 'right', 'both'], soft: ['bolster', 'cushions'] };

export const dayBed = family({
  code: 'day-bed',
  name: { en: 'Day-bed', zh: '贵妃榻', vi: 'Ghế nằm thư giãn' },
  synonyms: {
    en: ['chaise longue', 'divan', 'recamier', 'daybed', 'sofa bed'],
    zh: ['躺榻', '罗汉床', '美人榻', '休闲榻', '沙发床'],
    vi: ['sập', 'trường kỷ', 'ghế dài nằm', 'giường ban ngày', 'sofa giường'],
  },
  category: 'seating',
  rooms: ['living', 'study', 'bedroom', 'balcony'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, [600, 640, 680, 720, 760, 800]),
    back: form(['Back', '靠背', 'Lưng tựa'], {
      none: ['None', '无', 'Không'],
      slats: ['Slats', '竖条', 'Nan dọc'],
      cane: ['Cane', '藤编', 'Mây đan'],
      panel: ['Panel', '实板', 'Tấm gỗ'],
    }),
    ends: form(['Raised end', '扶头', 'Đầu tựa'], {
      left: ['Left', '左', 'Trái'],
      right: ['Right', '右', 'Phải'],
      both: ['Both', '两端', 'Hai bên'],
    }),
    base: baseOf('taper', 'square', 'post', 'turned', 'hoof', 'sled', 'slab'),
    soft: form(['To lean on', '靠垫', 'Gối tựa'], {
      bolster: ['Bolsters', '圆枕', 'Gối ôm tròn'],
      cushions: ['Cushions', '靠枕', 'Gối vuông'],
    }),
  },
  lines: [
    lineOf('scandinavian', size, rest, low, { base: ['taper', 'square'] }),
    lineOf('scandinavian', size, rest, tall, { back: ['slats', 'cane'], base: ['taper', 'square'] }),
    lineOf('midCentury', size, rest, low, { base: ['taper', 'sled'] }),
    lineOf('midCentury', size, rest, tall, { back: ['slats', 'cane'], base: ['taper'] }),
    lineOf('japandi', size, rest, low, { base: ['square', 'post', 'slab'] }),
    lineOf('japandi', size, rest, tall, { back: ['slats', 'panel'], base: ['square', 'post'] }),
    lineOf('newChinese', size, rest, tall, { back: ['slats', 'cane', 'panel'], base: ['hoof', 'post'] }),
    lineOf('indochine', size, rest, tall, { back: ['slats', 'cane', 'panel'], base: ['turned', 'square'] }),
    lineOf('modern', size, rest, low, { base: ['sled', 'slab'] }),
    lineOf('wabiSabi', size, rest, low, { base: ['slab', 'post'] }),
  ],
  slots: {
    frame: woodSlot(),
    metal: metalSlot(),
    mattress: clothSlot(['Mattress', '坐垫', 'Nệm']),
    weave: weaveSlot(),
    throw: { ...throwSlot(), name: localizedText(['Bolsters and cushions', '圆枕与靠枕', 'Gối tựa']) },
  },
  build,
});

interface Plan {
  width: number;
  depth: number;
  height: number;
  /** Top of the wooden frame and of the mattress. */
  deck: number;
  seat: number;
  sides: readonly number[];
  character: StyleProportions;
}

function build(choice: Choice, detail: Detail): Model {
  const character = proportionsOf(choice.style);
  const deck = 250 + character.board;
  const sides = { left: [-1], right: [1], both: [-1, 1] }[choice.ends as 'left' | 'right' | 'both'];
  const plan: Plan = {
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    deck,
    seat: deck + Math.round(150 * character.soft),
    sides,
    character,
  };
  const place: BasePlace = {
    shape: 'rectangle',
    width: plan.width - 40,
    depth: plan.depth - 40,
    under: deck - character.board * 1.3,
    character,
    rails: 50,
  };
  const base = tableBase(choice.base as TableBase, place, detail);
  const back =
    choice.back === 'none' ? { wood: [], weave: [] } : backOf(choice.back as 'slats' | 'cane' | 'panel', plan, detail);
  const top = board(
    {
      from: [-plan.width / 2, -plan.depth / 2, place.under - 1],
      to: [plan.width / 2, plan.depth / 2, deck],
      radius: Math.min(character.edge, 10),
      grain: 'x',
    },
    detail,
  );
  return model([
    part('frame', [top, ...base.wood, ...back.wood, ...plan.sides.map((side) => endOf(plan, side, detail))]),
    part('metal', base.metal),
    part('weave', back.weave),
    part('mattress', mattress(plan, choice.back !== 'none', detail)),
    part('throw', softOf(choice, plan, detail)),
  ]);
}

const thick = 26;
const behind = 34;

function mattress({ width, depth, deck, seat, sides }: Plan, backed: boolean, detail: Detail): Mesh {
  const left = -width / 2 + (sides.includes(-1) ? 44 : 14);
  const right = width / 2 - (sides.includes(1) ? 44 : 14);
  const rear = depth / 2 - (backed ? behind + 8 : 12);
  return cushion(
    {
      width: right - left,
      depth: rear + depth / 2 - 12,
      height: seat - deck + 4,
      radius: 38,
      crown: 12,
      bulge: 5,
      seam: 'piping',
      wrinkles: 0.6,
      at: [(left + right) / 2, (rear - depth / 2 + 12) / 2, deck - 4],
    },
    detail,
  );
}

/** A low frame at the end, standing on the deck; it gives the height. */
function endOf({ width, depth, deck, height }: Plan, side: number, detail: Detail): Mesh {
  const front = framedFront({ width: depth - 16, height: height - deck, thickness: thick, stile: 44 }, detail);
  const slat = byDetail(detail, 5, 5, 3);
  const gap = (depth - 104) / slat;
  const slats = Array.from({ length: slat }, (_, i) =>
    board(
      {
        from: [-depth / 2 + 52 + gap * i + 9, -thick * 0.7, 40],
        to: [-depth / 2 + 52 + gap * (i + 1) - 9, -thick * 0.3, height - deck - 40],
        radius: 2,
        grain: 'z',
      },
      detail,
    ),
  );
  const right = move(turn(merge([front.frame, ...slats]), 'z', 90), width / 2 - thick - 8, 0, deck);
  return side > 0 ? right : mirror(right, 'x');
}

function backOf(
  kind: 'slats' | 'cane' | 'panel',
  { width, depth, deck, height }: Plan,
  detail: Detail,
): { wood: Mesh[]; weave: Mesh[] } {
  const at = (mesh: Mesh): Mesh => move(mesh, 0, depth / 2 - 6, deck);
  if (kind === 'panel')
    return {
      wood: [
        at(
          board(
            { from: [-width / 2 + 10, -thick, 0], to: [width / 2 - 10, 0, height - deck], radius: 5, grain: 'x' },
            detail,
          ),
        ),
      ],
      weave: [],
    };
  const count = kind === 'cane' ? 3 : 1;
  const wide = (width - 20) / count;
  const fronts = Array.from(
    { length: count },
    (_, i) =>
      [
        framedFront({ width: wide, height: height - deck, thickness: thick, stile: 42 }, detail),
        -width / 2 + 10 + wide * (i + 0.5),
      ] as const,
  );
  const frames = fronts.map(([front, x]) => at(move(front.frame, x, 0, 0)));
  if (kind === 'cane') return { wood: frames, weave: fronts.map(([front, x]) => at(move(front.infill!, x, 0, 0))) };
  const slats = Math.round((width - 120) / byDetail(detail, 84, 84, 240));
  const step = (width - 120) / slats;
  return {
    wood: [
      ...frames,
      ...Array.from({ length: slats }, (_, i) =>
        at(
          board(
            {
              from: [-width / 2 + 60 + step * i + 14, -thick * 0.7, 38],
              to: [-width / 2 + 60 + step * (i + 1) - 14, -thick * 0.3, height - deck - 38],
              radius: 2,
              grain: 'z',
            },
            detail,
          ),
        ),
      ),
    ],
    weave: [],
  };
}

function softOf(choice: Choice, plan: Plan, detail: Detail): Mesh[] {
  const { width, depth, seat, height, sides } = plan;
  const r = Math.min(95, (height - seat) * 0.42);
  if (choice.soft === 'bolster')
    return sides.map((side) =>
      move(
        turn(roll(r, depth - 150, detail), 'x', 90),
        side * (width / 2 - 50 - r),
        (depth - 150) / 2 - 20,
        seat + r - 8,
      ),
    );
  const tall = Math.min(430, height - seat - 12);
  return sides.flatMap((side) =>
    [0, 1].map((i) => {
      const one = turn(
        lean(
          pillow(
            { width: Math.min(tall * 1.15, depth * 0.42), height: tall, thickness: 140, dent: 0.4, seed: i + 2 + side },
            detail,
          ),
          14,
        ),
        'z',
        -side * 90,
      );
      return move(one, side * (width / 2 - 124 - tall * 0.25), (i - 0.5) * depth * 0.42 - 20, seat - 8);
    }),
  );
}

function roll(radius: number, length: number, detail: Detail): Mesh {
  return lathe(
    [
      [radius * 0.3, 0],
      [radius * 0.8, 3],
      [radius, radius * 0.35],
      [radius, length - radius * 0.35],
      [radius * 0.8, length - 3],
      [radius * 0.3, length],
    ],
    detail,
    { crease: 60 },
  );
}
