import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, woodSlot } from '#models/families/shared/slots.ts';
import { softPad, stoolOutline } from '#models/families/seating/stool-seats.ts';
import { stoolShapeForms } from '#models/families/seating/stool-parameters.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { atCorners, bunFoot, roundLeg, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { turn, move } from '#models/geometry/transform.ts';
import type { StoolShape } from '#models/families/seating/stool-seats.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const sizes = steps(400, 1000, 100);

export const ottoman = family({
  code: 'ottoman',
  name: { en: 'Ottoman', zh: '脚凳', vi: 'Ghế đôn' },
  synonyms: {
    en: ['pouf', 'pouffe', 'footstool', 'hassock'],
    zh: ['墩子', '懒人墩', '沙发凳', '软凳'],
    vi: ['đôn bọc', 'ghế gác chân', 'pouf', 'đôn sofa'],
  },
  category: 'seating',
  rooms: ['living', 'bedroom', 'children', 'hall'],
  placement: 'floor',
  parameters: {
    ...measures(sizes, sizes, [360, 400, 440]),
    shape: stoolShapeForms,
    cover: form(['Cover', '包法', 'Kiểu bọc'], {
      tight: ['Tight', '平包', 'Bọc phẳng'],
      cushion: ['With cushion', '带坐垫', 'Có đệm rời'],
      channel: ['Channelled', '竖条拉槽', 'Múi dọc'],
      band: ['Two bands', '双层', 'Hai tầng'],
    }),
    legs: form(['Feet', '脚', 'Chân'], {
      none: ['To the floor', '落地', 'Sát sàn'],
      plinth: ['Plinth', '底座', 'Bệ'],
      round: ['Round, tapered', '锥形圆脚', 'Tròn thuôn'],
      square: ['Square', '方脚', 'Vuông'],
      turned: ['Turned', '车旋脚', 'Tiện'],
      bun: ['Bun feet', '圆墩脚', 'Chân tròn thấp'],
    }),
  },
  lines: (['modern', 'scandinavian', 'midCentury', 'japandi', 'french', 'wabiSabi', 'indochine'] as const).flatMap(
    (style) =>
      sizes.flatMap((width) => {
        const legs = {
          modern: ['plinth', 'none', 'square'],
          scandinavian: ['round', 'square'],
          midCentury: ['round'],
          japandi: ['plinth', 'square', 'none'],
          french: ['turned', 'bun'],
          wabiSabi: ['none', 'plinth'],
          indochine: ['turned', 'square'],
        }[style];
        const depths = sizes.filter((depth) => depth <= width && width - depth <= 300);
        return [
          lineOf(style, {
            width: [width],
            depth: depths,
            height: [360, 400, 440],
            shape: ['square'],
            cover: ['tight', 'cushion', 'band'],
            legs,
          }),
          lineOf(style, {
            width: [width],
            depth: [width],
            height: [360, 400, 440],
            shape: ['round', 'soft'],
            cover: ['tight', 'cushion', 'band'],
            legs,
          }),
          lineOf(style, {
            width: [width],
            depth: [width],
            height: [360, 400, 440],
            shape: ['round'],
            cover: ['channel'],
            legs,
          }),
        ];
      }),
  ),
  slots: { cover: clothSlot(), legs: woodSlot(['Feet', '脚', 'Chân'], { modern: 'ash-black' }) },
  build,
});

const feet = { none: 0, plinth: 40, round: 130, square: 110, turned: 120, bun: 70 };

function build(choice: Choice, detail: Detail): Model {
  const foot = feet[choice.legs as keyof typeof feet];
  return model([part('cover', bodyOf(choice, foot, detail)), foot > 0 && part('legs', legsOf(choice, foot, detail))]);
}

function bodyOf(choice: Choice, foot: number, detail: Detail): Mesh[] {
  const { soft, edge } = proportionsOf(choice.style);
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const level = (low: number, high: number, inset: number): Mesh =>
    softBlock(choice.shape as StoolShape, width - inset * 2, depth - inset * 2, low, high, edge, detail);
  if (choice.cover === 'channel')
    return [
      ...channels(width / 2, foot, height - 70, edge, detail),
      softBlock('round', width - 40, depth - 40, height - 120, height, edge, detail),
    ];
  if (choice.cover === 'band')
    return [
      level(foot, foot + (height - foot) * 0.5 * soft, 0),
      level(foot + (height - foot) * 0.5 * soft - 6, height, 8),
    ];
  if (choice.cover === 'cushion') return [level(foot, height - 105 * soft, 6), level(height - 112 * soft, height, 0)];
  return [level(foot, height, 0)];
}

function softBlock(
  shape: StoolShape,
  width: number,
  depth: number,
  low: number,
  high: number,
  edge: number,
  detail: Detail,
): Mesh {
  if (shape !== 'square') return softPad({ shape, width, depth, top: high, board: 0, edge }, high - low, high, detail);
  return cushion(
    { width, depth, height: high - low, radius: 22 + edge, crown: 14, bulge: 5, wrinkles: 0.5, at: [0, 0, low] },
    detail,
  );
}

/** Upright rolls around a drum. */
function channels(radius: number, low: number, high: number, edge: number, detail: Detail): Mesh[] {
  const count = 4 * Math.round((2 * Math.PI * radius) / byDetail(detail, 110, 125, 330) / 4);
  const r = (Math.PI * radius) / count;
  const tip = Math.min(24 + edge, r * 0.6);
  const roll = lathe(
    [
      [r * 0.5, low],
      [r, low + tip],
      [r, high - tip],
      [r * 0.5, high],
    ],
    detail,
    { crease: 60 },
  );
  const around = Array.from({ length: count }, (_, i) => turn(move(roll, radius - r, 0, 0), 'z', (360 * i) / count));
  return [
    lathe(
      [
        [radius - r * 1.4, low + 1],
        [radius - r * 1.4, high],
      ],
      detail,
    ),
    ...around,
  ];
}

function legsOf(choice: Choice, foot: number, detail: Detail): Mesh {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const { leg } = proportionsOf(choice.style);
  const shape = { height: foot + 30, top: leg * 0.95 };
  if (choice.legs === 'plinth') {
    if (choice.shape !== 'square')
      return extrude(
        {
          outline: stoolOutline({ shape: choice.shape as StoolShape, width: width * 0.8, depth: depth * 0.8 }, detail),
          height: foot + 20,
        },
        detail,
      );
    return board(
      { from: [-width / 2 + 45, -depth / 2 + 45, 0], to: [width / 2 - 45, depth / 2 - 45, foot + 20], radius: 2 },
      detail,
    );
  }
  const inset = leg / 2 + 34;
  let x = width / 2 - inset;
  let y = depth / 2 - inset;
  if (choice.shape === 'round') {
    x = width * 0.27;
    y = depth * 0.27;
  } else if (choice.shape === 'soft') {
    x = width * 0.31;
    y = depth * 0.31;
  }
  const made = {
    round: () => roundLeg({ ...shape, splay: [14, 14] }, detail),
    square: () => squareLeg({ ...shape, foot: leg * 0.7 }, detail),
    turned: () => turnedLeg({ ...shape, top: leg * 1.1 }, detail),
    bun: () => bunFoot({ ...shape, top: leg * 1.5 }, detail),
  }[choice.legs as 'round' | 'square' | 'turned' | 'bun']();
  return atCorners(made, x, y);
}
