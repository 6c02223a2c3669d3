import { extrude } from '#models/geometry/extrude.ts';
import { ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { ellipse, roundedRectangle } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type CushionEdge = 'knife' | 'piped' | 'flange' | 'tassels' | 'buttoned' | 'band';

interface TrimPlace {
  shape: 'square' | 'lumbar' | 'round' | 'bolster' | 'floor';
  w: number;
  d: number;
  h: number;
  edge: CushionEdge;
}

/** What is sewn on: cords, flaps, tassels, buttons, a band of another cloth. */
export function cushionTrim(place: TrimPlace, detail: Detail): { cloth: Mesh[]; trim: Mesh[] } {
  const { edge, w, d, h } = place;
  if (edge === 'piped') return { cloth: [], trim: cords(place, detail) };
  if (edge === 'flange')
    return {
      cloth: [
        move(extrude({ outline: roundedRectangle(w, d, 8, detail), height: 5, bevel: 2 }, detail), 0, 0, h / 2 - 2.5),
      ],
      trim: [],
    };
  if (edge === 'tassels') return { cloth: [], trim: tassels(place, detail) };
  return { cloth: [], trim: edge === 'band' && place.shape === 'bolster' ? [sleeve(place, detail)] : [] };
}

function cords({ shape, w, d, h }: TrimPlace, detail: Detail): Mesh[] {
  const r = 4.5;
  if (shape === 'bolster')
    return [
      bothSides(
        move(
          turn(
            lathe(
              [
                [h * 0.44 - r, -r],
                [h * 0.44 + r, -r],
                [h * 0.44 + r, r],
                [h * 0.44 - r, r],
              ],
              detail,
              { closed: true, crease: 100 },
            ),
            'y',
            90,
          ),
          w / 2 - 3,
          0,
          0,
        ),
      ),
    ];
  if (shape === 'round') return [hoop(w - r * 2, d - r * 2, h / 2, r, detail)];
  if (shape === 'floor') return [h * 0.18, h * 0.74].map((z) => square(w - r * 2, d - r * 2, z, r, h * 0.34, detail));
  // A pillow is drawn in between its corners; the cord goes with it.
  return [drawn(w - r, d - r, h / 2, r, detail)];
}

function hoop(w: number, d: number, z: number, r: number, detail: Detail): Mesh {
  return tube({ path: ellipse(w, d, detail).map(([x, y]): Vec3 => [x, y, z]), radius: r, closed: true }, detail);
}

function square(w: number, d: number, z: number, r: number, bend: number, detail: Detail): Mesh {
  return tube(
    { path: roundedRectangle(w, d, bend, detail).map(([x, y]): Vec3 => [x, y, z]), radius: r, closed: true },
    detail,
  );
}

function drawn(w: number, d: number, z: number, r: number, detail: Detail): Mesh {
  const steps = byDetail(detail, 10, 6, 2);
  const side = Array.from({ length: steps * 4 }, (_, k): Vec2 => {
    const i = Math.floor(k / steps);
    const t = ((k % steps) / steps) * 2 - 1;
    const bow = 0.93 + 0.07 * t * t;
    return (
      [
        [t, -bow],
        [bow, t],
        [-t, bow],
        [-bow, -t],
      ] as const
    )[i]!;
  });
  return tube(
    {
      path: side.map(([x, y]): Vec3 => [(x * w) / 2 - Math.sign(x) * r * 0.5, (y * d) / 2 - Math.sign(y) * r * 0.5, z]),
      radius: r,
      closed: true,
    },
    detail,
  );
}

/** A knot and its threads at every corner, or at both ends of a roll. */
function tassels({ shape, w, d, h }: TrimPlace, detail: Detail): Mesh[] {
  const line: Vec2[] = [
    [2, -6],
    [8, 0],
    [10, 8],
    [6, 15],
    [11, 22],
    [15, 46],
    [16, 56],
  ];
  const one = lathe(detail === 'far' ? line.filter((_, i) => i % 3 === 0) : line, detail, { crease: 50 });
  if (shape === 'bolster') return [bothSides(move(turn(one, 'y', 90), w / 2 - 56, 0, 0))];
  const out = Math.SQRT1_2 * 62;
  return [45, 135, 225, 315].map((degrees) => {
    const x = Math.sign(Math.cos((degrees * Math.PI) / 180));
    const y = Math.sign(Math.sin((degrees * Math.PI) / 180));
    return move(turn(turn(one, 'y', 120), 'z', degrees), x * (w / 2 - out), y * (d / 2 - out), h / 2);
  });
}

/** Where the cloth dips, above and below. */
export function buttons(body: Mesh, h: number, detail: Detail): Mesh[] {
  let low = 0;
  let high = h;
  let near = Infinity;
  for (let i = 0; i < body.positions.length; i += 3) {
    const off = Math.hypot(body.positions[i]!, body.positions[i + 1]!);
    if (off > near + 0.5) continue;
    near = off;
    if (body.positions[i + 2]! > h / 2) high = body.positions[i + 2]!;
    else low = body.positions[i + 2]!;
  }
  const button = ellipsoid({ width: 30, depth: 30, height: 14 }, detail);
  return [move(button, 0, 0, Math.max(7, low + 2)), move(button, 0, 0, Math.min(h - 7, high - 2))];
}

/** The triangles of a cover that lie within the middle of its width, and the others: two cloths sewn together. */
export function parted(mesh: Mesh, half: number): { middle: Mesh; rest: Mesh } {
  const [inside, outside]: [number[], number[]] = [[], []];
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const corners = [mesh.indices[t]!, mesh.indices[t + 1]!, mesh.indices[t + 2]!];
    const x = corners.reduce((sum, corner) => sum + mesh.positions[corner * 3]!, 0) / 3;
    (Math.abs(x) < half ? inside : outside).push(...corners);
  }
  return {
    middle: { ...mesh, indices: Uint32Array.from(inside) },
    rest: { ...mesh, indices: Uint32Array.from(outside) },
  };
}

/** A sleeve of another cloth over a roll. */
function sleeve({ w, h }: TrimPlace, detail: Detail): Mesh {
  const half = w * 0.14;
  const r = h / 2;
  return turn(
    lathe(
      [
        [r - 4, -half],
        [r, -half],
        [r, half],
        [r - 4, half],
      ],
      detail,
      { closed: true, crease: 40 },
    ),
    'y',
    90,
  );
}
