import { arc, inset, rectangle, roundedRectangle, superellipse } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type MirrorShape =
  | 'round'
  | 'oval'
  | 'rectangle'
  | 'soft'
  | 'arch'
  | 'pill'
  | 'octagon'
  | 'notched'
  | 'pebble'
  | 'wave'
  | 'drop';

/**
 * The outline drawn in by so much. Corners would turn inside out if their short sides were moved far: they are drawn
 * anew.
 */
export function mirrorWithin(
  shape: MirrorShape,
  width: number,
  height: number,
  detail: Detail,
): (by: number) => Outline {
  const outline = mirrorOutline(shape, width, height, detail);
  const cornered = shape === 'rectangle' || shape === 'soft' || shape === 'arch';
  return (by) => {
    if (by === 0) return outline;
    const w = width - 2 * by;
    const h = height - 2 * by;
    if (shape === 'notched') return bitten(w, h, Math.min(width, height) * 0.13, detail);
    if (!cornered) return inset(outline, by);
    const corner = shape === 'soft' ? Math.max(0, Math.min(width, height) * 0.14 - by) : 0;
    return roundedRectangle(w, h, shape === 'arch' ? [0, 0, w / 2, w / 2] : corner, detail);
  };
}

/** The outline lying flat, around the origin, exactly `width` × `height`; Y is up once it stands. */
function mirrorOutline(shape: MirrorShape, width: number, height: number, detail: Detail): Outline {
  const small = Math.min(width, height);
  switch (shape) {
    case 'round':
    case 'oval':
      return superellipse(width, height, 2, detail);
    case 'rectangle':
      return rectangle(width, height);
    case 'soft':
      return roundedRectangle(width, height, small * 0.14, detail);
    case 'arch':
      return roundedRectangle(width, height, [0, 0, width / 2, width / 2], detail);
    case 'pill':
      return roundedRectangle(width, height, small / 2, detail);
    case 'octagon':
      return clipped(width, height, small * 0.2);
    case 'notched':
      return bitten(width, height, small * 0.13, detail);
    case 'pebble':
      return wobbled(width, height, (a) => 1 + 0.1 * Math.cos(2 * a + 0.6) + 0.085 * Math.cos(3 * a - 0.9), detail);
    case 'wave':
      return wobbled(width, height, (a) => 1 + 0.075 * Math.cos(5 * a + 0.4) + 0.05 * Math.cos(2 * a - 0.5), detail);
    case 'drop':
      return wobbled(width, height, (a) => 1 + 0.2 * Math.cos(a - 1.9) + 0.05 * Math.cos(2 * a + 1.1), detail);
  }
}

function clipped(width: number, height: number, cut: number): Outline {
  const x = width / 2;
  const y = height / 2;
  return [
    [-x + cut, -y],
    [x - cut, -y],
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
  ];
}

/** Corners scooped out by a quarter circle. */
function bitten(width: number, height: number, radius: number, detail: Detail): Outline {
  const corners: [number, number, number][] = [
    [-1, -1, 90],
    [1, -1, 180],
    [1, 1, 270],
    [-1, 1, 360],
  ];
  return corners.flatMap(([x, y, from]) =>
    arc(radius, from, from - 90, detail).map(([px, py]): Vec2 => [x * (width / 2) + px, y * (height / 2) + py]),
  );
}

/** A round drawn by a steady hand, brought to its exact measures. */
function wobbled(width: number, height: number, radius: (angle: number) => number, detail: Detail): Outline {
  const steps = byDetail(detail, 72, 44, 18);
  const line = Array.from({ length: steps }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / steps;
    return [radius(a) * Math.cos(a), radius(a) * Math.sin(a)];
  });
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const fit = (value: number, all: number[], size: number): number =>
    ((value - Math.min(...all)) / (Math.max(...all) - Math.min(...all)) - 0.5) * size;
  return line.map(([x, y]): Vec2 => [fit(x, xs, width), fit(y, ys, height)]);
}
