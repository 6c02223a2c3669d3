import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, rectangle } from '#models/geometry/outline.ts';
import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface CandleSize {
  width: number;
  depth: number;
  height: number;
  burnt: boolean;
}

interface CandleParts {
  body: Mesh[];
  wood: Mesh[];
  candle: Mesh[];
  wick: Mesh[];
  glass: Mesh[];
}

type Maker = (size: CandleSize, detail: Detail) => CandleParts;

export const candleKinds = {
  discs: stick([
    [1, 0],
    [1, 0.05],
    [0.3, 0.06],
    [0.3, 0.14],
    [0.75, 0.15],
    [0.75, 0.2],
    [0.3, 0.21],
    [0.3, 0.3],
    [0.5, 0.31],
    [0.5, 0.36],
    [0.24, 0.37],
    [0.24, 0.44],
  ]),
  ball: stick([
    [0.6, 0],
    [0.9, 0.05],
    [1, 0.12],
    [0.9, 0.19],
    [0.5, 0.235],
    [0.64, 0.27],
    [0.7, 0.31],
    [0.6, 0.36],
    [0.32, 0.385],
    [0.36, 0.42],
    [0.36, 0.46],
  ]),
  dome: stick([
    [1, 0],
    [1, 0.02],
    [0.96, 0.12],
    [0.82, 0.22],
    [0.56, 0.3],
    [0.32, 0.33],
    [0.3, 0.36],
  ]),
  pricket: stick([
    [0.9, 0],
    [1, 0.02],
    [0.94, 0.05],
    [0.3, 0.08],
    [0.16, 0.14],
    [0.28, 0.2],
    [0.16, 0.26],
    [0.13, 0.44],
    [0.24, 0.48],
    [0.62, 0.53],
    [0.64, 0.55],
    [0.26, 0.55],
  ]),
  turned: stick([
    [0.94, 0],
    [1, 0.02],
    [1, 0.04],
    [0.6, 0.07],
    [0.3, 0.1],
    [0.36, 0.14],
    [0.22, 0.17],
    [0.2, 0.24],
    [0.36, 0.34],
    [0.3, 0.4],
    [0.18, 0.44],
    [0.34, 0.48],
    [0.34, 0.52],
    [0.26, 0.54],
  ]),
  cone: stick([
    [1, 0],
    [1, 0.02],
    [0.7, 0.16],
    [0.44, 0.34],
    [0.26, 0.5],
    [0.26, 0.52],
  ]),
  lotus,
  lantern,
  jar,
  stone,
  arc,
  ring,
  block,
  gate,
  pipe,
  log,
  branched,
  trio,
} satisfies Record<string, Maker>;
export type CandleKind = keyof typeof candleKinds;

/** The same, of wood. */
function wooden(body: Mesh[], candles: CandleParts[]): CandleParts {
  return { ...parts([], candles), wood: body };
}

function parts(body: Mesh[], candles: CandleParts[] = [], glass: Mesh[] = []): CandleParts {
  return {
    body,
    wood: [],
    candle: candles.flatMap((each) => each.candle),
    wick: candles.flatMap((each) => each.wick),
    glass,
  };
}

/** A candle standing at a place, its wick reaching `top`. */
function candle(at: Vec3, top: number, radius: number, burnt: boolean, detail: Detail): CandleParts {
  const tall = top - at[2] - 8;
  const profile: Vec2[] = burnt
    ? [
        [radius, 0],
        [radius, tall - 5],
        [radius * 0.85, tall],
        [radius * 0.6, tall - 4],
        [0, tall - 5],
      ]
    : [
        [radius, 0],
        [radius * 0.92, tall - radius * 0.9],
        [radius * 0.55, tall - radius * 0.25],
        [radius * 0.2, tall],
      ];
  const wick = cylinder({ radius: 1, height: 14 }, detail);
  return {
    body: [],
    wood: [],
    candle: [move(lathe(profile, detail, { crease: 50 }), ...at)],
    wick: [move(wick, at[0], at[1], top - 14)],
    glass: [],
  };
}

