import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { cylinder, ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

type Foot = 'disc' | 'cross' | 'tripod';
type Hooks = 'pegs' | 'horns' | 'balls';

const all = {
  width: [400, 440, 480, 520],
  height: [1650, 1700, 1750, 1800, 1850],
  arms: ['4', '6', '8'],
  tiers: ['one', 'two'],
};

/** As deep as wide: a line for each measure, so that no stand is oval. */
const lines: Line[] = all.width.flatMap((width): Line[] => {
  const size = { ...all, width: [width], depth: [width] };
  return [
    {
      style: 'modern',
      values: { ...size, pole: ['rod', 'square'], foot: ['disc', 'cross'], hooks: ['pegs', 'balls'] },
    },
    {
      style: 'scandinavian',
      values: { ...size, pole: ['tapered', 'rod'], foot: ['tripod', 'cross'], hooks: ['pegs', 'balls'] },
    },
    {
      style: 'midCentury',
      values: { ...size, pole: ['tapered', 'rod'], foot: ['tripod', 'disc'], hooks: ['balls', 'horns'] },
    },
    { style: 'french', values: { ...size, pole: ['turned'], foot: ['tripod', 'disc'], hooks: ['horns', 'balls'] } },
    {
      style: 'indochine',
      values: { ...size, pole: ['turned', 'square'], foot: ['cross', 'tripod'], hooks: ['horns', 'pegs'] },
    },
  ];
});

const thickness = { modern: 15, scandinavian: 17, midCentury: 19, french: 22, indochine: 24 };

export const coatStand = family({
  code: 'coat-stand',
  name: { en: 'Coat stand', zh: '衣帽架', vi: 'Cây treo quần áo' },
  synonyms: {
    en: ['coat rack', 'hat stand', 'coat tree'],
    zh: ['立式衣架', '挂衣架', '落地衣帽架'],
    vi: ['giá treo đồ', 'cây treo áo', 'cây móc áo'],
  },
  category: 'storage',
  rooms: ['hall', 'bedroom'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.width),
    height: sizes('height', all.height),
    arms: choices(['Hooks', '挂钩数', 'Số móc'], {
      4: ['Four', '四个', 'Bốn'],
      6: ['Six', '六个', 'Sáu'],
      8: ['Eight', '八个', 'Tám'],
    }),
    tiers: choices(['Rows', '层数', 'Số tầng'], { one: ['One', '单层', 'Một tầng'], two: ['Two', '双层', 'Hai tầng'] }),
    pole: choices(['Pole', '立柱', 'Thân'], {
      rod: ['Round', '圆柱', 'Tròn'],
      square: ['Square', '方柱', 'Vuông'],
      tapered: ['Tapered', '锥形', 'Thuôn'],
      turned: ['Turned', '车旋', 'Tiện'],
    }),
    foot: choices(['Foot', '底座', 'Đế'], {
      disc: ['Disc', '圆盘', 'Đĩa tròn'],
      cross: ['Cross', '十字', 'Chữ thập'],
      tripod: ['Tripod', '三脚', 'Ba chân'],
    }),
    hooks: choices(['Hook shape', '挂钩形状', 'Kiểu móc'], {
      pegs: ['Straight pegs', '直木钉', 'Chốt thẳng'],
      horns: ['Bent horns', '弯角', 'Sừng cong'],
      balls: ['With balls', '圆球头', 'Đầu cầu'],
    }),
  },
  lines,
  slots: {
    frame: {
      name: { en: 'Frame', zh: '主体', vi: 'Thân' },
      finishes: [
        'oak-natural',
        'oak-pale',
        'ash-natural',
        'walnut',
        'mahogany',
        'steel-black',
        'steel-white',
        'brass-brushed',
        'bamboo',
      ],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'ash-natural',
        midCentury: 'walnut',
        french: 'oak-natural',
        indochine: 'mahogany',
      },
    },
    tips: {
      name: { en: 'Tips', zh: '端头', vi: 'Đầu móc' },
      finishes: [
        'brass-brushed',
        'steel-black',
        'oak-natural',
        'walnut',
        'paint-terracotta',
        'paint-mustard',
        'paint-sage',
      ],
      byStyle: {
        modern: 'brass-brushed',
        scandinavian: 'paint-mustard',
        midCentury: 'brass-brushed',
        french: 'brass-antique',
        indochine: 'mahogany',
      },
    },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const h = choice.height as number;
  const r = thickness[choice.style as keyof typeof thickness];
  const arms = armsOf(choice, w, h, detail);
  return model([
    part('frame', [
      poleOf(choice.pole as string, r, h, detail),
      ...footOf(choice.foot as Foot, w, r, detail),
      ...arms.rods,
    ]),
    part('tips', arms.tips),
  ]);
}

function poleOf(kind: string, r: number, h: number, detail: Detail): Mesh {
  if (kind === 'square') return board({ from: [-r, -r, 8], to: [r, r, h], radius: 3, grain: 'z' }, detail);
  if (kind === 'rod') return move(cylinder({ radius: r, height: h - 8, edge: 3 }, detail), 0, 0, 8);
  if (kind === 'tapered')
    return lathe(
      [
        [r * 1.5, 8],
        [r * 1.35, h * 0.3],
        [r * 0.8, h - 6],
        [r * 0.5, h],
      ],
      detail,
    );
  return lathe(
    [
      [r, 8],
      [r * 1.3, 140],
      [r * 0.8, 180],
      [r * 1.25, 240],
      [r * 0.9, h * 0.4],
      [r * 1.3, h * 0.52],
      [r * 0.85, h * 0.56],
      [r, h * 0.84],
      [r * 1.5, h - 110],
      [r * 0.7, h - 84],
      [r * 1.3, h - 40],
      [r * 0.4, h - 8],
      [0, h],
    ],
    detail,
    { crease: 70 },
  );
}

/** Gives the stand its width and depth. */
function footOf(kind: Foot, w: number, r: number, detail: Detail): Mesh[] {
  if (kind === 'disc')
    return [
      lathe(
        [
          [w / 2 - 3, 0],
          [w / 2, 3],
          [w / 2, 12],
          [w / 2 - 14, 18],
          [r * 2, 24],
          [r * 1.4, 44],
          [0, 44],
        ],
        detail,
        { crease: 40 },
      ),
    ];
  if (kind === 'cross')
    return [
      board({ from: [-w / 2, -r, 0], to: [w / 2, r, 34], radius: 4, grain: 'x' }, detail),
      board({ from: [-r, -w / 2, 0], to: [r, w / 2, 33], radius: 4, grain: 'y' }, detail),
    ];
  // Three feet alone are not as deep as wide: a fine ring under them is.
  const ring = lathe(
    [
      [w / 2, 0],
      [w / 2, 10],
      [w / 2 - 12, 10],
      [w / 2 - 12, 0],
    ],
    detail,
    { closed: true, crease: 30 },
  );
  return [
    ring,
    ...[90, 210, 330].map((degrees) =>
      turn(
        tube(
          {
            path: [
              [w / 2 - 3, 0, r * 0.8],
              [w * 0.34, 0, r * 0.8],
              [w * 0.14, 0, 120],
              [0, 0, 290],
            ],
            radius: r * 0.8,
            bend: 90,
          },
          detail,
        ),
        'z',
        degrees,
      ),
    ),
  ];
}

function armsOf(choice: Choice, w: number, h: number, detail: Detail): { rods: Mesh[]; tips: Mesh[] } {
  const count = Number(choice.arms);
  const kind = choice.hooks as Hooks;
  const reach = w * 0.36;
  const path: Vec3[] =
    kind === 'horns'
      ? [
          [0, 0, 0],
          [reach * 0.7, 0, -10],
          [reach, 0, 70],
        ]
      : [
          [0, 0, 0],
          [reach, 0, reach * 0.55],
        ];
  const rod = tube({ path, radius: kind === 'pegs' ? 9 : 7, ...(kind === 'horns' ? { bend: 60 } : {}) }, detail);
  const end = path.at(-1)!;
  const ball =
    kind === 'pegs'
      ? cylinder({ radius: 10, height: 6, edge: 1 }, detail)
      : ellipsoid(
          { width: kind === 'balls' ? 38 : 24, depth: kind === 'balls' ? 38 : 24, height: kind === 'balls' ? 38 : 24 },
          detail,
        );
  const places = Array.from({ length: count }, (_, i) => ({
    turned: (360 * i) / count + 20,
    z: h - 190 - (choice.tiers === 'two' && i % 2 === 1 ? 260 : 0),
  }));
  const set = (mesh: Mesh): Mesh[] => places.map(({ turned, z }) => move(turn(mesh, 'z', turned), 0, 0, z));
  return { rods: set(rod), tips: set(merge([move(ball, end[0], end[1], end[2])])) };
}
