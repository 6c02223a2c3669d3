import { extrude } from '#models/geometry/extrude.ts';
import { inset } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Style } from '#models/vocabulary.ts';

export type MirrorFrame = 'slim' | 'wide' | 'stepped' | 'round' | 'floating' | 'backlit' | 'double';

export interface Framed {
  /** The outside, drawn in by so much. */
  within(by: number): Outline;
  /** How far it stands off the wall, and how high its outline is. */
  depth: number;
  height: number;
  style: Style;
}

/** A flat shape stood up against the wall: from `back` before it to `front`, its underside at Z 0. */
function upright(
  outline: Outline,
  { back, front, holes = [], bevel = 0 }: { back: number; front: number; holes?: readonly Outline[]; bevel?: number },
  height: number,
  detail: Detail,
): Mesh {
  const flat = extrude({ outline, holes, height: front - back, bevel, crease: 38 }, detail);
  return move(turn(flat, 'x', 90), 0, -back, height / 2);
}

/** Frame, glass and what lights it. */
export function framedMirror(frame: MirrorFrame, place: Framed, detail: Detail): SlotMeshes {
  const { depth, within, height } = place;
  const outline = within(0);
  const up = (
    line: Outline,
    back: number,
    front: number,
    more: { holes?: readonly Outline[]; bevel?: number } = {},
  ): Mesh => upright(line, { back, front, ...more }, height, detail);
  const ring = (outer: number, inner: number, back: number, front: number, bevel: number): Mesh =>
    up(within(outer), back, front, { holes: [within(inner)], bevel });
  const glass = (by: number, front: number): Mesh => up(within(by), 2, front);
  const { edge } = proportionsOf(place.style);
  const slim = slims[place.style];
  const wide = wides[place.style];
  switch (frame) {
    case 'slim':
      return { frame: [ring(0, slim, 0, depth, 1.2)], mirror: [glass(slim - 1, depth - 5)] };
    case 'wide':
      return {
        frame: [ring(0, wide, 0, depth, Math.min(edge + 2, depth / 3))],
        mirror: [glass(wide - 1, depth * 0.55)],
      };
    case 'double':
      return {
        frame: [ring(0, slim, 0, depth, 1.2), ring(slim + 26, 2 * slim + 26, 0, depth - 5, 1.2)],
        mirror: [glass(slim - 1, depth - 9)],
      };
    case 'stepped':
      return {
        frame: [
          ring(0, wide * 0.42, 0, depth, 4),
          ring(wide * 0.4, wide, 0, depth * 0.62, 3),
          beadOf(within(wide * 0.72), depth * 0.62, height, place.style, detail),
        ],
        mirror: [glass(wide - 1, depth * 0.45)],
      };
    case 'round':
      return {
        frame: [rolled(outline, depth, height, detail), up(within(depth * 0.45), 0, depth * 0.3)],
        mirror: [up(within(depth * 0.5), depth * 0.3 - 0.5, depth * 0.42)],
      };
    case 'floating':
      return {
        back: [up(within(30 + slim), 0, depth - 5)],
        mirror: [up(outline, depth - 5.2, depth, { bevel: edge > 5 ? 1.6 : 0.8 })],
      };
    case 'backlit':
      return {
        back: [up(within(26), 0, depth - 13)],
        light: [ring(18, 27, 2, depth - 14, 0), frosted(place, detail)],
        mirror: [up(outline, depth - 13.5, depth - 0.4, { bevel: 1 })],
      };
  }
}

const slims: Record<Style, number> = {
  modern: 5,
  scandinavian: 9,
  japandi: 11,
  indochine: 10,
  newChinese: 8,
  industrial: 14,
  wabiSabi: 16,
  french: 7,
  midCentury: 12,
};
const wides: Record<Style, number> = {
  modern: 30,
  scandinavian: 34,
  japandi: 40,
  indochine: 58,
  newChinese: 46,
  industrial: 52,
  wabiSabi: 64,
  french: 66,
  midCentury: 36,
};

/** A lit band sanded into the glass, a finger's breadth inside its edge. */
function frosted({ within, depth, height }: Framed, detail: Detail): Mesh {
  return upright(within(24), { back: depth - 1, front: depth, holes: [within(40)] }, height, detail);
}

/** Pearls for the French, a rod for the others, lying on the inner step. */
function beadOf(line: Outline, depth: number, height: number, style: Style, detail: Detail): Mesh {
  const radius = style === 'french' ? 5 : 3.4;
  return tube(
    { path: line.map(([x, z]): Vec3 => [x, -depth, z + height / 2]), radius, closed: true, up: [0, 1, 0] },
    byDetail(detail, 'middle', 'far', 'far'),
  );
}

/** A thick round rod all the way around. */
function rolled(outline: Outline, depth: number, height: number, detail: Detail): Mesh {
  return tube(
    {
      path: inset(outline, depth / 2).map(([x, z]): Vec3 => [x, -depth / 2, z + height / 2]),
      radius: depth / 2,
      closed: true,
      up: [0, 1, 0],
    },
    detail,
  );
}