/** A turned stick with one dinner candle. */
function stick(profile: readonly Vec2[]): Maker {
  return ({ width, height, burnt }, detail) => {
    const tall = height * (burnt ? 1.24 : 1);
    const body = lathe(
      profile.map(([x, z]): Vec2 => [(x * width) / 2, z * tall]),
      detail,
      { crease: 32 },
    );
    return parts([body], [candle([0, 0, profile.at(-1)![1] * tall - 4], height, 10.5, burnt, detail)]);
  };
}

function lotus({ width, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const petals = 8;
  const count = petals * byDetail(detail, 6, 4, 2);
  const ring = (r: number, z: number, deep: number): Vec3[] =>
    Array.from({ length: count }, (_, i) => {
      const lobe = Math.abs(Math.cos((Math.PI * i * petals) / count));
      const [x, y] = circlePoint(i, count);
      return [x * r * (1 - deep * (1 - lobe)), y * r * (1 - deep * (1 - lobe)), z * (1 - 0.18 * deep * 4 * (1 - lobe))];
    });
  const r = width / 2;
  const bowl = loft(
    [
      ring(r * 0.4, 0, 0),
      ring(r * 0.44, height * 0.06, 0),
      ring(r * 0.72, height * 0.3, 0.05),
      ring(r, height * 0.78, 0.16),
      ring(r * 0.95, height * 0.8, 0.16),
      ring(r * 0.64, height * 0.36, 0.04),
      ring(r * 0.36, height * 0.2, 0),
      ring(0, height * 0.2, 0),
    ],
    { crease: 60 },
  );
  return parts([bowl], [candle([0, 0, height * 0.19], height * (burnt ? 0.72 : 1), 19, burnt, detail)]);
}

function lantern({ width, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const x = width / 2;
  const low = height * 0.06;
  const high = height * 0.74;
  const bar = width * 0.05;
  const post = move(
    roundedBox({ width: bar, depth: bar, height: high - low, radius: 1, grain: 'z' }, detail),
    x - bar,
    x - bar,
    low,
  );
  const roof = loft(
    [
      [x, high],
      [x, high + 8],
      [x * 0.5, height * 0.84],
      [x * 0.2, height * 0.88],
      [x * 0.2, height * 0.9],
    ].map(([r, z]) => rectangle(2 * r!, 2 * r!).map(([px, py]): Vec3 => [px, py, z!])),
    { crease: 20 },
  );
  const handle = tube(
    {
      path: [
        [-x * 0.3, 0, height * 0.87],
        [-x * 0.3, 0, height - 3],
        [x * 0.3, 0, height - 3],
        [x * 0.3, 0, height * 0.87],
      ],
      radius: 3,
      bend: x * 0.28,
      up: [0, 1, 0],
    },
    detail,
  );
  const base = roundedBox({ width, depth: width, height: low, radius: 2 }, detail);
  const pane = board({ from: [-x + bar, x - bar - 1.5, low], to: [x - bar, x - bar + 0.5, high], radius: 0 }, detail);
  return parts(
    [base, roof, handle, bothSides(bothSides(post), 'y')],
    [candle([0, 0, low - 1], low + (high - low) * (burnt ? 0.42 : 0.66), width * 0.2, burnt, detail)],
    [0, 90, 180, 270].map((a) => turn(pane, 'z', a)),
  );
}

function jar({ width, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const r = width / 2;
  const glass = lathe(
    [
      [r * 0.94, 0],
      [r, 4],
      [r, height - 1],
      [r - 1, height],
      [r - 3, height],
      [r - 4, height - 1],
      [r - 4, 9],
      [0, 9],
    ],
    detail,
    { crease: 40 },
  );
  const tray = lathe(
    [
      [r * 0.8, 0],
      [r * 0.8, 1.5],
    ],
    detail,
  );
  return parts([tray], [candle([0, 0, 8], height * (burnt ? 0.5 : 0.78), r - 5.5, true, detail)], [glass]);
}

function stone({ width, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const r = width / 2;
  const body = lathe(
    [
      [r * 0.66, 0],
      [r * 0.9, height * 0.08],
      [r, height * 0.3],
      [r * 0.92, height * 0.52],
      [r * 0.66, height * 0.64],
      [r * 0.34, height * 0.64],
      [r * 0.34, height * 0.5],
      [0, height * 0.5],
    ],
    detail,
    { crease: 45 },
  );
  return parts([body], [candle([0, 0, height * 0.49], height * (burnt ? 1 : 1.24), r * 0.31, true, detail)]);
}

/** A bar bent upwards with three cups. */
function arc({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const x = width / 2 - 16;
  const rise = height * 0.4;
  const steps = byDetail(detail, 20, 12, 6);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => [
    -x + (2 * x * i) / steps,
    0,
    10 + rise * Math.abs((2 * i) / steps - 1) ** 2,
  ]);
  const foot = cylinder({ radius: depth / 2, height: 10, edge: 1.5 }, detail);
  const places: Vec3[] = [
    [-x, 0, rise + 12],
    [0, 0, 14],
    [x, 0, rise + 12],
  ];
  return parts(
    [foot, tube({ path, radius: 5 }, detail), ...places.map((at) => move(cup(13, 18, detail), ...at))],
    places.map(([px, py, z]) =>
      candle([px, py, z + 6], (px === 0 ? height * 0.68 : height) * (burnt ? 0.9 : 1), 10.5, burnt, detail),
    ),
  );
}

function cup(r: number, tall: number, detail: Detail): Mesh {
  return lathe(
    [
      [r * 0.6, 0],
      [r, 3],
      [r, tall],
      [r - 1.5, tall],
      [r - 1.5, 5],
      [0, 5],
    ],
    detail,
    { crease: 40 },
  );
}

/** A standing hoop on a foot, candles on its shoulders. */
function ring({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
  const r = width / 2 - 5;
  const count = byDetail(detail, 40, 28, 12);
  const path = Array.from({ length: count }, (_, i): Vec3 => [
    r * circlePoint(i, count)[0],
    0,
    r + 14 + r * circlePoint(i, count)[1],
  ]);
  const hoop = tube({ path, radius: 5, closed: true, up: [0, 1, 0] }, detail);
  const foot = roundedBox({ width: width * 0.42, depth, height: 16, radius: 4 }, detail);
  const places: Vec3[] = [
    [-r * 0.62, 0, r + 14 - r * 0.78],
    [0, 0, 18],
    [r * 0.62, 0, r + 14 - r * 0.78],
  ];
  return parts(
    [hoop, foot, ...places.map((at) => move(cup(13, 16, detail), ...at))],
    places.map(([px, , z]) =>
      candle(
        [px, 0, z + 5],
        (px === 0 ? 0.8 : 0.98) * Math.min(height, 2 * r + 10) * (burnt ? 0.78 : 1),
        10.5,
        burnt,
        detail,
      ),
    ),
  );
}

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

function block(size: CandleSize, detail: Detail): CandleParts {
  return wooden(
    [roundedBox({ width: size.width, depth: size.depth, height: 46, radius: 6, grain: 'x' }, detail)],
    rowed(size, 46, 4, 10.5, detail),
  );
}

function log(size: CandleSize, detail: Detail): CandleParts {
  const steps = byDetail(detail, 16, 10, 5);
  const half = Array.from({ length: steps + 1 }, (_, i): Vec2 => [
    (size.depth / 2) * Math.cos((Math.PI * i) / steps),
    (size.depth / 2) * Math.sin((Math.PI * i) / steps) * 1.1,
  ]);
  const bark = turn(turn(extrude({ outline: half, height: size.width, crease: 60 }, detail), 'x', 90), 'z', 90);
  return wooden([move(bark, -size.width / 2, 0, 0)], rowed(size, size.depth * 0.5, 3, 17, detail));
}

/** Two posts, a beam, three candles on it: the frame of a gate. */
function gate(size: CandleSize, detail: Detail): CandleParts {
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

function pipe(size: CandleSize, detail: Detail): CandleParts {
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

function branched({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
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
function trio({ width, depth, height, burnt }: CandleSize, detail: Detail): CandleParts {
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
