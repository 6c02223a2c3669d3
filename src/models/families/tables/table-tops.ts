import { extrude } from '#models/geometry/extrude.ts';
import { loft } from '#models/geometry/loft.ts';
import { ellipse, inset, roundedRectangle, superellipse } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move } from '#models/geometry/transform.ts';
import { noise } from '#lib/noise.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type TopShape = 'rectangle' | 'soft' | 'racetrack' | 'oval' | 'boat' | 'pebble' | 'squircle';
export type TopEdge = 'square' | 'round' | 'knife' | 'thick';

export interface TopPlace {
  shape: TopShape;
  edge: TopEdge;
  width: number;
  depth: number;
  /** The upper side over the floor. */
  height: number;
  /** Of a plain board; the edge makes more or less of it. */
  board: number;
  soften: number;
}

/** Real boards: a bullnose wants more wood than a square edge. */
export function topThickness({ edge, board }: Pick<TopPlace, 'edge' | 'board'>): number {
  return { square: board, round: board + 6, knife: board + 2, thick: board + 18 }[edge];
}

export function tableTop(place: TopPlace, detail: Detail): Mesh {
  const outline = topOutline(place, detail);
  const thick = topThickness(place);
  const low = place.height - thick;
  if (place.edge === 'knife') return knifed(outline, low, thick, detail);
  const bevel = place.edge === 'round' ? thick * 0.46 : Math.min(place.soften, thick / 3);
  return move(extrude({ outline, height: thick, bevel }, detail), 0, 0, low);
}

export function topOutline(
  { shape, width, depth }: Pick<TopPlace, 'shape' | 'width' | 'depth'>,
  detail: Detail,
): Outline {
  const short = Math.min(width, depth);
  switch (shape) {
    case 'rectangle':
      return roundedRectangle(width, depth, 6, detail);
    case 'soft':
      return roundedRectangle(width, depth, short * 0.14, detail);
    case 'racetrack':
      return roundedRectangle(width, depth, short / 2, detail);
    case 'oval':
      return ellipse(width, depth, detail);
    case 'squircle':
      return superellipse(width, depth, 3.2, detail);
    case 'boat':
      return boat(width, depth, detail);
    case 'pebble':
      return pebble(width, depth, detail);
  }
}

/** Sides that belly out: wider in the middle than at the ends. */
function boat(width: number, depth: number, detail: Detail): Outline {
  const count = 2 * byDetail(detail, 12, 7, 3);
  const end = depth * 0.39;
  const side = Array.from({ length: count + 1 }, (_, i): Vec2 => {
    const t = (2 * i) / count - 1;
    return [t * (width / 2), -(end + (depth / 2 - end) * (1 - t * t))];
  });
  return [...side, ...side.map(([x, y]): Vec2 => [-x, -y])];
}

/** A river stone, brought to its exact measures. */
function pebble(width: number, depth: number, detail: Detail): Outline {
  const count = byDetail(detail, 64, 40, 16);
  const raw = Array.from({ length: count }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / count;
    const r =
      1 +
      0.16 * Math.sin(a * 2 + 0.6) +
      0.09 * Math.sin(a * 3 + 2) +
      (noise(Math.cos(a) + 3, Math.sin(a) + 5, 2) - 0.5) * 0.06;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  return fitted(raw, width, depth);
}

function fitted(raw: Outline, width: number, depth: number): Outline {
  const span = [0, 1].map((axis) => {
    const values = raw.map((point) => point[axis]!);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  const to = (value: number, axis: number, size: number): number =>
    ((value - span[axis]![0]) / (span[axis]![1] - span[axis]![0]) - 0.5) * size;
  return raw.map(([x, y]): Vec2 => [to(x, 0, width), to(y, 1, depth)]);
}

/** A slender edge over an undercut: the top seems to float. */
function knifed(outline: Outline, low: number, thick: number, detail: Detail): Mesh {
  const lip = thick * 0.42;
  const slab = move(extrude({ outline, height: lip, bevel: 1.5 }, detail), 0, 0, low + thick - lip);
  const ring = (by: number, z: number): Vec3[] => inset(outline, by).map(([x, y]): Vec3 => [x, y, z]);
  return merge([slab, loft([ring(thick * 1.4, low), ring(3, low + thick - lip + 1)])]);
}
