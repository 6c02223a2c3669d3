import { lathe } from '#models/geometry/lathe.ts';
import { part } from '#models/geometry/model.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** A pot and four cups on a tray whose floor is at `floor`; the pot's knob reaches `top`. */
export function teaSet(width: number, depth: number, floor: number, top: number, detail: Detail): Part[] {
  const cup = lathe(
    [
      [15, 0],
      [16, 4],
      [24, 14],
      [30, 38],
      [29, 40],
      [27, 39],
      [22, 16],
      [0, 8],
    ],
    detail,
    { crease: 50 },
  );
  const tea = lathe(
    [
      [24, 24],
      [25.6, 30],
    ],
    detail,
  );
  const places = (
    [
      [0.2, 0.22],
      [0.34, -0.02],
      [0.2, -0.24],
      [0.06, -0.3],
    ] as const
  ).map(([x, y]): Vec2 => [x * width, y * depth]);
  const all = (mesh: Mesh): Mesh => merge(places.map(([x, y]) => move(mesh, x, y, floor)));
  return [
    part('china', [all(cup), move(turn(teapot(top - floor, detail), 'z', -24), -width * 0.18, depth * 0.06, floor)]),
    part('tea', all(tea)),
  ];
}

function teapot(height: number, detail: Detail): Mesh {
  const r = 62;
  const tall = height * 0.74;
  const body = lathe(
    [
      [r * 0.6, 0],
      [r * 0.64, 4],
      [r * 0.9, tall * 0.24],
      [r, tall * 0.5],
      [r * 0.88, tall * 0.78],
      [r * 0.5, tall * 0.96],
      [r * 0.46, tall],
      [r * 0.44, tall + 4],
      [r * 0.2, tall + 8],
      [6, tall + 10],
      [5, tall + 14],
      [10, height - 6],
      [8, height - 1],
      [0, height],
    ],
    detail,
    { crease: 45 },
  );
  const spout = tube(
    {
      path: [
        [r * 0.8, 0, tall * 0.3],
        [r * 1.14, 0, tall * 0.42],
        [r * 1.34, 0, tall * 0.74],
        [r * 1.56, 0, tall * 0.92],
      ],
      radius: [14, 11, 8, 6.5],
      up: [0, 1, 0],
    },
    detail,
  );
  const handle = tube(
    {
      path: [
        [-r * 0.84, 0, tall * 0.78],
        [-r * 1.4, 0, tall * 0.86],
        [-r * 1.42, 0, tall * 0.3],
        [-r * 0.9, 0, tall * 0.26],
      ],
      radius: 6,
      bend: 26,
      up: [0, 1, 0],
    },
    detail,
  );
  return merge([body, spout, handle]);
}
