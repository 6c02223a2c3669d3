import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { piped } from '#models/families/bath/tap-parts.ts';
import { family } from '#models/family.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, mirror, move, turn } from '#models/geometry/transform.ts';
import type { Pipe } from '#models/families/bath/tap-parts.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Kind = 'single' | 'double' | 'shelf';

const widths = [400, 450, 500, 550, 600, 700, 800];
const single = { kind: ['single'], width: widths, depth: [65, 75, 85], height: [44, 50, 56] };
const double = { kind: ['double'], width: widths, depth: [120, 135, 150], height: [44, 50, 56] };
const shelf = { kind: ['shelf'], width: [500, 550, 600, 700], depth: [200, 220, 240], height: [110, 130, 150] };

const lines: Line[] = [
  ...[single, double, shelf].flatMap((size) => [
    lineOf('modern', size, { pipe: ['round', 'square'], rose: ['disc', 'block'] }),
    lineOf('scandinavian', size, { pipe: ['round'], rose: ['disc'] }),
    lineOf('industrial', size, { pipe: ['round'], rose: ['flange'] }),
    lineOf('french', size, { pipe: ['round'], rose: ['flange', 'disc'] }),
  ]),
  ...[single, double].map((size) => lineOf('japandi', size, { pipe: ['round', 'square'], rose: ['block'] })),
];

/** Half the thickness of a rail. */
const bores: Partial<Record<Style, number>> = { modern: 8, scandinavian: 9, industrial: 13, french: 10.5, japandi: 7 };

export const towelRail = family({
  code: 'towel-rail',
  name: { en: 'Towel rail', zh: '毛巾杆', vi: 'Thanh treo khăn' },
  synonyms: {
    en: ['towel bar', 'towel rack', 'towel holder'],
    zh: ['毛巾架', '浴巾架', '毛巾挂杆'],
    vi: ['giá treo khăn', 'giá vắt khăn', 'thanh vắt khăn', 'giá khăn tắm', 'máng khăn'],
  },
  category: 'bath',
  rooms: ['bathroom', 'kitchen'],
  placement: 'wall',
  mountHeight: 1200,
  parameters: {
    ...measures(widths, [65, 75, 85, 120, 135, 150, 200, 220, 240], [44, 50, 56, 110, 130, 150]),
    kind: form(['Kind', '类型', 'Loại'], {
      single: ['One bar', '单杆', 'Một thanh'],
      double: ['Two bars', '双杆', 'Hai thanh'],
      shelf: ['Rack over a bar', '浴巾架带杆', 'Kệ khăn có thanh'],
    }),
    pipe: form(['Bar', '杆型', 'Thanh'], { round: ['Round', '圆杆', 'Tròn'], square: ['Square', '方杆', 'Vuông'] }),
    rose: form(['Brackets', '底座', 'Đế gắn tường'], {
      disc: ['Discs', '圆盘', 'Đĩa tròn'],
      block: ['Blocks', '方块', 'Khối vuông'],
      flange: ['Stepped flanges', '叠级底座', 'Đế giật cấp'],
    }),
  },
  lines,
  slots: { metal: fittingSlot(['Metal', '金属', 'Kim loại'], { japandi: 'gunmetal' }) },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const pipe = choice.pipe as Pipe;
  const bore = bores[choice.style]!;
  const rose = Math.min(height, 56) / 2;
  const kind = choice.kind as Kind;
  const z = kind === 'shelf' ? height - rose : height / 2;
  const x = width / 2 - rose;
  const bar = (y: number, level: number): Mesh =>
    piped(
      [
        [-width / 2, y, level],
        [width / 2, y, level],
      ],
      pipe,
      bore,
      0,
      detail,
    );
  const arm = piped(
    [
      [x, 0, z],
      [x, -depth + bore, z],
    ],
    pipe,
    bore * 0.9,
    0,
    detail,
  );
  const end = [
    roseOf(choice.rose as string, rose, x, z, detail),
    arm,
    ...(kind === 'shelf' ? [dropOf(x, depth, bore, z, pipe, detail)] : []),
  ];
  const bars = barsOf(kind, depth, bore).map((y) => bar(y, z));
  const low = kind === 'shelf' ? [bar(-depth * 0.42, bore)] : [];
  return model([part('metal', [...end, ...end.map((mesh) => mirror(mesh, 'x')), ...bars, ...low])]);
}

/** Where the bars are before the wall; the first is the front of the whole. */
function barsOf(kind: Kind, depth: number, bore: number): number[] {
  const front = -depth + bore;
  if (kind === 'single') return [front];
  if (kind === 'double') return [front, front * 0.46];
  return [0, 1, 2, 3, 4].map((i) => front + ((-front - 30) * i) / 4.6);
}

function roseOf(kind: string, size: number, x: number, z: number, detail: Detail): Mesh {
  if (kind === 'block')
    return board({ from: [x - size, -12, z - size], to: [x + size, 0, z + size], radius: 2 }, detail);
  const disc = (radius: number, thick: number): Mesh =>
    move(turn(cylinder({ radius, height: thick, edge: 1.5 }, detail), 'x', 90), x, 0, z);
  return kind === 'disc' ? disc(size, 9) : merge([disc(size, 7), disc(size * 0.76, 15), disc(size * 0.55, 24)]);
}

/** From the rack down to the bar below it. */
function dropOf(x: number, depth: number, bore: number, z: number, pipe: Pipe, detail: Detail): Mesh {
  return piped(
    [
      [x, -depth * 0.42, z],
      [x, -depth * 0.42, bore],
    ],
    pipe,
    bore * 0.7,
    0,
    detail,
  );
}
