import { boundsOf } from '#models/geometry/bounds.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { circlePoint } from '#models/geometry/outline.ts';
import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Bookend = 'none' | 'plate' | 'slant' | 'block' | 'scroll' | 'gate' | 'angle' | 'stone' | 'column' | 'arch';
export type Topping = 'none' | 'bowl' | 'ball' | 'box' | 'chain';

/** A bookend from X 0 to its width, the books to its right; never deeper than they are. */
export function bookend(
  kind: Bookend,
  depth: number,
  height: number,
  detail: Detail,
): { meshes: Mesh[]; width: number } {
  const y = depth * 0.36;
  const upright = (outline: readonly Vec2[], thick: number): Mesh =>
    move(turn(extrude({ outline, height: 2 * thick, bevel: 2, crease: 45 }, detail), 'x', 90), 0, thick, 0);
  switch (kind) {
    case 'none':
      return { meshes: [], width: 0 };
    case 'plate':
      return { width: 4, meshes: [board({ from: [0, -y, 0], to: [4, y, height], radius: 1 }, detail)] };
    case 'block':
      return {
        width: 52,
        meshes: [board({ from: [0, -y, 0], to: [52, y, height * 0.6], radius: 5, grain: 'z' }, detail)],
      };
    case 'slant':
      return {
        width: 70,
        meshes: [
          upright(
            [
              [0, 0],
              [70, 0],
              [70, height * 0.8],
              [54, height * 0.8],
            ],
            y,
          ),
        ],
      };
    case 'angle':
      return {
        width: 60,
        meshes: [
          board({ from: [0, -y, 0], to: [60, y, 6], radius: 1 }, detail),
          board({ from: [54, -y, 4], to: [60, y, height * 0.8], radius: 1 }, detail),
          upright(
            [
              [10, 5],
              [55, 5],
              [55, height * 0.5],
            ],
            3,
          ),
        ],
      };
    case 'stone':
      return {
        width: 74,
        meshes: [move(ellipsoid({ width: 74, depth: 2 * y, height: height * 0.7 }, detail), 37, 0, height * 0.35)],
      };
    case 'column':
      return {
        width: 66,
        meshes: [
          move(
            lathe(
              [
                [33, 0],
                [33, 12],
                [27, 16],
                [24, 22],
                [21, height * 0.75],
                [26, height * 0.78],
                [30, height * 0.84],
                [30, height * 0.88],
              ],
              detail,
              { crease: 35 },
            ),
            33,
            0,
            0,
          ),
        ],
      };
    case 'arch':
      return { width: 64, meshes: [upright(archOutline(64, height * 0.72, detail), y * 0.8)] };
    case 'gate':
      return { width: 40, meshes: [gate(y, height * 0.8, detail)] };
    case 'scroll':
      return {
        width: 58,
        meshes: [
          upright(
            [
              [0, 0],
              [58, 0],
              [58, height * 0.8],
              [44, height * 0.8],
              [38, height * 0.62],
              [28, height * 0.4],
              [10, height * 0.24],
              [0, height * 0.18],
            ],
            y * 0.8,
          ),
          move(
            turn(
              lathe(
                [
                  [13, 0],
                  [15, 3],
                  [15, y * 1.6 - 3],
                  [13, y * 1.6],
                ],
                detail,
              ),
              'x',
              90,
            ),
            43,
            y * 0.8,
            height * 0.8,
          ),
        ],
      };
  }
}

function archOutline(width: number, height: number, detail: Detail): Vec2[] {
  const steps = byDetail(detail, 14, 8, 4);
  const quarter = (r: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i) => [
      width - r * Math.sin((Math.PI * i) / 2 / steps),
      r * Math.cos((Math.PI * i) / 2 / steps) * (height / width),
    ]);
  return [...quarter(width), ...quarter(width * 0.5).toReversed()];
}

function gate(y: number, height: number, detail: Detail): Mesh {
  const bar = (from: Vec3, to: Vec3): Mesh => board({ from, to, radius: 1.5 }, detail);
  const posts = [-y, -4, y - 8].map((at) => bar([28, at, 0], [40, at + 8, height]));
  const rails = [0.2, 0.55, 0.92].map((t) => bar([30, -y, height * t], [38, y, height * t + 8]));
  return merge([bar([0, -y, 0], [40, y, 10]), ...posts, ...rails]);
}

/** An ornament standing on the origin, and its height. */
export function topping(kind: Topping, size: number, detail: Detail): { meshes: Mesh[]; height: number } {
  const r = size / 2;
  switch (kind) {
    case 'none':
      return { meshes: [], height: 0 };
    case 'bowl':
      return {
        height: 46,
        meshes: [
          lathe(
            [
              [r * 0.45, 0],
              [r * 0.5, 3],
              [r * 0.84, 18],
              [r, 42],
              [r - 1.5, 46],
              [r - 4, 44],
              [r * 0.78, 20],
              [r * 0.4, 9],
              [0, 8],
            ],
            detail,
            { crease: 50 },
          ),
        ],
      };
    case 'ball':
      return {
        height: 70,
        meshes: [
          move(ellipsoid({ width: 62, depth: 62, height: 62 }, detail), 0, 0, 39),
          lathe(
            [
              [20, 0],
              [22, 2],
              [22, 6],
              [18, 12],
              [14, 12],
            ],
            detail,
          ),
        ],
      };
    case 'box':
      return {
        height: 52,
        meshes: [
          roundedBox({ width: size, depth: size * 0.7, height: 34, radius: 3 }, detail),
          roundedBox({ width: size, depth: size * 0.7, height: 14, radius: 3, at: [0, 0, 36] }, detail),
          roundedBox({ width: size - 5, depth: size * 0.7 - 5, height: 6, radius: 0, at: [0, 0, 32] }, detail),
          move(ellipsoid({ width: 12, depth: 12, height: 4 }, detail), 0, 0, 50),
        ],
      };
    case 'chain':
      return { height: 52, meshes: [chain(size, detail)] };
  }
}

function chain(size: number, detail: Detail): Mesh {
  const links = merge([
    link(-size * 0.28, 0, 8, detail),
    move(turn(link(0, 0, 0, detail), 'x', 90), 0, 0, 26),
    link(size * 0.28, 12, 8, detail),
  ]);
  const { min, max } = boundsOf(links);
  return stretched(links, [min[0], min[1], 0], [max[0], max[1], 52]);
}

/** One link of a wooden chain, lying. */
function link(x: number, angle: number, z: number, detail: Detail): Mesh {
  const count = byDetail(detail, 24, 16, 8);
  const path = Array.from({ length: count }, (_, i): Vec3 => [
    circlePoint(i, count)[0] * 26,
    circlePoint(i, count)[1] * 18,
    0,
  ]);
  return move(turn(tube({ path, radius: 8, closed: true }, detail), 'z', angle), x, 0, z);
}
