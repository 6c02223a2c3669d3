import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, localizedText, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, lean, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

const size = {
  width: steps(640, 840, 40),
  depth: steps(700, 860, 40),
  height: steps(720, 880, 40),
  arms: ['low', 'high'],
};

export const loungeChair = family({
  code: 'lounge-chair',
  name: { en: 'Balcony lounge chair', zh: '阳台休闲椅', vi: 'Ghế thư giãn ban công' },
  synonyms: {
    en: ['outdoor chair', 'rattan chair', 'garden chair', 'patio chair'],
    zh: ['藤椅', '户外椅', '庭院椅'],
    vi: ['ghế mây', 'ghế ngoài trời', 'ghế sân vườn', 'ghế ban công'],
  },
  category: 'seating',
  rooms: ['balcony', 'living'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, size.height),
    frame: form(['Frame', '框架', 'Khung'], {
      loop: ['Bent loop', '弯管环形', 'Vòng uốn'],
      square: ['Square frame', '方框', 'Khung vuông'],
      sled: ['Sled', '雪橇形', 'Chân trượt'],
    }),
    back: form(['Back', '靠背', 'Lưng ghế'], {
      woven: ['Woven', '编织', 'Đan'],
      rods: ['Rods', '竖杆', 'Song dọc'],
      cords: ['Cords', '绳编', 'Dây căng'],
    }),
    arms: form(['Arms', '扶手', 'Tay vịn'], { low: ['Low', '低', 'Thấp'], high: ['High', '高', 'Cao'] }),
    cushions: form(['Cushions', '坐垫', 'Đệm'], {
      none: ['None', '无', 'Không'],
      seat: ['Seat', '坐垫', 'Đệm ngồi'],
      both: ['Seat and back', '坐垫与靠垫', 'Đệm ngồi và lưng'],
    }),
  },
  lines: [
    lineOf('indochine', size, { frame: ['loop', 'sled'], back: ['woven', 'rods'], cushions: ['none', 'seat', 'both'] }),
    lineOf('scandinavian', size, { frame: ['square', 'loop'], back: ['cords', 'rods'], cushions: ['seat', 'both'] }),
    lineOf('modern', size, { frame: ['square', 'sled'], back: ['cords'], cushions: ['seat', 'both'] }),
    lineOf('wabiSabi', size, {
      frame: ['square', 'loop'],
      back: ['woven', 'cords'],
      cushions: ['none', 'seat', 'both'],
    }),
  ],
  slots: {
    frame: {
      ...woodSlot(['Frame', '框架', 'Khung']),
      finishes: ['rattan-natural', 'rattan-honey', 'teak', 'acacia', 'steel-black', 'steel-white', 'bamboo'],
      byStyle: { indochine: 'rattan-honey', scandinavian: 'teak', modern: 'steel-black', wabiSabi: 'rattan-natural' },
    },
    weave: {
      name: localizedText(['Weave', '编织', 'Phần đan']),
      finishes: ['wicker-natural', 'wicker-grey', 'rattan-natural', 'seagrass', 'paper-cord', 'cane-natural'],
      byStyle: { modern: 'wicker-grey', scandinavian: 'paper-cord' },
    },
    cushion: clothSlot(['Cushions', '坐垫', 'Đệm'], {
      indochine: 'linen-ivory',
      modern: 'linen-graphite',
      scandinavian: 'linen-sage',
    }),
  },
  build,
});

interface Plan {
  out: number;
  depth: number;
  height: number;
  /** The frame's tube; top of the woven seat; top of the arms. */
  r: number;
  seat: number;
  arm: number;
}

function build(choice: Choice, detail: Detail): Model {
  const { leg, soft } = proportionsOf(choice.style);
  const padded = choice.cushions !== 'none';
  const plan: Plan = {
    out: (choice.width as number) / 2,
    depth: choice.depth as number,
    height: choice.height as number,
    r: leg * 0.36,
    seat: padded ? 290 : 370,
    arm: choice.arms === 'low' ? 560 : 620,
  };
  const back = backOf(choice.back as 'woven' | 'rods' | 'cords', plan, detail);
  const thick = Math.round(110 * soft);
  return model([
    part('frame', [
      bothSides(sideOf(choice.frame as 'loop' | 'square' | 'sled', plan, detail)),
      ...seatFrame(plan, detail),
      ...back.frame,
    ]),
    part('weave', [seatWeave(plan, detail), ...back.weave]),
    part('cushion', [
      ...(padded ? [seatCushion(plan, thick, detail)] : []),
      ...(choice.cushions === 'both' ? [backCushion(plan, thick, detail)] : []),
    ]),
  ]);
}

