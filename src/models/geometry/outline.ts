import { bendSegments, roundSegments } from '#models/geometry/segments.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** A closed line in the plane, counter-clockwise, the last point joined to the first. */
export type Outline = readonly Vec2[];

export function rectangle(width: number, depth: number): Outline {
  return [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
}

/** One radius for all corners, or four: front left, front right, back right, back left. */
export function roundedRectangle(
  width: number,
  depth: number,
  radius: number | readonly [number, number, number, number],
  detail: Detail,
): Outline {
  const radii = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  return rectangle(width, depth)
    .flatMap(([x, y], i) => {
      const r = Math.min(radii[i]!, width / 2, depth / 2);
      const steps = r > 0 ? bendSegments(r, Math.PI / 2, detail) : 0;
      return Array.from({ length: steps + 1 }, (_, k): Vec2 => {
        const angle = Math.PI + (i * Math.PI) / 2 + (steps ? ((k / steps) * Math.PI) / 2 : 0);
        return [
          exact(x - Math.sign(x) * r + r * Math.cos(angle), x),
          exact(y - Math.sign(y) * r + r * Math.sin(angle), y),
        ];
      });
    })
    .filter((point, i, all) => distinct(point, all[(i + 1) % all.length]!));
}

export function ellipse(width: number, depth: number, detail: Detail): Outline {
  return superellipse(width, depth, 2, detail);
}

/** Exponent 2 is an ellipse, 4 a soft square, 1 a rhombus. */
export function superellipse(width: number, depth: number, exponent: number, detail: Detail): Outline {
  const steps = roundSegments(Math.max(width, depth) / 2, detail);
  return Array.from({ length: steps }, (_, i): Vec2 => {
    const [c, s] = circlePoint(i, steps);
    return [(width / 2) * power(c, 2 / exponent), (depth / 2) * power(s, 2 / exponent)];
  });
}

/** A piece of a circle as an open line, from one angle to another in degrees; touches its bounding box exactly. */
export function arc(radius: number, from: number, to: number, detail: Detail): Vec2[] {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const quarters = Array.from({ length: 9 }, (_, i) => (Math.ceil(low / 90) + i) * 90).filter(
    (angle) => angle > low && angle < high,
  );
  const stops = [low, ...quarters, high];
  const angles = stops.slice(1).flatMap((end, i) => {
    const steps = bendSegments(radius, ((end - stops[i]!) * Math.PI) / 180, detail);
    return Array.from({ length: steps }, (_, k) => stops[i]! + ((end - stops[i]!) * k) / steps);
  });
  const line = [...angles, high].map((degrees): Vec2 => {
    const [x, y] =
      degrees % 90 === 0
        ? circlePoint(((degrees % 360) + 360) % 360, 360)
        : [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [radius * x, radius * y];
  });
  return from <= to ? line : line.toReversed();
}

/** A line through all points as a smooth curve (Catmull-Rom), `steps` pieces between two points. */
export function curve(points: readonly Vec2[], steps: number): Vec2[] {
  const at = (i: number): Vec2 => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const line = points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (_, k): Vec2 => {
      const t = k / steps;
      return [
        spline(at(i - 1)[0], at(i)[0], at(i + 1)[0], at(i + 2)[0], t),
        spline(at(i - 1)[1], at(i)[1], at(i + 1)[1], at(i + 2)[1], t),
      ];
    }),
  );
  return [...line, points.at(-1)!];
}

/** Moves every side inwards by `by` millimetres, corners mitred. */
export function inset(outline: Outline, by: number): Outline {
  return outline.map((point, i) => {
    const before = side(outline.at(i - 1)!, point);
    const after = side(point, outline[(i + 1) % outline.length]!);
    const reach = by / Math.max(0.3, 1 + before[0] * after[0] + before[1] * after[1]);
    return [point[0] + (before[0] + after[0]) * reach, point[1] + (before[1] + after[1]) * reach];
  });
}

export function counterClockwise(outline: Outline): Outline {
  const area = outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return area < 0 ? outline.toReversed() : outline;
}

/** The direction inwards from a side of a counter-clockwise outline. */
function side(from: Vec2, to: Vec2): Vec2 {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [-(to[1] - from[1]) / size, (to[0] - from[0]) / size];
}

/** Points of the unit circle, exact where they touch the axes. */
export function circlePoint(i: number, steps: number): Vec2 {
  const quarter = (4 * (i % steps)) / steps;
  if (Number.isInteger(quarter))
    return (
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const
    )[quarter]!;
  const angle = (2 * Math.PI * i) / steps;
  return [Math.cos(angle), Math.sin(angle)];
}

function power(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}

function exact(value: number, wanted: number): number {
  return Math.abs(value - wanted) < 1e-6 ? wanted : value;
}

function distinct(a: Vec2, b: Vec2): boolean {
  return Math.abs(a[0] - b[0]) > 1e-6 || Math.abs(a[1] - b[1]) > 1e-6;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}
