import { rockerBack } from '#models/families/seating/rocking-backs.ts';
import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { clothSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { toBox } from '#models/families/shared/to-box.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { model, part } from '#models/geometry/model.ts';
import { rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { RockerBack, RockerPlan } from '#models/families/seating/rocking-backs.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

const size = { width: [580, 620, 660, 700], depth: [820, 880, 940], height: [900, 980, 1060], pad: ['none', 'seat'] };

export const rockingChair = family({
  code: 'rocking-chair',
  name: { en: 'Rocking chair', zh: '摇椅', vi: 'Ghế bập bênh' },
  synonyms: {
    en: ['rocker', 'Windsor rocker', 'nursing chair'],
    zh: ['躺椅', '温莎摇椅', '阳台摇椅', '逍遥椅'],
    vi: ['ghế đu', 'ghế lắc lư', 'ghế lắc', 'ghế thư giãn'],
  },
  category: 'seating',
  rooms: ['living', 'bedroom', 'balcony', 'study', 'children'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, size.height),
    back: form(['Back', '靠背', 'Lưng ghế'], {
      hoop: ['Windsor hoop', '温莎圈背', 'Vòng Windsor'],
      comb: ['Comb', '梳背', 'Lưng lược'],
      ladder: ['Ladder', '横档背', 'Thang ngang'],
      slats: ['Upright slats', '竖条背', 'Nan dọc'],
      cane: ['Cane', '藤编背', 'Mây đan'],
      padded: ['Padded', '软包背', 'Bọc nệm'],
    }),
    legs: form(['Legs', '椅腿', 'Chân ghế'], {
      round: ['Round, tapered', '锥形圆腿', 'Tròn thuôn'],
      square: ['Square', '方腿', 'Vuông'],
      turned: ['Turned', '车旋腿', 'Tiện'],
    }),
    pad: form(['Seat pad', '坐垫', 'Đệm ngồi'], { none: ['None', '无', 'Không'], seat: ['Pad', '有坐垫', 'Có đệm'] }),
  },
  lines: [
    lineOf('scandinavian', size, { back: ['hoop', 'comb', 'slats'], legs: ['round'] }),
    lineOf('midCentury', size, { back: ['comb', 'padded'], legs: ['round'] }),
    lineOf('japandi', size, { back: ['slats', 'ladder'], legs: ['square', 'round'] }),
    lineOf('indochine', size, { back: ['cane', 'ladder'], legs: ['turned', 'square'] }),
    lineOf('french', size, { back: ['hoop', 'ladder', 'cane'], legs: ['turned'] }),
    lineOf('modern', size, { back: ['padded', 'cane'], legs: ['square'] }),
    lineOf('wabiSabi', size, { back: ['ladder', 'comb'], legs: ['round'] }),
    lineOf('newChinese', size, { back: ['comb', 'cane'], legs: ['square'] }),
  ],
  slots: {
    frame: woodSlot(['Frame', '框架', 'Khung']),
    cloth: clothSlot(['Upholstery', '面料', 'Vải bọc']),
    weave: weaveSlot(['Cane', '藤编', 'Mây đan']),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const { leg, board: thick } = proportionsOf(choice.style);
  const plan: RockerPlan = {
    half: box.width / 2 - 30,
    seat: 400,
    height: box.height,
    rear: 190,
    stick: leg * 0.7,
    back: choice.back as RockerBack,
  };
  const back = rockerBack(plan, detail);
  const pad =
    choice.pad === 'seat'
      ? [
          move(
            cushion(
              { width: plan.half * 1.66, depth: 430, height: 52, radius: 20, crown: 16, wrinkles: 0.5, seam: 'piping' },
              detail,
            ),
            0,
            -30,
            plan.seat + 4,
          ),
        ]
      : [];
  const frame = [
    ...rockers(box.depth, plan, detail),
    ...legs(choice.legs as 'round' | 'square' | 'turned', plan, detail),
    seat(plan, thick, detail),
    ...arms(plan, detail),
    ...back.wood,
  ];
  return model(
    toBox(
      [part('frame', frame), part('cloth', [...pad, ...back.cloth]), part('weave', back.weave)].filter(
        (each) => each.mesh.indices.length > 0,
      ),
      box,
    ),
  );
}

/** How high the runner is at a place: part of a circle. */
function runner(y: number): number {
  return 1150 - Math.sqrt(1150 ** 2 - (y - 20) ** 2) + 18;
}

function rockers(depth: number, { half }: RockerPlan, detail: Detail): Mesh[] {
  const steps = byDetail(detail, 24, 16, 8);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const y = -depth / 2 + 20 + ((depth - 40) * i) / steps;
    return [half - 12, y, runner(y)];
  });
  return [
    bothSides(
      tube({ path, section: detail === 'far' ? rectangle(26, 36) : roundedRectangle(26, 36, 7, 'far') }, detail),
    ),
  ];
}

function legs(kind: 'round' | 'square' | 'turned', { half, seat, stick }: RockerPlan, detail: Detail): Mesh[] {
  const out: Mesh[] = [];
  const ends = (
    [
      [-205, -180],
      [205, 170],
    ] as const
  ).map(([low, high]): readonly [Vec3, Vec3] => [
    [half - 12, low, runner(low) + 4],
    [half - 34, high, seat + 4],
  ]);
  for (const [from, to] of ends) out.push(bothSides(member(kind, from, to, stick, detail)));
  const at = (i: number, t: number): Vec3 => [
    ends[i]![0][0] + (ends[i]![1][0] - ends[i]![0][0]) * t,
    ends[i]![0][1] + (ends[i]![1][1] - ends[i]![0][1]) * t,
    ends[i]![0][2] + (ends[i]![1][2] - ends[i]![0][2]) * t,
  ];
  const f = at(0, 0.42);
  const r = at(1, 0.42);
  out.push(
    bothSides(tube({ path: [f, r], radius: stick * 0.3 }, detail)),
    tube(
      {
        path: [
          [-f[0], (f[1] + r[1]) / 2, (f[2] + r[2]) / 2],
          [f[0], (f[1] + r[1]) / 2, (f[2] + r[2]) / 2],
        ],
        radius: stick * 0.3,
      },
      detail,
    ),
  );
  return out;
}

function member(kind: 'round' | 'square' | 'turned', from: Vec3, to: Vec3, stick: number, detail: Detail): Mesh {
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  if (kind === 'square')
    return tube(
      {
        path: [from, to],
        section: detail === 'far' ? rectangle(stick, stick) : roundedRectangle(stick, stick, 4, 'far'),
      },
      detail,
    );
  const turnings: readonly (readonly [number, number])[] =
    kind === 'round'
      ? [
          [0, 0.62],
          [0.45, 1],
          [1, 0.72],
        ]
      : [
          [0, 0.6],
          [0.16, 0.8],
          [0.2, 1.05],
          [0.25, 0.66],
          [0.5, 1.1],
          [0.62, 0.9],
          [0.66, 1.1],
          [0.71, 0.7],
          [1, 0.9],
        ];
  return tube({ path: turnings.map(([t]) => at(t)), radius: turnings.map(([, by]) => (stick / 2) * by) }, detail);
}

/** A saddle of solid wood, tipped a little to the back. */
function seat({ half, seat: z }: RockerPlan, thick: number, detail: Detail): Mesh {
  const made = extrude(
    { outline: roundedRectangle(half * 1.86, 470, [90, 90, 60, 60], detail), height: thick + 8, bevel: 9 },
    detail,
  );
  return move(turn(made, 'x', -3), 0, -20, z - thick + 2);
}

function arms({ half, seat: z, stick, rear }: RockerPlan, detail: Detail): Mesh[] {
  const top = z + 215;
  const rest = board(
    { from: [half - 34, -225, top - 24], to: [half + 30, rear + 60, top], radius: 11, grain: 'y' },
    detail,
  );
  const posts = [-170, -30].map((y) =>
    tube(
      {
        path: [
          [half - 30, y + 6, z],
          [half - 4, y, top - 10],
        ],
        radius: stick * 0.34,
      },
      detail,
    ),
  );
  return [bothSides(merge([rest, ...posts]))];
}
