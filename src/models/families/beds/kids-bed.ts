import { bedLinen } from '#models/families/beds/bed-linen.ts';
import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { throwSlot, woodSlot } from '#models/families/shared/slots.ts';
import { strut } from '#models/families/shared/strut.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Bedding } from '#models/families/beds/bed-linen.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const size = {
  width: [880, 980, 1080, 1280],
  depth: [1700, 1900, 2080],
  bedding: ['plain', 'duvet'],
  rail: ['slats', 'rods', 'panel'],
};
const single = { form: ['guard'], height: [720, 800, 880], ladder: ['none'] };
const house = { form: ['house'], height: [1500, 1600, 1700], ladder: ['none'] };
const high = { form: ['bunk', 'loft'], height: [1560, 1640, 1720], ladder: ['left', 'right'] };

export const kidsBed = family({
  code: 'kids-bed',
  name: { en: 'Children’s bed', zh: '儿童床', vi: 'Giường trẻ em' },
  synonyms: {
    en: ['bunk bed', 'loft bed', 'house bed', 'kids bed', 'toddler bed'],
    zh: ['上下床', '高低床', '双层床', '半高床', '小屋床', '护栏床'],
    vi: ['giường tầng', 'giường cho bé', 'giường gác', 'giường ngôi nhà'],
  },
  category: 'beds',
  nominal: { usual: 80, most: 200 },
  rooms: ['children', 'bedroom'],
  placement: 'floor',
  parameters: {
    ...measures(
      size.width,
      size.depth,
      [...single.height, ...house.height, ...high.height].toSorted((a, b) => a - b),
    ),
    form: form(['Kind', '款式', 'Kiểu'], {
      guard: ['With guard rails', '护栏床', 'Có thanh chắn'],
      house: ['Little house', '小屋床', 'Ngôi nhà'],
      bunk: ['Bunk', '上下床', 'Hai tầng'],
      loft: ['Loft', '高架床', 'Giường gác'],
    }),
    rail: form(['Rails', '护栏', 'Thanh chắn'], {
      slats: ['Slats', '竖条', 'Nan dọc'],
      rods: ['Rods', '圆杆', 'Song tròn'],
      panel: ['Boards', '横板', 'Ván ngang'],
    }),
    ladder: form(['Ladder', '梯子', 'Thang'], {
      none: ['None', '无', 'Không'],
      left: ['Left', '左', 'Bên trái'],
      right: ['Right', '右', 'Bên phải'],
    }),
    bedding: form(['Bedding', '床品', 'Chăn gối'], {
      plain: ['Mattress and pillow', '床垫与枕头', 'Nệm và gối'],
      duvet: ['With duvet', '加被子', 'Thêm chăn'],
    }),
  },
  lines: (['scandinavian', 'japandi', 'modern', 'midCentury', 'wabiSabi'] as const).flatMap((style) => [
    lineOf(style, size, single),
    lineOf(style, size, house),
    lineOf(style, size, high),
  ]),
  slots: {
    frame: woodSlot(['Frame', '床架', 'Khung'], {
      modern: 'paint-white',
      scandinavian: 'pine',
      wabiSabi: 'ash-natural',
      midCentury: 'beech',
    }),
    throw: throwSlot(),
    mattress: { name: localizedText(['Mattress', '床垫', 'Nệm']), finishes: ['cotton-white', 'cotton-cream'] },
    sheet: {
      name: localizedText(['Sheets and pillows', '床单与枕套', 'Ga và vỏ gối']),
      finishes: ['cotton-white', 'cotton-cream', 'cotton-sky', 'cotton-blush', 'cotton-sage'],
    },
    duvet: {
      name: localizedText(['Duvet', '被子', 'Chăn']),
      finishes: ['cotton-sky', 'cotton-blush', 'cotton-sage', 'cotton-cream', 'cotton-navy', 'stripe-indigo'],
      byStyle: { japandi: 'cotton-sage', midCentury: 'linen-mustard', wabiSabi: 'linen-oat' },
    },
  },
  build,
});

/** The frame stands between `front` and `rear`; a ladder may stand before it. */
interface Plan {
  out: number;
  front: number;
  rear: number;
  post: number;
  board: number;
  rail: 'slats' | 'rods' | 'panel';
}

function build(choice: Choice, detail: Detail): Model {
  const { leg, board: thick } = proportionsOf(choice.style);
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const plan: Plan = {
    out: width / 2,
    front: -depth / 2 + (choice.ladder === 'none' ? 0 : 42),
    rear: depth / 2,
    post: leg * 1.15,
    board: Math.min(30, thick),
    rail: choice.rail as Plan['rail'],
  };
  const decks = { guard: [300], house: [260], bunk: [260, height - 420], loft: [height - 420] }[
    choice.form as 'guard' | 'house' | 'bunk' | 'loft'
  ];
  const top = choice.form === 'house' ? height - plan.out * 0.9 : height;
  const wood = [
    posts(plan, top, detail),
    ...decks.flatMap((deck) =>
      level(
        plan,
        deck,
        deck > 600 || choice.form !== 'bunk',
        choice.form === 'guard' ? height - 60 : deck + 400,
        detail,
      ),
    ),
  ];
  if (choice.form === 'house') wood.push(roof(plan, top, height, detail));
  if (choice.ladder !== 'none')
    wood.push(ladder(plan, depth, decks.at(-1)! + 330, choice.ladder === 'left' ? -1 : 1, detail));
  const linen = decks.flatMap((deck) =>
    bedLinen(
      choice.bedding as Bedding,
      {
        width: width - 2 * plan.post - 4,
        front: plan.front + plan.post + 6,
        rear: plan.rear - plan.post - 6,
        deck,
        top: deck + 130,
        hang: { drop: 110, side: 14, foot: 8 },
      },
      detail,
    ),
  );
  return model([part('frame', wood), ...linen]);
}

