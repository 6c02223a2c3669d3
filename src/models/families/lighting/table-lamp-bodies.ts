import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, curve } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Body =
  | 'gourd'
  | 'bottle'
  | 'ball'
  | 'jar'
  | 'cylinder'
  | 'fluted'
  | 'stem'
  | 'turned'
  | 'tripod'
  | 'cube'
  | 'stack';

interface BodyPlace {
  /** The widest the body may be, where it ends under the shade, and where the stem ends in it. */
  width: number;
  top: number;
  stem: number;
  /** Radius of the stem. */
  r: number;
  /** How bellied its style makes it; 1 is plain. */
  belly: number;
}

/** What a table lamp stands on, up to its holder. */
export function lampBody(kind: Body, place: BodyPlace, detail: Detail): SlotMeshes {
  const { top, stem, r } = place;
  const neck = move(cylinder({ radius: r, height: stem - top + 6 }, detail), 0, 0, top - 6);
  if (kind === 'stem') return { metal: [stemOf(place, detail)] };
  if (kind === 'turned') return { wood: [turned(place, detail)], metal: [neck] };
  if (kind === 'tripod') return { wood: tripod(place, detail), metal: [neck] };
  const collar = move(
    lathe(
      [
        [r * 2.6, 0],
        [r * 2.6, 5],
        [r * 1.6, 12],
        [r * 1.3, 16],
      ],
      detail,
      { crease: 40 },
    ),
    0,
    0,
    top - 8,
  );
  const metal = [neck, collar];
  if (kind === 'cube') return { wood: [blockOf(place, detail)], metal };
  if (kind === 'stack') return { wood: stacked(place, detail), metal };
  if (kind === 'fluted') return { stone: [fluted(place, detail)], metal };
  return { stone: [thrown(kind, place, detail)], metal };
}

/** Profiles as thrown on a wheel: parts of half the width and of the height. */
const pots: Record<'gourd' | 'bottle' | 'ball' | 'jar' | 'cylinder', { wide: number; line: readonly Vec2[] }> = {
  gourd: {
    wide: 0.52,
    line: [
      [0.6, 0],
      [0.9, 0.1],
      [1, 0.25],
      [0.84, 0.42],
      [0.5, 0.52],
      [0.6, 0.62],
      [0.64, 0.72],
      [0.46, 0.86],
      [0.24, 0.95],
      [0.22, 1],
    ],
  },
  bottle: {
    wide: 0.44,
    line: [
      [0.8, 0],
      [0.96, 0.06],
      [1, 0.26],
      [0.86, 0.46],
      [0.42, 0.62],
      [0.26, 0.74],
      [0.23, 0.94],
      [0.3, 1],
    ],
  },
  ball: {
    wide: 0.62,
    line: [
      [0.5, 0],
      [0.74, 0.06],
      [0.96, 0.28],
      [1, 0.46],
      [0.92, 0.68],
      [0.6, 0.9],
      [0.3, 0.97],
      [0.28, 1],
    ],
  },
  jar: {
    wide: 0.5,
    line: [
      [0.62, 0],
      [0.66, 0.05],
      [0.74, 0.3],
      [0.94, 0.56],
      [1, 0.72],
      [0.86, 0.88],
      [0.5, 0.94],
      [0.46, 1],
    ],
  },
  cylinder: {
    wide: 0.42,
    line: [
      [0.95, 0],
      [1, 0.02],
      [1, 0.94],
      [0.94, 0.98],
      [0.7, 1],
    ],
  },
};

function thrown(kind: keyof typeof pots, { width, top, belly }: BodyPlace, detail: Detail): Mesh {
  const { wide, line } = pots[kind];
  const r = Math.min(width * wide * 0.5 * belly, top * 0.62);
  const smooth = kind === 'cylinder' ? line : curve(line, byDetail(detail, 4, 2, 1));
  return lathe(
    smooth.map(([x, z]): Vec2 => [x * r, z * top]),
    detail,
    { crease: kind === 'cylinder' ? 40 : 70 },
  );
}

