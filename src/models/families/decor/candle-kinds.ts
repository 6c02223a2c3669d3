import { candle, cup, parts, stick } from '#models/families/decor/candle-parts.ts';
import { block, branched, gate, log, pipe, trio } from '#models/families/decor/candle-rows.ts';
import type { CandleParts, CandleSize, Maker } from '#models/families/decor/candle-parts.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, rectangle } from '#models/geometry/outline.ts';
import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

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
