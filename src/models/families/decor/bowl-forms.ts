import { ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, curve, ellipse, inset, roundedRectangle } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { bothSides, merge, move } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { noise } from '#lib/noise.ts';
import { seededRng } from '#lib/random.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface BowlShape {
  /** Foot to lip, as parts of radius and height. */
  outside: readonly Vec2[];
  /** Where the inside's floor is, as a part of the height. */
  floor: number;
  lobes?: number;
  rough?: number;
}

/** Lathed bowls; how wide and high they are is the buyer's choice. */
export const bowlShapes = {
  dish: {
    floor: 0.3,
    outside: [
      [0.5, 0],
      [0.55, 0.03],
      [0.8, 0.3],
      [0.96, 0.75],
      [1, 1],
    ],
  },
  pedestal: {
    floor: 0.52,
    outside: [
      [0.5, 0],
      [0.52, 0.04],
      [0.3, 0.1],
      [0.2, 0.22],
      [0.24, 0.36],
      [0.56, 0.48],
      [0.86, 0.7],
      [1, 1],
    ],
  },
  bell: {
    floor: 0.12,
    outside: [
      [0.4, 0],
      [0.46, 0.03],
      [0.66, 0.24],
      [0.82, 0.58],
      [0.92, 0.86],
      [1, 1],
    ],
  },
  deep: {
    floor: 0.14,
    outside: [
      [0.42, 0],
      [0.44, 0.07],
      [0.68, 0.16],
      [0.92, 0.42],
      [0.99, 0.74],
      [1, 1],
    ],
  },
  lobed: {
    floor: 0.2,
    lobes: 10,
    outside: [
      [0.4, 0],
      [0.42, 0.08],
      [0.66, 0.24],
      [0.9, 0.66],
      [1, 1],
    ],
  },
  rice: {
    floor: 0.2,
    outside: [
      [0.42, 0],
      [0.43, 0.13],
      [0.46, 0.14],
      [0.74, 0.34],
      [0.92, 0.7],
      [0.97, 0.92],
      [1, 1],
    ],
  },
  cone: {
    floor: 0.1,
    outside: [
      [0.3, 0],
      [0.32, 0.02],
      [0.98, 0.97],
      [1, 1],
    ],
  },
  pinch: {
    floor: 0.16,
    rough: 0.1,
    outside: [
      [0.5, 0],
      [0.62, 0.05],
      [0.88, 0.3],
      [1, 0.62],
      [0.97, 0.86],
      [0.94, 1],
    ],
  },
  fluted: {
    floor: 0.24,
    lobes: 24,
    outside: [
      [0.44, 0],
      [0.46, 0.05],
      [0.38, 0.12],
      [0.62, 0.28],
      [0.9, 0.64],
      [1, 1],
    ],
  },
  tulip: {
    floor: 0.14,
    outside: [
      [0.36, 0],
      [0.4, 0.03],
      [0.7, 0.22],
      [0.86, 0.5],
      [0.86, 0.76],
      [0.92, 0.92],
      [1, 1],
    ],
  },
} as const satisfies Record<string, BowlShape>;
export type LathedBowl = keyof typeof bowlShapes;

export function lathedBowl(form: LathedBowl, width: number, height: number, detail: Detail): Mesh {
  const shape: BowlShape = bowlShapes[form];
  const r = width / 2;
  const wall = Math.max(2.5, width * 0.018) * (shape.rough ? 2.2 : 1);
  const outside = curve(shape.outside, byDetail(detail, 4, 2, 1)).map(([x, z]): Vec2 => [
    x * r,
    Math.min(1, Math.max(0, z)) * height,
  ]);
  const inside = outside
    .filter(([, z]) => z > height * (shape.floor + 0.04))
    .toReversed()
    .map(([x, z], i): Vec2 => [Math.max(2, x - wall), i === 0 ? height : z]);
  const floor = height * shape.floor;
  const profile: Vec2[] = [
    ...outside,
    ...inside,
    [Math.max(1, radiusAt(outside, floor) - wall * 1.4), floor],
    [0, floor * 0.97],
  ];
  const made =
    shape.lobes || shape.rough
      ? loft(
          profile.map(([radius, z]) => around(shape, radius, z / height, z, detail)),
          { crease: 55 },
        )
      : lathe(profile, detail, { crease: 40 });
  return stretched(made, [-r, -r, 0], [r, r, height]);
}

