import { loft } from '#models/geometry/loft.ts';
import { circlePoint } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { lerp } from '#lib/vec.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/**
 * Seen from above. `dee`: straight behind, round before, as a WC is. `fluted`: an ellipse with ribs. `quadrant`: made
 * for a corner, its front right rounded off.
 */
export type Rim = 'oval' | 'soft' | 'square' | 'dee' | 'fluted' | 'quadrant';

/** One level ring of a vessel's skin; X and Y are where its middle is. */
export interface Course {
  rim: Rim;
  width: number;
  depth: number;
  z: number;
  /** Radius of the corners that `square`, `dee` and `quadrant` have. */
  corner?: number;
  x?: number;
  y?: number;
}

/**
 * A solid between level rings: for a vessel up the outside, over the lip, down the inside. The first and the last are
 * closed flat.
 */
export function vessel(courses: readonly Course[], detail: Detail, crease = 42): Mesh {
  const fluted = courses.some(({ rim }) => rim === 'fluted');
  const count = fluted ? byDetail(detail, 128, 96, 24) : byDetail(detail, 56, 36, 12);
  return loft(
    courses.map((course) => ringOf(course, count)),
    { crease },
  );
}

/** The ring as a line in the plane, for boards that must follow it: seats, lids, trays. */
export function rimLine(course: Omit<Course, 'z'>, detail: Detail): Vec2[] {
  return ringOf({ ...course, z: 0 }, byDetail(detail, 56, 36, 16)).map(([x, y]): Vec2 => [x, y]);
}

function ringOf(course: Course, count: number): Vec3[] {
  const { x = 0, y = 0, z } = course;
  return lines[course.rim](course, count).map(([px, py]): Vec3 => [px + x, py + y, z]);
}

const lines: Record<Rim, (course: Course, count: number) => Vec2[]> = {
  oval: (course, count) => round(course, count, 2),
  soft: (course, count) => round(course, count, 3.4),
  fluted: (course, count) =>
    round(course, count, 2).map(([x, y], i): Vec2 => {
      const rib = 1 - 0.028 * (1 - Math.abs(Math.cos((Math.PI * i * 8 * Math.max(1, Math.round(count / 32))) / count)));
      return [x * rib, y * rib];
    }),
  square: (course, count) =>
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].flatMap(([x, y], quarter) => cornerOf(course, [x!, y!], quarter, count / 4)),
  quadrant: (course, count) =>
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].flatMap(([x, y], quarter) =>
      cornerOf(
        quarter === 3 ? { ...course, corner: Math.min(course.width, course.depth) * 0.64 } : course,
        [x!, y!],
        quarter,
        count / 4,
      ),
    ),
  dee: (course, count) => [
    ...cornerOf(course, [1, 1], 0, count / 4),
    ...cornerOf(course, [-1, 1], 1, count / 4),
    ...bow(course, count / 2),
  ],
};

function round({ width, depth }: Course, count: number, exponent: number): Vec2[] {
  const power = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  return Array.from({ length: count }, (_, i): Vec2 => {
    const [c, s] = circlePoint(i, count);
    return [(width / 2) * power(c), (depth / 2) * power(s)];
  });
}

function cornerOf({ rim, width, depth, corner = 40 }: Course, [x, y]: Vec2, quarter: number, points: number): Vec2[] {
  const most = rim === 'quadrant' ? Math.min(width, depth) * 0.64 : Math.min(width, depth) / 2 - 0.5;
  const r = Math.max(0.5, Math.min(corner, most));
  return Array.from({ length: points }, (_, i): Vec2 => {
    const [c, s] = circlePoint(quarter * (points - 1) + i, 4 * (points - 1));
    return [x * (width / 2 - r) + r * c, y * (depth / 2 - r) + r * s];
  });
}

/** The round front, from the left to the right. */
function bow({ width, depth, corner = 40 }: Course, steps: number): Vec2[] {
  const reach = Math.min(depth - corner - 1, Math.max(width * 0.58, depth * 0.5));
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const [c, s] = circlePoint(steps + i, 2 * steps);
    return [(width / 2) * c, -depth / 2 + reach + reach * s];
  });
}

/** Larger (or smaller) all around. */
export function grown(course: Course, by: number): Course {
  return {
    ...course,
    width: course.width + 2 * by,
    depth: course.depth + 2 * by,
    ...(course.corner === undefined ? {} : { corner: Math.max(1, course.corner + by) }),
  };
}

const arcSteps = (detail: Detail): number => byDetail(detail, 4, 2, 0);

function arcOf(detail: Detail): Vec2[] {
  const steps = arcSteps(detail);
  return steps === 0
    ? [[1, 0]]
    : Array.from({ length: steps + 1 }, (_, i): Vec2 => [
        Math.cos(((i / steps) * Math.PI) / 2),
        Math.sin(((i / steps) * Math.PI) / 2),
      ]);
}

/**
 * From the outer wall over a rounded lip to the inner wall. Both courses lie in the lip's top; `outer` is its outside
 * measure.
 */
export function overLip(outer: Course, inner: Course, radius: number, detail: Detail): Course[] {
  const arc = arcOf(detail);
  const drop = (s: number): number => (arc.length > 1 ? radius * (1 - s) : 0);
  const out = arc.map(([c, s]) => ({ ...grown(outer, radius * (c - 1)), z: outer.z - drop(s) }));
  return [...out, ...arc.toReversed().map(([c, s]) => ({ ...grown(inner, radius * (1 - c)), z: inner.z - drop(s) }))];
}

/** A wall turning in to the level of `floor`, given as if it were sharp: from above to below. */
export function toFloor(floor: Course, radius: number, detail: Detail): Course[] {
  const arc = arcOf(detail);
  if (arc.length === 1) return [{ ...floor, z: floor.z + radius }, grown(floor, -radius)];
  return arc.map(([c, s]) => ({ ...grown(floor, radius * (c - 1)), z: floor.z + radius * (1 - s) }));
}

/** The same edge under a body: from below to above. */
export function fromFoot(foot: Course, radius: number, detail: Detail): Course[] {
  if (detail === 'far') return [foot];
  return toFloor(foot, radius, detail).toReversed();
}

/**
 * Courses between two, without them: `round` like the quarter of an egg standing on the lower, `cone` straight, `ogee`
 * in a double curve.
 */
export function between(low: Course, high: Course, swell: 'round' | 'cone' | 'ogee', detail: Detail): Course[] {
  if (swell === 'cone') return [];
  const steps = byDetail(detail, 8, 5, 2);
  return Array.from({ length: steps - 1 }, (_, i) => {
    const t = (i + 1) / steps;
    const a = (t * Math.PI) / 2;
    const [size, up] = swell === 'round' ? [Math.sin(a), 1 - Math.cos(a)] : [t * t * (3 - 2 * t), t];
    return mixed(low, high, size, up);
  });
}

function mixed(low: Course, high: Course, size: number, up: number): Course {
  const by = (key: 'width' | 'depth'): number => lerp(low[key], high[key], size);
  return {
    rim: high.rim,
    width: by('width'),
    depth: by('depth'),
    z: lerp(low.z, high.z, up),
    x: lerp(low.x ?? 0, high.x ?? 0, size),
    y: lerp(low.y ?? 0, high.y ?? 0, size),
    ...(high.corner === undefined ? {} : { corner: lerp(low.corner ?? high.corner, high.corner, size) }),
  };
}
