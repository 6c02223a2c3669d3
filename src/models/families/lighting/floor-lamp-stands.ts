import { strut } from '#models/families/shared/strut.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Stand =
  | 'disc'
  | 'stone'
  | 'turned'
  | 'cross'
  | 'tripod'
  | 'arcDisc'
  | 'arcBlock'
  | 'reading'
  | 'feet'
  | 'plinth';

/** Where a stand goes and what it carries. */
export interface StandPlace {
  w: number;
  d: number;
  h: number;
  /** Radius of the pole: each style has its own. */
  r: number;
  /** Where the shade's axis is, and how high the stem reaches up it. */
  axis: Vec2;
  stem: number;
}

export function uprightStand(
  kind: 'disc' | 'stone' | 'turned' | 'cross',
  { w, r, stem }: StandPlace,
  detail: Detail,
): SlotMeshes {
  const base = Math.min(150, w * 0.36);
  const pole = (from: number, radius = r): Mesh =>
    move(cylinder({ radius, height: stem - from, edge: 1 }, detail), 0, 0, from);
  if (kind === 'disc')
    return {
      metal: [
        lathe(
          [
            [base - 2, 0],
            [base, 2],
            [base, 9],
            [base - 3, 12],
            [r * 2.4, 15],
            [r * 1.9, 32],
            [0, 32],
          ],
          detail,
          { crease: 40 },
        ),
        pole(20),
      ],
    };
  if (kind === 'stone')
    return {
      stone: [
        lathe(
          [
            [base * 0.66 - 4, 0],
            [base * 0.66, 4],
            [base * 0.66, 82],
            [base * 0.66 - 6, 88],
            [0, 88],
          ],
          detail,
          { crease: 40 },
        ),
      ],
      metal: [pole(80)],
    };
  if (kind === 'turned') return { wood: [turnedPole(base, r * 1.5, stem, detail)] };
  return {
    wood: [
      ...crossFoot(base * 1.1, r * 1.5, detail),
      lathe(
        [
          [r * 1.8, 30],
          [r * 1.7, stem * 0.3],
          [r, stem - 30],
          [r * 0.9, stem],
        ],
        detail,
      ),
    ],
    metal: [],
  };
}

function turnedPole(base: number, r: number, top: number, detail: Detail): Mesh {
  const foot: Vec2[] = [
    [base - 3, 0],
    [base, 4],
    [base, 18],
    [base * 0.86, 26],
    [base * 0.78, 40],
    [base * 0.5, 48],
    [r * 1.7, 66],
    [r * 1.3, 90],
  ];
  const shaft: Vec2[] = [
    [r * 1.9, 110],
    [r * 1.9, 124],
    [r * 1.1, 150],
    [r * 1.45, top * 0.24],
    [r * 1.2, top * 0.42],
    [r * 0.95, top * 0.5],
    [r * 1.6, top * 0.52],
    [r * 1.6, top * 0.535],
    [r * 0.9, top * 0.56],
    [r * 1.15, top * 0.7],
    [r * 0.8, top * 0.88],
    [r * 1.5, top * 0.92],
    [r * 1.5, top * 0.93],
    [r * 0.7, top * 0.95],
    [r * 0.7, top],
  ];
  return lathe(
    detail === 'far'
      ? [...foot.filter((_, i) => i % 2 === 1), ...shaft.filter((_, i) => i % 3 === 0), [r * 0.7, top]]
      : [...foot, ...shaft],
    detail,
    { crease: 48, ...(detail === 'far' ? { segments: 8 } : {}) },
  );
}

function crossFoot(reach: number, r: number, detail: Detail): Mesh[] {
  const arm = tube(
    {
      path: [
        [0, 0, 44],
        [reach * 0.4, 0, 40],
        [reach, 0, 13],
      ],
      radius: [r * 1.25, r * 1.15, r * 0.72],
    },
    detail,
  );
  return [0, 90, 180, 270].map((degrees) => turn(arm, 'z', degrees + 45));
}

/** Two feet before, one behind; the hub is under the shade. */
export function tripod({ w, d, r, axis, stem }: StandPlace, detail: Detail): SlotMeshes {
  const foot = r * 2.3;
  const hub = stem - 74;
  const near = (x: number, y: number): Vec3 => [axis[0] + x, axis[1] + y, hub];
  const front = strut([w / 2 - foot / 2, -d / 2 + foot / 2, 0], near(13, -9), [foot, foot], detail, 0.8);
  const back = strut([0, d / 2 - foot / 2, 0], near(0, 15), [foot, foot], detail, 0.8);
  const cap = move(
    lathe(
      [
        [24, 0],
        [27, 3],
        [27, 42],
        [20, 50],
        [0, 50],
      ],
      detail,
      { crease: 40 },
    ),
    axis[0],
    axis[1],
    hub - 24,
  );
  return {
    wood: [bothSides(front), back],
    metal: [cap, move(cylinder({ radius: 8, height: stem - hub - 20 }, detail), axis[0], axis[1], hub + 20)],
  };
}

/** A bow over a table: from a heavy foot up and over to the shade. */
export function bow(block: boolean, { w, d, h, r, axis, stem }: StandPlace, detail: Detail): SlotMeshes {
  const half = Math.min(150, d * 0.42);
  const x = -w / 2 + half;
  const foot = block
    ? board({ from: [x - half, -half * 0.62, 0], to: [x + half, half * 0.62, 110], radius: 4 }, detail)
    : move(
        lathe(
          [
            [half - 2, 0],
            [half, 2],
            [half, 44],
            [half - 5, 49],
            [0, 49],
          ],
          detail,
          { crease: 40 },
        ),
        x,
        0,
        0,
      );
  const cos = Math.cos(Math.PI / 6);
  const a = (axis[0] - x) / (1 + cos);
  const low = h * 0.42;
  const high = h - r;
  const count = byDetail(detail, 30, 20, 10);
  const over = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const angle = (150 * i * Math.PI) / 180 / count;
    return [x + a - a * Math.cos(angle), 0, low + (high - low) * Math.sin(angle)];
  });
  const end = over.at(-1)!;
  const rods = [tube({ path: [[x, 0, 40], ...over], radius: r }, detail), drop(end, stem, detail)];
  return block ? { stone: [foot], metal: rods } : { metal: [foot, ...rods] };
}

function drop(from: Vec3, to: number, detail: Detail): Mesh {
  const low = Math.min(to, from[2] - 4);
  return move(cylinder({ radius: 5, height: from[2] - low }, detail), from[0], from[1], low);
}

/** A thin pole, an arm that turns about it, a head that tips. `axis` is the head's. */
export function readingStand({ w, d, h, r, axis }: StandPlace, detail: Detail): SlotMeshes {
  const half = d * 0.5;
  const x = -w / 2 + half;
  const foot = move(
    lathe(
      [
        [half - 2, 0],
        [half, 2],
        [half, 12],
        [half - 3, 15],
        [r * 2, 18],
        [r * 1.4, 36],
        [0, 36],
      ],
      detail,
      { crease: 40 },
    ),
    x,
    0,
    0,
  );
  const pole = move(cylinder({ radius: r, height: h - 20, edge: 2 }, detail), x, 0, 20);
  const joint = move(turn(cylinder({ radius: r * 1.7, height: r * 4, edge: 1.5 }, detail), 'x', 90), x, r * 2, h - 46);
  const arm = tube(
    {
      path: [
        [x - 50, 0, h - 52],
        [x, 0, h - 46],
        [axis[0], 0, h - 34],
      ],
      radius: r * 0.72,
    },
    detail,
  );
  return { metal: [foot, pole, joint, arm] };
}