/** One side: legs and arm in a single bent line. It gives width and depth. */
function sideOf(kind: 'loop' | 'square' | 'sled', { out, depth, r, arm }: Plan, detail: Detail): Mesh {
  const x = out - r;
  const y = depth / 2 - r;
  const top = arm - r;
  if (kind === 'square') {
    const post = (at: number): Mesh =>
      board({ from: [x - r, at - r, 0], to: [x + r, at + r, arm], radius: 4, grain: 'z' }, detail);
    return merge([
      post(-y),
      post(y),
      board({ from: [x - r * 1.6, -y - r, arm - 1.6 * r], to: [x + r, y + r, arm], radius: 5, grain: 'y' }, detail),
    ]);
  }
  const path: Vec3[] =
    kind === 'loop'
      ? [
          [x, -y, 0],
          [x, -y, top],
          [x, y, top],
          [x, y, 0],
        ]
      : [
          [x, -y, r],
          [x, -y, top],
          [x, y, top],
          [x, y, r],
        ];
  return tube({ path, radius: r, bend: kind === 'loop' ? 150 : 90, closed: kind === 'sled', up: [1, 0, 0] }, detail);
}

function seatFrame({ out, depth, r, seat }: Plan, detail: Detail): Mesh[] {
  const x = out - r;
  const y = depth / 2 - r;
  const z = seat - r;
  const rod = (path: Vec3[]): Mesh => tube({ path, radius: r * 0.8 }, detail);
  return [
    rod([
      [-x, -y + 30, z],
      [x, -y + 30, z],
    ]),
    rod([
      [-x, y - 90, z - 30],
      [x, y - 90, z - 30],
    ]),
    bothSides(
      rod([
        [x - 22, -y, z],
        [x - 22, y, z - 34],
      ]),
    ),
  ];
}

/** Slopes a little to the back. */
function seatWeave({ out, depth, r, seat }: Plan, detail: Detail): Mesh {
  const flat = board(
    { from: [-out + r + 20, -depth / 2 + 24, -8], to: [out - r - 20, depth / 2 - 90, 4], radius: 3, grain: 'x' },
    detail,
  );
  return move(turn(flat, 'x', -2.4), 0, 0, seat - 14);
}

const slope = 16;

/** A ring that leans between the arms; its top is the chair's height, its rear within the frame. */
function backOf(
  kind: 'woven' | 'rods' | 'cords',
  { out, depth, height, r, seat }: Plan,
  detail: Detail,
): { frame: Mesh[]; weave: Mesh[] } {
  const x = out - r * 2 - 26;
  const low = seat - 40;
  const high = height - r;
  const at = (mesh: Mesh): Mesh => move(lean(mesh, slope, height), 0, depth / 2 - r * 2, 0);
  const ring = tube(
    {
      path: [
        [-x, 0, low],
        [-x, 0, high],
        [x, 0, high],
        [x, 0, low],
      ],
      radius: r,
      bend: 110,
      closed: true,
      up: [0, 1, 0],
    },
    detail,
  );
  if (kind === 'woven')
    return {
      frame: [at(ring)],
      weave: [
        at(board({ from: [-x + 4, -5, low + 20], to: [x - 4, 5, high - 40], radius: 2, grain: 'z' }, detail)),
        at(board({ from: [-x + 60, -5, high - 42], to: [x - 60, 5, high], radius: 2, grain: 'z' }, detail)),
      ],
    };
  const count = Math.round((2 * x) / byDetail(detail, kind === 'rods' ? 58 : 34, kind === 'rods' ? 58 : 38, 130));
  const lines = Array.from({ length: count }, (_, i) => {
    const at2 = -x + ((2 * x) / count) * (i + 0.5);
    const edge = Math.max(0, Math.abs(at2) - (x - 110));
    return at(
      tube(
        {
          path: [
            [at2, 0, low],
            [at2, 0, high - (edge > 0 ? 110 - Math.sqrt(Math.max(0, 110 ** 2 - edge ** 2)) : 0)],
          ],
          radius: kind === 'rods' ? r * 0.5 : 4,
        },
        detail,
      ),
    );
  });
  return kind === 'rods' ? { frame: [at(ring), ...lines], weave: [] } : { frame: [at(ring)], weave: lines };
}

function seatCushion({ out, depth, r, seat }: Plan, thick: number, detail: Detail): Mesh {
  const made = cushion(
    {
      width: 2 * out - 4 * r - 16,
      depth: depth - 170,
      height: thick,
      radius: 40,
      crown: 24,
      bulge: 6,
      wrinkles: 0.7,
      seam: 'piping',
      at: [0, 0, 0],
    },
    detail,
  );
  return move(made, 0, -depth / 2 + (depth - 170) / 2 + 14, seat - 12);
}

function backCushion({ out, depth, height, r, seat }: Plan, thick: number, detail: Detail): Mesh {
  const tall = height - 40 - seat - thick + 30;
  const lying = cushion(
    {
      width: 2 * out - 4 * r - 50,
      depth: tall,
      height: thick,
      radius: 40,
      crown: 24,
      bulge: 6,
      wrinkles: 0.7,
      seed: 5,
    },
    detail,
  );
  const standing = move(turn(lying, 'x', 90), 0, 0, tall / 2);
  return move(lean(standing, slope, tall), 0, depth / 2 - r * 3 - 14, seat + thick - 34);
}
