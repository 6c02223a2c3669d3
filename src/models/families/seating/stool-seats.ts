import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { loft } from '#models/geometry/loft.ts';
import { ellipse, roundedRectangle, superellipse } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { move } from '#models/geometry/transform.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export type StoolShape = 'round' | 'square' | 'soft';
export type StoolSeat = 'wood' | 'saddle' | 'pad' | 'woven';

interface StoolSeatPlace {
  shape: StoolShape;
  width: number;
  depth: number;
  top: number;
  board: number;
  edge: number;
}

interface StoolSeatParts {
  wood: Mesh[];
  cloth: Mesh[];
  weave: Mesh[];
  under: number;
}

/** A seat without a back, exactly as wide and deep as given. */
export function stoolSeat(kind: StoolSeat, place: StoolSeatPlace, detail: Detail): StoolSeatParts {
  const { top, board: b } = place;
  const none = { wood: [], cloth: [], weave: [] };
  switch (kind) {
    case 'wood':
      return { ...none, wood: [slab(place, top - b - 6, top, detail)], under: top - b - 6 };
    case 'saddle':
      return { ...none, wood: [saddled(slab(place, top - b - 16, top, detail), place)], under: top - b - 16 };
    case 'pad':
      return {
        ...none,
        wood: [slab(place, top - 74, top - 54, detail)],
        cloth: [softPad(place, 56, top, detail)],
        under: top - 74,
      };
    case 'woven':
      return {
        ...none,
        wood: [slab(place, top - b - 8, top - 10, detail)],
        weave: [softPad({ ...place, width: place.width - 36, depth: place.depth - 36 }, 18, top, detail)],
        under: top - b - 8,
      };
  }
}

export function stoolOutline(
  { shape, width, depth }: Pick<StoolSeatPlace, 'shape' | 'width' | 'depth'>,
  detail: Detail,
): Outline {
  if (shape === 'round') return ellipse(width, depth, detail);
  return shape === 'square' ? roundedRectangle(width, depth, 14, detail) : superellipse(width, depth, 3.4, detail);
}

function slab(place: StoolSeatPlace, low: number, high: number, detail: Detail): Mesh {
  return move(
    extrude(
      { outline: stoolOutline(place, detail), height: high - low, bevel: Math.min(place.edge + 2, (high - low) / 2.3) },
      detail,
    ),
    0,
    0,
    low,
  );
}

/** Upholstery over any outline: rings that swell out and draw together over the top. */
export function softPad(place: StoolSeatPlace, thick: number, top: number, detail: Detail): Mesh {
  if (place.shape === 'square')
    return cushion(
      {
        width: place.width,
        depth: place.depth,
        height: thick,
        radius: Math.min(26, thick * 0.42),
        crown: thick * 0.22,
        wrinkles: 0.3,
        at: [0, 0, top - thick],
      },
      detail,
    );
  const outline = stoolOutline(place, detail);
  const drawn = 0.06 + place.edge * 0.004;
  const profile = byDetail(detail, 9, 6, 3);
  const rings = Array.from({ length: profile + 1 }, (_, i) => {
    const a = (Math.PI * i) / profile - Math.PI / 2;
    const out = 1 - drawn * (1 - Math.cos(a));
    const up = 0.5 + 0.5 * Math.sin(a);
    return outline.map(([x, y]): Vec3 => [x * out, y * out, up * 0.82 * thick]);
  });
  const dome = [0.78, 0.5, 0.2].map((out, i) =>
    outline.map(([x, y]): Vec3 => [x * out, y * out, [0.9, 0.97, 1][i]! * thick]),
  );
  const made = loft([...rings, ...dome, outline.map((): Vec3 => [0, 0, thick])], { crease: 85 });
  const x = place.width / 2;
  const y = place.depth / 2;
  return stretched(made, [-x, -y, top - thick], [x, y, top]);
}

/** Hollowed along the middle; its sides keep the height. */
function saddled(mesh: Mesh, { width, depth, top, board: thick }: StoolSeatPlace): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const u = (2 * positions[i]!) / width;
    const v = (2 * positions[i + 1]!) / depth;
    positions[i + 2]! += -10 * (1 - u * u) * Math.abs(v) ** 0.5 * (positions[i + 2]! > top - 18 ? 1 : 0.6);
  }
  return stretched({ ...mesh, positions }, [-width / 2, -depth / 2, top - thick - 16], [width / 2, depth / 2, top]);
}
