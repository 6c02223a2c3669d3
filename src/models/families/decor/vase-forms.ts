import { lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, curve } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { bothSides, merge } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { noise } from '#lib/noise.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface VaseShape {
  /** Foot to lip, as parts of the largest radius and of the height; drawn as one curve. */
  outside: readonly Vec2[];
  /** Width to height, as it is usually thrown. */
  ratio: number;
  /** Facets, flutes, or the unevenness of a hand-built pot. */
  facets?: number;
  flutes?: number;
  rough?: number;
  handles?: boolean;
}

export const vaseShapes = {
  cylinder: {
    ratio: 0.42,
    outside: [
      [0.94, 0],
      [0.98, 0.01],
      [1, 0.03],
      [1, 0.5],
      [1, 0.985],
      [0.98, 1],
    ],
  },
  arch: {
    ratio: 0.62,
    outside: [
      [0.98, 0],
      [1, 0.015],
      [1, 0.4],
      [0.97, 0.58],
      [0.84, 0.74],
      [0.6, 0.85],
      [0.38, 0.9],
      [0.34, 0.94],
      [0.34, 1],
    ],
  },
  carafe: {
    ratio: 0.5,
    outside: [
      [0.7, 0],
      [0.84, 0.02],
      [0.98, 0.14],
      [1, 0.26],
      [0.9, 0.42],
      [0.6, 0.58],
      [0.4, 0.7],
      [0.38, 0.84],
      [0.5, 0.97],
      [0.54, 1],
    ],
  },
  ripple: {
    ratio: 0.55,
    outside: [
      [0.74, 0],
      [0.9, 0.05],
      [0.82, 0.12],
      [0.96, 0.2],
      [0.87, 0.28],
      [1, 0.37],
      [0.89, 0.46],
      [1, 0.55],
      [0.86, 0.64],
      [0.94, 0.72],
      [0.76, 0.8],
      [0.72, 0.88],
      [0.66, 0.94],
      [0.7, 1],
    ],
  },
  bottle: {
    ratio: 0.46,
    outside: [
      [0.6, 0],
      [0.78, 0.02],
      [0.95, 0.12],
      [1, 0.24],
      [0.9, 0.38],
      [0.56, 0.5],
      [0.27, 0.58],
      [0.21, 0.68],
      [0.2, 0.86],
      [0.24, 0.97],
      [0.27, 1],
    ],
  },
  moonjar: {
    ratio: 0.96,
    outside: [
      [0.44, 0],
      [0.5, 0.02],
      [0.74, 0.12],
      [0.94, 0.3],
      [1, 0.5],
      [0.95, 0.68],
      [0.76, 0.85],
      [0.54, 0.945],
      [0.46, 0.965],
      [0.47, 1],
    ],
  },
  gourd: {
    ratio: 0.54,
    outside: [
      [0.56, 0],
      [0.7, 0.02],
      [0.94, 0.14],
      [1, 0.26],
      [0.9, 0.4],
      [0.6, 0.52],
      [0.5, 0.57],
      [0.62, 0.66],
      [0.66, 0.74],
      [0.54, 0.85],
      [0.34, 0.92],
      [0.3, 0.96],
      [0.36, 1],
    ],
  },
  trumpet: {
    ratio: 0.5,
    outside: [
      [0.72, 0],
      [0.74, 0.03],
      [0.6, 0.08],
      [0.66, 0.2],
      [0.74, 0.34],
      [0.68, 0.46],
      [0.5, 0.58],
      [0.44, 0.68],
      [0.54, 0.82],
      [0.8, 0.95],
      [1, 1],
    ],
  },
  meiping: {
    ratio: 0.6,
    outside: [
      [0.56, 0],
      [0.58, 0.02],
      [0.6, 0.2],
      [0.74, 0.44],
      [0.94, 0.66],
      [1, 0.77],
      [0.93, 0.87],
      [0.66, 0.935],
      [0.34, 0.955],
      [0.29, 0.97],
      [0.36, 1],
    ],
  },
  pear: {
    ratio: 0.56,
    outside: [
      [0.62, 0],
      [0.64, 0.03],
      [0.62, 0.05],
      [0.86, 0.16],
      [1, 0.3],
      [0.9, 0.46],
      [0.58, 0.62],
      [0.34, 0.74],
      [0.3, 0.84],
      [0.42, 0.95],
      [0.56, 1],
    ],
  },
  flask: {
    ratio: 0.62,
    outside: [
      [0.96, 0],
      [1, 0.02],
      [0.99, 0.06],
      [0.7, 0.36],
      [0.4, 0.64],
      [0.32, 0.72],
      [0.31, 0.94],
      [0.36, 0.98],
      [0.36, 1],
    ],
  },
  facet: {
    ratio: 0.6,
    facets: 8,
    outside: [
      [0.6, 0],
      [0.62, 0.01],
      [1, 0.36],
      [0.98, 0.4],
      [0.52, 0.84],
      [0.5, 0.88],
      [0.58, 1],
    ],
  },
  boulder: {
    ratio: 1.12,
    rough: 0.1,
    outside: [
      [0.56, 0],
      [0.74, 0.04],
      [0.93, 0.2],
      [1, 0.42],
      [0.97, 0.64],
      [0.8, 0.83],
      [0.52, 0.94],
      [0.4, 0.965],
      [0.4, 1],
    ],
  },
  relic: {
    ratio: 0.52,
    rough: 0.07,
    outside: [
      [0.42, 0],
      [0.5, 0.03],
      [0.72, 0.2],
      [0.94, 0.42],
      [1, 0.56],
      [0.9, 0.7],
      [0.58, 0.8],
      [0.42, 0.86],
      [0.42, 0.93],
      [0.56, 1],
    ],
  },
  urn: {
    ratio: 0.68,
    handles: true,
    outside: [
      [0.46, 0],
      [0.48, 0.03],
      [0.34, 0.08],
      [0.28, 0.14],
      [0.5, 0.22],
      [0.78, 0.38],
      [0.86, 0.54],
      [0.8, 0.68],
      [0.58, 0.78],
      [0.52, 0.86],
      [0.6, 0.95],
      [0.7, 1],
    ],
  },
  fluted: {
    ratio: 0.6,
    flutes: 20,
    outside: [
      [0.52, 0],
      [0.54, 0.03],
      [0.44, 0.08],
      [0.56, 0.24],
      [0.66, 0.44],
      [0.68, 0.6],
      [0.76, 0.8],
      [0.94, 0.95],
      [1, 1],
    ],
  },
  hourglass: {
    ratio: 0.52,
    outside: [
      [0.94, 0],
      [1, 0.02],
      [0.96, 0.12],
      [0.66, 0.36],
      [0.5, 0.54],
      [0.56, 0.68],
      [0.76, 0.88],
      [0.84, 1],
    ],
  },
  teardrop: {
    ratio: 0.5,
    outside: [
      [0.62, 0],
      [0.8, 0.02],
      [0.97, 0.12],
      [1, 0.22],
      [0.92, 0.36],
      [0.66, 0.56],
      [0.4, 0.74],
      [0.24, 0.88],
      [0.2, 0.96],
      [0.22, 1],
    ],
  },
} as const satisfies Record<string, VaseShape>;
export type VaseForm = keyof typeof vaseShapes;