function radiusAt(line: readonly Vec2[], z: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point[1] >= z),
  );
  const a = line[next - 1]!;
  const b = line[next]!;
  return a[0] + ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1] || 1);
}

function around({ lobes = 0, rough = 0 }: BowlShape, radius: number, part: number, z: number, detail: Detail): Vec3[] {
  const count = lobes ? lobes * byDetail(detail, 6, 4, 2) : byDetail(detail, 56, 36, 12);
  return Array.from({ length: count }, (_, i): Vec3 => {
    const [x, y] = circlePoint(i, count);
    const wave = lobes ? 1 - 0.12 * part * (1 - Math.abs(Math.cos((Math.PI * i * lobes) / count))) : 1;
    const by = radius * wave * (1 - rough * noise(x * 1.4 + 4, y * 1.4 + part, 8));
    return [x * by, y * by, z];
  });
}

/** A tray: a floor and a rim that leans out. `grips` stand on its short sides. */
export function tray(outline: Outline, height: number, grips: boolean, detail: Detail): Mesh {
  const rim = grips ? height * 0.55 : height;
  const at = (line: Outline, z: number): Vec3[] => line.map(([x, y]): Vec3 => [x, y, z]);
  const lean = Math.min(6, height * 0.2);
  const body = loft(
    [
      at(inset(outline, lean + 2), 0),
      at(inset(outline, lean), 2),
      at(outline, rim - 1.5),
      at(inset(outline, 1.5), rim),
      at(inset(outline, 6), rim),
      at(inset(outline, 7), rim - 1.5),
      at(inset(outline, lean + 8), 8),
    ],
    { crease: 32 },
  );
  if (!grips) return body;
  const x = Math.max(...outline.map(([px]) => px)) - 6;
  const reach = Math.max(...outline.map(([, py]) => py)) * 0.42;
  const grip = tube(
    {
      path: [
        [x, -reach, rim * 0.6],
        [x, -reach, height - 5],
        [x, reach, height - 5],
        [x, reach, rim * 0.6],
      ],
      radius: 5,
      bend: 18,
      up: [1, 0, 0],
    },
    detail,
  );
  return merge([body, bothSides(grip)]);
}

/** A long vessel that tapers to both ends. */
export function boat(width: number, depth: number, height: number, detail: Detail): Mesh {
  const outline = ellipse(width, depth, detail);
  const ring = (scale: number, z: number, lift: number): Vec3[] =>
    outline.map(([x, y]): Vec3 => [x * scale, y * scale, z + lift * Math.abs((2 * x) / width) ** 2.4]);
  const made = loft(
    [
      ring(0.4, 0, 0),
      ring(0.46, 2, 0),
      ring(0.78, height * 0.3, height * 0.1),
      ring(1, height * 0.64, height * 0.36),
      ring(0.965, height * 0.64, height * 0.36),
      ring(0.74, height * 0.34, height * 0.1),
      ring(0.4, height * 0.12, 0),
      ring(0, height * 0.1, 0),
    ],
    { crease: 50 },
  );
  return stretched(made, [-width / 2, -depth / 2, 0], [width / 2, depth / 2, height]);
}

export function trayOutline(
  kind: 'round' | 'oval' | 'rectangle' | 'square',
  width: number,
  depth: number,
  detail: Detail,
): Outline {
  return kind === 'round' || kind === 'oval'
    ? ellipse(width, depth, detail)
    : roundedRectangle(width, depth, kind === 'square' ? 10 : 26, detail);
}

/** Oranges, or pebbles, heaped within a circle; none comes higher than `top`. */
export function heap(radius: number, floor: number, top: number, seed: number, detail: Detail): Mesh {
  const rng = seededRng(seed);
  const size = Math.min(radius * 0.78, top - floor, 76);
  const count = Math.min(9, Math.max(3, Math.floor(((radius * 2) / size) ** 2 * 0.55)));
  return merge(
    Array.from({ length: count }, (_, i) => {
      const a = i * 2.4 + 0.4;
      const away = i === 0 ? 0 : Math.min(radius - size * 0.56, size * 0.62 * Math.sqrt(i));
      const own = size * rng.between(0.86, 0.98);
      return move(
        ellipsoid({ width: own, depth: own, height: own * 0.94 }, detail),
        away * Math.cos(a),
        away * Math.sin(a),
        floor + size * 0.48 + (i === 0 ? 0 : 0.02 * size),
      );
    }),
  );
}