/** A column with flutes, widening to its foot. */
function fluted({ width, top, belly }: BodyPlace, detail: Detail): Mesh {
  const r = width * 0.21 * belly;
  const points = byDetail(detail, 96, 64, 16);
  const ring = (out: number, deep: number, z: number): Vec3[] =>
    Array.from({ length: points }, (_, i) => {
      const [x, y] = circlePoint(i, points);
      let inset = deep * 0.72;
      if (i % 4 === 0) inset = 0;
      else if (i % 4 === 2) inset = deep;
      const at = out - inset;
      return [at * x, at * y, z];
    });
  return loft(
    [
      ring(r * 1.16, 0, 0),
      ring(r * 1.16, 0, 12),
      ring(r, 0, 16),
      ring(r, 4, 20),
      ring(r * 0.94, 4, top - 18),
      ring(r * 0.94, 0, top - 14),
      ring(r * 1.06, 0, top - 10),
      ring(r * 1.06, 0, top),
    ],
    { crease: 35 },
  );
}

function stemOf({ width, stem, r, belly }: BodyPlace, detail: Detail): Mesh {
  const foot = width * 0.27 * belly;
  return lathe(
    [
      [foot - 2, 0],
      [foot, 2],
      [foot, 8],
      [foot - 3, 11],
      [r * 2.2, 14],
      [r * 1.5, 24],
      [r, 34],
      [r, stem],
    ],
    detail,
    { crease: 40 },
  );
}

function turned({ width, top, r, belly }: BodyPlace, detail: Detail): Mesh {
  const foot = width * 0.25 * belly;
  const line: Vec2[] = [
    [foot - 2, 0],
    [foot, 3],
    [foot, 14],
    [foot * 0.8, 22],
    [foot * 0.5, 30],
    [r * 2.1, 0.2 * top + 14],
    [r * 3.4, 0.32 * top + 14],
    [r * 3.6, 0.42 * top],
    [r * 1.8, 0.56 * top],
    [r * 1.6, 0.62 * top],
    [r * 2.6, 0.66 * top],
    [r * 2.6, 0.7 * top],
    [r * 1.5, 0.75 * top],
    [r * 2, 0.88 * top],
    [r * 1.4, top],
  ];
  return lathe(detail === 'far' ? line.filter((_, i) => i % 2 === 0) : line, detail, { crease: 48 });
}

function tripod({ width, top, r, belly }: BodyPlace, detail: Detail): Mesh[] {
  const out = width * 0.32 * belly;
  const leg = tube(
    {
      path: [
        [out, 0, r * 1.3],
        [out * 0.5, 0, top * 0.6],
        [r * 0.9, 0, top - 4],
      ],
      radius: [r * 1.3, r * 1.4, r * 1.2],
    },
    detail,
  );
  return [
    ...[90, 210, 330].map((degrees) => turn(leg, 'z', degrees)),
    move(cylinder({ radius: r * 3, height: 24, edge: 2 }, detail), 0, 0, top - 26),
  ];
}

function blockOf({ width, top, belly }: BodyPlace, detail: Detail): Mesh {
  const half = Math.min(width * 0.19 * belly, top * 0.6);
  return board({ from: [-half, -half, 0], to: [half, half, top], radius: 5, grain: 'z' }, detail);
}

/** Rounded pebbles of wood, one on the other. */
function stacked({ width, top, belly }: BodyPlace, detail: Detail): Mesh[] {
  const shares = [0.38, 0.28, 0.2, 0.14];
  let z = 0;
  return shares.map((share, i) => {
    const high = top * share;
    const r = Math.min(width * 0.25 * belly, top * 0.5) * (1 - i * 0.16);
    const made = move(
      lathe(
        [
          [r * 0.62, 0],
          [r * 0.92, high * 0.2],
          [r, high * 0.5],
          [r * 0.92, high * 0.8],
          [r * 0.62, high],
        ],
        detail,
        { crease: 80 },
      ),
      0,
      0,
      z,
    );
    z += high - 0.01;
    return made;
  });
}
