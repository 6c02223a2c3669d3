import { extrude } from '#models/geometry/extrude.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { part } from '#models/geometry/model.ts';
import { rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';

export type Case = 'rim' | 'deep' | 'dish' | 'square' | 'soft' | 'rays' | 'pendulum' | 'hoop' | 'bare' | 'eight';

interface ClockCase {
  parts: Part[];
  /** Radius and level of the face. */
  face: number;
  level: number;
}

export function caseOf(kind: Case, width: number, height: number, depth: number, detail: Detail): ClockCase {
  const r = width / 2;
  const ring = (from: number, low: number, lip: number): Part =>
    part(
      'case',
      lathe(
        [
          [r - 2, 0],
          [r, 2],
          [r, depth - 2],
          [r - 2, depth],
          [from + lip, depth],
          [from, depth - 2],
          [from, low],
        ],
        detail,
        { closed: true, crease: 30 },
      ),
    );
  const dial = (radius: number, level: number): Part =>
    part('face', cylinder({ radius, height: level, edge: 0.8 }, detail));
  switch (kind) {
    case 'rim':
      return { parts: [ring(r * 0.955, 4, 1), dial(r * 0.96, depth * 0.55)], face: r * 0.92, level: depth * 0.55 };
    case 'deep':
      return { parts: [ring(r * 0.9, 4, 2), dial(r * 0.905, depth * 0.42)], face: r * 0.86, level: depth * 0.42 };
    case 'dish':
      return {
        parts: [
          part(
            'case',
            lathe(
              [
                [r * 0.7, 0],
                [r * 0.97, depth * 0.8],
                [r, depth * 0.93],
                [r - 2, depth],
                [r - 6, depth - 1],
                [r * 0.7, depth * 0.48],
                [r * 0.3, depth * 0.34],
                [0, depth * 0.32],
              ],
              detail,
              { crease: 50 },
            ),
          ),
        ],
        face: r * 0.66,
        level: depth * 0.46,
      };
    case 'bare':
      return {
        parts: [
          part(
            'face',
            lathe(
              [
                [r - 3, 0],
                [r, 3],
                [r, depth * 0.4],
                [r - 3, depth * 0.46],
              ],
              detail,
            ),
          ),
          part('hands', cylinder({ radius: r * 0.03, height: depth, edge: 1 }, detail)),
        ],
        face: r * 0.92,
        level: depth * 0.46,
      };
    case 'hoop':
      return {
        parts: [
          ring(r * 0.93, 1, 1),
          part('case', cylinder({ radius: r * 0.16, height: depth * 0.5, edge: 1 }, detail)),
          part('case', spokes(r, depth, detail)),
        ],
        face: r * 0.9,
        level: depth * 0.5,
      };
    case 'square':
      return {
        parts: slab(rectangle(width, width), rectangle(width * 0.9, width * 0.9), depth, detail),
        face: r * 0.84,
        level: depth * 0.5,
      };
    case 'soft':
      return {
        parts: slab(
          roundedRectangle(width, width, width * 0.26, detail),
          roundedRectangle(width * 0.93, width * 0.93, width * 0.23, detail),
          depth,
          detail,
        ),
        face: r * 0.84,
        level: depth * 0.5,
      };
    case 'eight':
      return { parts: slab(octagon(r), octagon(r * 0.88), depth, detail), face: r * 0.82, level: depth * 0.5 };
    case 'rays':
      return {
        parts: [
          part('case', rays(r, depth, detail)),
          dial(r * 0.4, depth * 0.6),
          part(
            'case',
            lathe(
              [
                [r * 0.43, 4],
                [r * 0.43, depth],
                [r * 0.4, depth],
                [r * 0.4, 4],
              ],
              detail,
              { closed: true },
            ),
          ),
        ],
        face: r * 0.38,
        level: depth * 0.6,
      };
    case 'pendulum':
      return pendulum(width, height, depth, detail);
  }
}

function slab(
  outside: readonly (readonly [number, number])[],
  hole: readonly (readonly [number, number])[],
  depth: number,
  detail: Detail,
): Part[] {
  return [
    part('case', extrude({ outline: outside, holes: [hole], height: depth, bevel: 2 }, detail)),
    part('face', extrude({ outline: hole, height: depth * 0.5 }, detail)),
  ];
}

function octagon(r: number): [number, number][] {
  const s = r * Math.tan(Math.PI / 8);
  return [
    [r, -s],
    [r, s],
    [s, r],
    [-s, r],
    [-r, s],
    [-r, -s],
    [-s, -r],
    [s, -r],
  ];
}

function spokes(r: number, depth: number, detail: Detail): Mesh {
  const bar = board({ from: [-r * 0.95, -2, 3], to: [r * 0.95, 2, depth * 0.3], radius: 0 }, detail);
  return merge([bar, turn(bar, 'z', 90)]);
}

/** Long and short rays in turn; four of the long ones touch the box. */
function rays(r: number, depth: number, detail: Detail): Mesh {
  const count = byDetail(detail, 24, 24, 12);
  return merge(
    Array.from({ length: count }, (_, i) => {
      const long = i % (count / 12) === 0 ? 1 : 0.76;
      const half = r * 0.022 + 1;
      const ray = extrude(
        {
          outline: [
            [r * 0.34, -half * 1.5],
            [r * long, -half * 0.3],
            [r * long, half * 0.3],
            [r * 0.34, half * 1.5],
          ],
          height: depth * 0.4,
        },
        detail,
      );
      return turn(i % (count / 12) === 0 ? ray : move(ray, 0, 0, depth * 0.06), 'z', (i * 360) / count);
    }).concat([
      cylinder({ radius: r * 0.36, height: depth * 0.5 }, detail),
      cylinder({ radius: r * 0.2, height: 2 }, detail),
    ]),
  );
}

/** A long case: the dial above, the bob behind glass below. */
function pendulum(width: number, height: number, depth: number, detail: Detail): ClockCase {
  const r = width / 2;
  const foot = -height / 2;
  const tall = height - r * 1.76;
  const middle = height / 2 - r;
  const box = extrude(
    {
      outline: rectangle(width * 0.72, tall),
      holes: [rectangle(width * 0.56, tall - width * 0.16)],
      height: depth * 0.8,
      bevel: 3,
    },
    detail,
  );
  const down = foot + tall / 2;
  const back = board(
    { from: [-width * 0.33, foot + 8, 0], to: [width * 0.33, middle, depth * 0.2], radius: 0 },
    detail,
  );
  const head = move(
    lathe(
      [
        [r - 4, 0],
        [r, 4],
        [r, depth * 0.86],
        [r - 6, depth],
        [r * 0.84, depth],
        [r * 0.8, depth * 0.8],
        [r * 0.8, 4],
      ],
      detail,
      { closed: true, crease: 35 },
    ),
    0,
    middle,
    0,
  );
  const dial = move(cylinder({ radius: r * 0.81, height: depth * 0.6 }, detail), 0, middle, 0);
  const swing = foot + width * 0.3;
  const bob = merge([
    move(
      lathe(
        [
          [0, 0],
          [width * 0.1, 2],
          [width * 0.11, 5],
          [width * 0.1, 8],
          [0, 10],
        ],
        detail,
      ),
      0,
      swing,
      depth * 0.4,
    ),
    board({ from: [-2, swing, depth * 0.42], to: [2, middle, depth * 0.5], radius: 0 }, detail),
  ]);
  const plinth = bothSides(
    board({ from: [0, foot, 0], to: [width * 0.4, foot + width * 0.09, depth * 0.9], radius: 3, grain: 'x' }, detail),
  );
  return {
    parts: [part('case', [move(box, 0, down, 0), back, head, plinth]), part('face', dial), part('hands', bob)],
    face: r * 0.76,
    level: depth * 0.6,
  };
}
