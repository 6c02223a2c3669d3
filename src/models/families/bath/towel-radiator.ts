import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Style } from '#models/vocabulary.ts';

type Bars = 'round' | 'flat' | 'bowed';

const all = { width: [400, 450, 500, 550, 600], depth: [80, 95, 110], height: [700, 800, 1000, 1200, 1400, 1600] };

const lines: Line[] = [
  lineOf('modern', all, { bars: ['flat', 'round'], rhythm: ['even', 'pairs', 'groups'] }),
  lineOf('scandinavian', all, { bars: ['round', 'bowed'], rhythm: ['even', 'groups'] }),
  lineOf('industrial', all, { bars: ['round'], rhythm: ['even', 'groups'] }),
  lineOf('japandi', all, { bars: ['flat'], rhythm: ['even', 'pairs'] }),
  lineOf('french', all, { bars: ['round', 'bowed'], rhythm: ['even'] }),
];

/** Half the thickness of uprights and bars. */
const sizes: Partial<Record<Style, readonly [number, number]>> = {
  modern: [15, 9],
  scandinavian: [17, 11],
  industrial: [20, 14],
  japandi: [13, 8],
  french: [18.5, 12],
};

export const towelRadiator = family({
  code: 'towel-radiator',
  name: { en: 'Heated towel rail', zh: '电热毛巾架', vi: 'Giá sưởi khăn' },
  synonyms: {
    en: ['towel radiator', 'towel warmer', 'ladder radiator'],
    zh: ['毛巾烘干架', '暖气毛巾架', '卫浴暖气片', '小背篓暖气'],
    vi: ['giá sấy khăn', 'thanh sưởi khăn', 'máy sấy khăn'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'wall',
  mountHeight: 500,
  parameters: {
    ...measures(all.width, all.depth, all.height),
    bars: form(['Bars', '横杆', 'Thanh ngang'], {
      round: ['Round', '圆杆', 'Tròn'],
      flat: ['Flat', '扁杆', 'Dẹt'],
      bowed: ['Bowed', '弧形', 'Cong'],
    }),
    rhythm: form(['Rhythm', '排列', 'Nhịp thanh'], {
      even: ['Even', '均匀', 'Đều'],
      pairs: ['In pairs', '成对', 'Từng đôi'],
      groups: ['In groups', '分组', 'Từng nhóm'],
    }),
  },
  lines,
  slots: {
    body: {
      name: localizedText(['Radiator', '主体', 'Thân']),
      finishes: ['steel-white', 'steel-black', 'chrome', 'nickel-brushed', 'brass-brushed', 'gunmetal', 'steel-sage'],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'steel-white',
        industrial: 'gunmetal',
        japandi: 'nickel-brushed',
        french: 'chrome',
      },
    },
    metal: fittingSlot(['Valves', '阀门', 'Van']),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const [post, bar] = sizes[choice.style]!;
  const bars = choice.bars as Bars;
  const bow = bars === 'bowed' ? 34 : 0;
  // Bowed bars own the front; else it is the bars' own face, which stands before the uprights.
  const y = -depth + bow + Math.max(post, bar * 2);
  const x = width / 2 - post;
  const upright = bothSides(move(cylinder({ radius: post, height: height - 44, edge: 3 }, detail), x, y, 44));
  const levels = levelsOf(choice.rhythm as string, height - 40).map((z) => z + 60);
  const rung = rungOf(bars, { x, y, bar, front: -depth, post }, detail);
  const ties = [120, height - 110].flatMap((z) =>
    [-1, 1].map((side) => move(turn(cylinder({ radius: 9, height: -y }, detail), 'x', 90), side * x, 0, z)),
  );
  return model([
    part('body', [upright, ...levels.map((z) => move(rung, 0, 0, z)), ...ties]),
    part('metal', valvesOf(x, y, post, detail)),
  ]);
}

/** Heights of the bars over the first, with gaps to push towels through. */
function levelsOf(rhythm: string, height: number): number[] {
  const [size, gap] = { even: [1, 0], pairs: [2, 50], groups: [5, 110] }[rhythm] as [number, number];
  const pitch = rhythm === 'even' ? 62 : 46;
  const out: number[] = [];
  for (let z = 0, i = 0; z < height - 50; i++) {
    out.push(z);
    z += pitch + (i % size === size - 1 ? gap : 0);
  }
  return out;
}

function rungOf(
  kind: Bars,
  { x, y, bar, front, post }: { x: number; y: number; bar: number; front: number; post: number },
  detail: Detail,
): Mesh {
  if (kind === 'flat')
    return board(
      { from: [-x - post * 0.6, front, -bar * 1.7], to: [x + post * 0.6, front + bar, bar * 1.7], radius: 2 },
      detail,
    );
  const coarse = detail === 'near' ? 'middle' : detail;
  // From afar a bow is not seen, and its many rungs would cost too much.
  if (kind === 'round' || detail === 'far')
    return tube(
      {
        path: [
          [-x - post * 0.4, front + bar, 0],
          [x + post * 0.4, front + bar, 0],
        ],
        radius: bar,
        up: [0, 0, 1],
      },
      coarse,
    );
  const steps = 10;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = (2 * i) / steps - 1;
    return [x * t, y + (front + bar - y) * (1 - t * t), 0];
  });
  return tube({ path, section: roundedRectangle(bar * 2, bar * 2, bar * 0.6, 'far'), up: [0, 0, 1] }, coarse);
}

/** Under the uprights: they stand on the underside of the whole. */
function valvesOf(x: number, y: number, post: number, detail: Detail): Mesh[] {
  const valve = merge([
    cylinder({ radius: 12, height: 46 }, detail),
    move(cylinder({ radius: Math.min(19, post), height: 22, edge: 2 }, detail), 0, 0, 12),
  ]);
  return [bothSides(move(valve, x, y, 0))];
}
