import { candle, cup, parts, stick, wooden } from '#models/families/decor/candle-parts.ts';
import type { CandleParts, CandleSize } from '#models/families/decor/candle-parts.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

function rowed(
  { width, height, burnt }: CandleSize,
  base: number,
  count: number,
  radius: number,
  detail: Detail,
): CandleParts[] {
  return Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + (width * (i + 0.5)) / count;
    return candle(
      [x, 0, base - 4],
      height * (i === 1 ? 1 : 0.8 + 0.06 * i) * (burnt ? 0.82 : 1) + (i === 1 && burnt ? height * 0.18 : 0),
      radius,
      burnt,
      detail,
    );
  });
}

export function block(size: CandleSize, detail: Detail): CandleParts {
  return wooden(
    [roundedBox({ width: size.width, depth: size.depth, height: 46, radius: 6, grain: 'x' }, detail)],
    rowed(size, 46, 4, 10.5, detail),
  );
}

export function log(size: CandleSize, detail: Detail): CandleParts {
  const steps = byDetail(detail, 16, 10, 5);
  const half = Array.from({ length: steps + 1 }, (_, i): Vec2 => [
    (size.depth / 2) * Math.cos((Math.PI * i) / steps),
    (size.depth / 2) * Math.sin((Math.PI * i) / steps) * 1.1,
  ]);
  const bark = turn(turn(extrude({ outline: half, height: size.width, crease: 60 }, detail), 'x', 90), 'z', 90);
  return wooden([move(bark, -size.width / 2, 0, 0)], rowed(size, size.depth * 0.5, 3, 17, detail));
}

/** Two posts, a beam, three candles on it: the frame of a gate. */
export function gate(size: CandleSize, detail: Detail): CandleParts {
  const { width, depth, height } = size;
  const beam = height * 0.42;
  const post = move(
    roundedBox({ width: 22, depth: 22, height: beam, radius: 3, grain: 'z' }, detail),
    width / 2 - 40,
    0,
    0,
  );
  const foot = move(roundedBox({ width: 34, depth, height: 14, radius: 3, grain: 'y' }, detail), width / 2 - 40, 0, 0);
  const rails = [
    board({ from: [-width / 2, -15, beam - 2], to: [width / 2, 15, beam + 14], radius: 4 }, detail),
    board({ from: [-width / 2 + 40, -7, beam - 46], to: [width / 2 - 40, 7, beam - 34], radius: 2 }, detail),
  ];
  return wooden([bothSides(merge([post, foot])), ...rails], rowed(size, beam + 14, 3, 10.5, detail));
}

export function pipe(size: CandleSize, detail: Detail): CandleParts {
  const { width, depth, height } = size;
  const z = height * 0.26;
  const bar = tube(
    {
      path: [
        [-width / 2 + 14, 0, z],
        [width / 2 - 14, 0, z],
      ],
      radius: 10,
    },
    detail,
  );
  const leg = move(
    merge([
      cylinder({ radius: 10, height: z }, detail),
      cylinder({ radius: depth / 2, height: 6, edge: 1.5 }, detail),
      cylinder({ radius: 14, height: 16, edge: 2 }, detail),
    ]),
    0,
    0,
    0,
  );
  const places = [-1, 0, 1].map((side): Vec3 => [side * (width / 2 - 15), 0, z - 2]);
  return parts(
    [bar, leg, ...places.map((at) => move(cup(15, 26, detail), ...at))],
    places.map((at, i) =>
      candle(
        [at[0], 0, z + 4],
        height * (i === 1 ? 1 : 0.86) * (size.burnt && i !== 1 ? 0.8 : 1),
        10.5,
        size.burnt,
        detail,
      ),
    ),
  );
}

export function branched({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const stem = lathe(
    (
      [
        [0.5, 0],
        [0.5, 0.02],
        [0.2, 0.06],
        [0.08, 0.12],
        [0.13, 0.2],
        [0.07, 0.26],
        [0.06, 0.44],
        [0.12, 0.48],
        [0.08, 0.54],
      ] as const
    ).map(([x, z]): Vec2 => [x * depth, z * height]),
    detail,
    { crease: 40 },
  );
  const x = width / 2 - 14;
  const z = height * 0.5;
  const arm = tube(
    {
      path: [
        [0, 0, height * 0.42],
        [x * 0.5, 0, height * 0.36],
        [x, 0, height * 0.4],
        [x, 0, z],
      ],
      radius: 5,
      bend: x * 0.4,
      up: [0, 1, 0],
    },
    detail,
  );
  const places: Vec3[] = [
    [-x, 0, z - 2],
    [0, 0, height * 0.53],
    [x, 0, z - 2],
  ];
  return parts(
    [stem, bothSides(arm), ...places.map((at) => move(cup(14, 18, detail), ...at))],
    places.map(([px, , pz]) =>
      candle([px, 0, pz + 5], (px === 0 ? height : height * 0.9) * (burnt && px !== 0 ? 0.86 : 1), 10.5, burnt, detail),
    ),
  );
}

/** Three sticks of one kind, each its own height. */
export function trio({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const made = (
    [
      [-0.5, 0.34, 0.62],
      [0.06, -0.4, 0.8],
      [0.5, 0.3, 1],
    ] as const
  ).map(([x, y, part]) => {
    const foot = Math.min(width * 0.3, depth * 0.62);
    const one = stick([
      [1, 0],
      [1, 0.03],
      [0.34, 0.06],
      [0.2, 0.14],
      [0.17, 0.4],
      [0.34, 0.44],
      [0.34, 0.5],
    ])({ width: foot, depth: foot, height: height * part, burnt }, detail);
    const to = (mesh: Mesh): Mesh => move(mesh, x * (width - foot), y * (depth - foot), 0);
    return { body: one.body.map(to), wood: [], candle: one.candle.map(to), wick: one.wick.map(to), glass: [] };
  });
  return parts(
    made.flatMap((each) => each.body),
    made,
  );
}