/** A hollow vessel of exactly this width and height. */
export function vase(form: VaseForm, width: number, height: number, detail: Detail): Mesh {
  const shape: VaseShape = vaseShapes[form];
  const r = width / 2;
  const rows = shape.facets ? shape.outside : curve(shape.outside, byDetail(detail, 3, 2, 1));
  const kept = detail === 'far' ? rows.filter((_, i) => i % 2 === 0 || i === rows.length - 1) : rows;
  const outside = kept.map(([x, z]): Vec2 => [x * r, Math.min(1, Math.max(0, z)) * height]);
  const wall = Math.max(2, width * (shape.rough ? 0.05 : 0.03));
  const inside = outside
    .filter(([, z]) => z > height * 0.06)
    .toReversed()
    .map(([x, z], i): Vec2 => [Math.max(2, x - wall), i === 0 ? height : z]);
  inside.push([inside.at(-1)![0] * 0.8, height * 0.04], [0, height * 0.04]);
  const body =
    shape.flutes || shape.rough
      ? shaped(shape, [...outside, ...inside], height, detail)
      : lathe([...outside, ...inside], detail, {
          crease: shape.facets ? 20 : 55,
          ...(shape.facets ? { segments: shape.facets } : {}),
        });
  if (!shape.handles) return stretched(body, [-r, -r, 0], [r, r, height]);
  const ear = tube(
    {
      path: [
        [r * 0.72, 0, height * 0.5],
        [r * 0.97, 0, height * 0.62],
        [r * 0.97, 0, height * 0.84],
        [r * 0.55, 0, height * 0.9],
      ],
      radius: r * 0.03,
      bend: r * 0.3,
      up: [0, 1, 0],
    },
    detail,
  );
  return stretched(
    merge([stretched(body, [-r * 0.86, -r, 0], [r * 0.86, r, height]), bothSides(ear)]),
    [-r, -r, 0],
    [r, r, height],
  );
}

/** The narrowest place of the upper half, where stems pass. */
export function neckOf(form: VaseForm): number {
  return Math.min(...vaseShapes[form].outside.filter(([, z]) => z > 0.28).map(([x]) => x));
}

function shaped({ flutes = 0, rough = 0 }: VaseShape, profile: readonly Vec2[], height: number, detail: Detail): Mesh {
  const count = flutes ? flutes * byDetail(detail, 4, 4, 1) : byDetail(detail, 48, 32, 12);
  const rings = profile.map(([radius, z]) =>
    Array.from({ length: count }, (_, i): Vec3 => {
      const [x, y] = circlePoint(i, count);
      const rib = flutes ? 1 - 0.045 * (1 + Math.cos((2 * Math.PI * i * flutes) / count)) : 1;
      const by = radius * rib * (1 - rough * noise(x * 1.3 + 9, y * 1.3 + (z / height) * 2.4 + 3, 5));
      return [x * by, y * by, z];
    }),
  );
  return smoothed(loft(rings), 50);
}