function posts({ out, front, rear, post }: Plan, top: number, detail: Detail): Mesh {
  return bothSides(
    merge(
      [front, rear - post].map((y) =>
        board({ from: [out - post, y, 0], to: [out, y + post, top], radius: 6, grain: 'z' }, detail),
      ),
    ),
  );
}

/** Rails around a mattress, infill at both ends, and optionally guards along the sides. */
function level(plan: Plan, deck: number, guarded: boolean, top: number, detail: Detail): Mesh[] {
  const { out, front, rear, post, board: t } = plan;
  const side = bothSides(
    board(
      {
        from: [out - post / 2 - t / 2, front + post, deck - 60],
        to: [out - post / 2 + t / 2, rear - post, deck + 60],
        radius: 3,
        grain: 'y',
      },
      detail,
    ),
  );
  const slab = board(
    {
      from: [-out + post / 2, front + post / 2, deck - 40],
      to: [out - post / 2, rear - post / 2, deck],
      radius: 0,
      grain: 'y',
    },
    detail,
  );
  const ends = [front + post / 2, rear - post / 2].map((y) =>
    fence(plan, [-out + post, out - post], y, deck - 60, top, false, detail),
  );
  const long = rear - front;
  const guards = guarded
    ? [
        bothSides(
          fence(plan, [rear - post - long * 0.56, rear - post], out - post / 2, deck + 40, top - 40, true, detail),
        ),
      ]
    : [];
  return [side, slab, ...ends, ...guards];
}

/** Two rails and what is between them, along x (or, `turned`, along y at x = `at`). */
function fence(
  { board: t, rail }: Plan,
  [from, to]: readonly [number, number],
  at: number,
  low: number,
  top: number,
  turned: boolean,
  detail: Detail,
): Mesh {
  const piece = (a: number, b: number, z: number, upper: number, thick = t): Mesh =>
    board(
      {
        from: turned ? [at - thick / 2, a, z] : [a, at - thick / 2, z],
        to: turned ? [at + thick / 2, b, upper] : [b, at + thick / 2, upper],
        radius: detail === 'middle' && thick < t ? 0 : 3,
      },
      detail,
    );
  const rails = [piece(from, to, low, low + 70), piece(from, to, top - 60, top)];
  if (rail === 'panel')
    return merge(
      [
        ...rails,
        piece(from, to, low + 84, (low + top) / 2 + 8, t * 0.7),
        piece(from, to, (low + top) / 2 + 22, top - 74, t * 0.7),
      ].filter((_, i) => i < 2 || top - low > 230),
    );
  const pitch = byDetail(detail, 95, 95, 260);
  const count = Math.max(2, Math.round((to - from) / pitch));
  const places = Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
  if (rail === 'slats')
    return merge([...rails, ...places.map((x) => piece(x - 19, x + 19, low + 60, top - 50, t * 0.55))]);
  return merge([
    ...rails,
    ...places.map((x) =>
      tube(
        {
          path: turned
            ? [
                [at, x, low + 60],
                [at, x, top - 50],
              ]
            : [
                [x, at, low + 60],
                [x, at, top - 50],
              ],
          radius: 9,
        },
        detail,
      ),
    ),
  ]);
}

/** Gables at both ends, eaves and a ridge. */
function roof({ out, front, rear, post }: Plan, eave: number, height: number, detail: Detail): Mesh {
  const gable = (y: number): Mesh =>
    bothSides(strut([out - post / 2, y, eave - 4], [post * 0.3, y, height], [post, post * 0.96], detail));
  const beam = (x: number, z: number): Mesh =>
    board(
      {
        from: [x - post * 0.4, front + post * 0.5, z - post * 0.8],
        to: [x + post * 0.4, rear - post * 0.5, z],
        radius: 4,
        grain: 'y',
      },
      detail,
    );
  return merge([
    gable(front + post / 2),
    gable(rear - post / 2),
    beam(0, height - 6),
    bothSides(beam(out - post / 2, eave - 6)),
  ]);
}

function ladder({ out, front }: Plan, depth: number, top: number, side: number, detail: Detail): Mesh {
  const x = side * (out - 250);
  const wide = 190;
  const rail = (at: number): Mesh =>
    board({ from: [at - 16, -depth / 2, 0], to: [at + 16, front + 2, top], radius: 5, grain: 'z' }, detail);
  const count = Math.floor((top - 150) / 240);
  const rungs = Array.from({ length: count }, (_, i) =>
    board(
      {
        from: [x - wide, -depth / 2 + 6, 200 + i * 240],
        to: [x + wide, front - 6, 226 + i * 240],
        radius: 6,
        grain: 'x',
      },
      detail,
    ),
  );
  return merge([rail(x - wide), rail(x + wide), ...rungs]);
}
