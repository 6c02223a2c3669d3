import { curve } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type ShadeLine =
  | 'drum'
  | 'slant'
  | 'taper'
  | 'cone'
  | 'coolie'
  | 'bell'
  | 'dome'
  | 'bowl'
  | 'ball'
  | 'globe'
  | 'egg'
  | 'closedEgg'
  | 'pear'
  | 'saucer'
  | 'mushroom'
  | 'trumpet'
  | 'barrel'
  | 'pagoda'
  | 'drop';

/**
 * A shade's outside as [radius, height] in parts of half its width and of its height, from the lower rim up. The widest
 * place is exactly 1.
 */
const straight: Partial<Record<ShadeLine, readonly Vec2[]>> = {
  drum: [
    [1, 0],
    [1, 1],
  ],
  slant: [
    [1, 0],
    [0.82, 1],
  ],
  taper: [
    [1, 0],
    [0.58, 1],
  ],
  cone: [
    [1, 0],
    [0.14, 1],
  ],
  coolie: [
    [1, 0],
    [0.2, 1],
  ],
};

const drawn: Partial<Record<ShadeLine, readonly Vec2[]>> = {
  bell: [
    [1, 0],
    [0.88, 0.1],
    [0.68, 0.42],
    [0.55, 0.76],
    [0.5, 1],
  ],
  trumpet: [
    [1, 0],
    [0.74, 0.1],
    [0.4, 0.34],
    [0.2, 0.66],
    [0.12, 1],
  ],
  pear: [
    [0.5, 0],
    [0.88, 0.16],
    [1, 0.36],
    [0.8, 0.62],
    [0.46, 0.84],
    [0.3, 1],
  ],
  drop: [
    [0.3, 0],
    [0.76, 0.1],
    [1, 0.3],
    [0.86, 0.56],
    [0.5, 0.8],
    [0.12, 1],
  ],
  mushroom: [
    [0.93, 0],
    [1, 0.14],
    [0.95, 0.42],
    [0.7, 0.78],
    [0.34, 0.96],
    [0.08, 1],
  ],
  barrel: [
    [0.8, 0],
    [0.95, 0.22],
    [1, 0.5],
    [0.95, 0.78],
    [0.8, 1],
  ],
  pagoda: [
    [1, 0],
    [0.82, 0.12],
    [0.6, 0.34],
    [0.42, 0.66],
    [0.34, 1],
  ],
};

/** Pieces of a circle, in degrees. Paper and cane are open below, glass is blown shut. */
const rounds: Partial<Record<ShadeLine, Vec2>> = {
  dome: [0, 80],
  bowl: [-80, 0],
  ball: [-78, 80],
  globe: [-90, 80],
  egg: [-66, 80],
  closedEgg: [-90, 80],
  saucer: [-62, 62],
};

export function shadeLine(line: ShadeLine, width: number, height: number, detail: Detail): Vec2[] {
  return partsOf(line, detail).map(([r, z]): Vec2 => [
    (Math.min(1, r) * width) / 2,
    Math.min(1, Math.max(0, z)) * height,
  ]);
}

function partsOf(line: ShadeLine, detail: Detail): readonly Vec2[] {
  const points = drawn[line];
  if (points) return curve(points, byDetail(detail, 6, 3, 1));
  const round = rounds[line];
  return round ? turned(round, byDetail(detail, 6, 9, 39)) : straight[line]!;
}

/** Always through 0°, where a ball is widest. */
function turned([from, to]: Vec2, step: number): Vec2[] {
  const below = from < 0 ? spread(from, 0, step).slice(0, -1) : [];
  const above = to > 0 ? spread(0, to, step) : [0];
  const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
  return [...below, ...above].map((a): Vec2 => [
    a === -90 ? 0 : Math.cos((a * Math.PI) / 180),
    (sin(a) - sin(from)) / (sin(to) - sin(from)),
  ]);
}

function spread(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Where on its outside a shade is at this height, as a radius. */
export function radiusAt(line: readonly Vec2[], z: number): number {
  const next = Math.min(
    line.length - 1,
    Math.max(
      1,
      line.findIndex((point) => point[1] >= z),
    ),
  );
  const a = line[next - 1]!;
  const b = line[next]!;
  return a[0] + ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1] || 1);
}
