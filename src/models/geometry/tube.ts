import { loft } from '#models/geometry/loft.ts';
import { circlePoint, counterClockwise } from '#models/geometry/outline.ts';
import { bendSegments, roundSegments } from '#models/geometry/segments.ts';
import { add, cross, distance, dot, normalise, scale, subtract } from '#lib/vec.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Ring } from '#models/geometry/loft.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface TubeShape {
  path: readonly Vec3[];
  /** Of a round tube; a list gives one radius for each point of the path (no `bend` then). */
  radius?: number | readonly number[];
  /** Any other section: x to the side, y towards `up`. */
  section?: Outline;
  /** The path's end meets its beginning. */
  closed?: boolean;
  /** Radius of the bends; corners are mitred without. */
  bend?: number;
  /** What the section's y leans towards. */
  up?: Vec3;
  uv?: Vec2;
}

/**
 * A round or shaped bar along a path. Bends inside the given path's corners: outside measures are the path's plus the
 * section's.
 */
export function tube(shape: TubeShape, detail: Detail): Mesh {
  const path = shape.bend ? bent(shape.path, shape.bend, shape.closed ?? false, detail) : shape.path;
  const radii = typeof shape.radius === 'object' ? shape.radius : null;
  const widest = radii ? Math.max(...radii) : ((shape.radius as number | undefined) ?? 0);
  const section = shape.section ? counterClockwise(shape.section) : circle(widest, detail);
  const rings = swept(
    path,
    section,
    shape.closed ?? false,
    shape.up ?? [0, 0, 1],
    radii ? radii.map((radius) => radius / widest) : null,
  );
  return loft(rings, {
    closed: shape.closed ?? false,
    crease: shape.section ? 35 : 75,
    ...(shape.uv ? { uv: shape.uv } : {}),
  });
}

/** A path with every corner rounded. */
function bent(path: readonly Vec3[], radius: number, closed: boolean, detail: Detail): Vec3[] {
  return path.flatMap((point, i) => {
    if (!closed && (i === 0 || i === path.length - 1)) return [point];
    return arcAt(path.at(i - 1)!, point, path[(i + 1) % path.length]!, radius, detail);
  });
}

function arcAt(before: Vec3, point: Vec3, after: Vec3, radius: number, detail: Detail): Vec3[] {
  const inward = normalise(subtract(before, point));
  const onward = normalise(subtract(after, point));
  const between = Math.acos(Math.max(-1, Math.min(1, dot(inward, onward))));
  if (between > Math.PI - 0.01) return [point];
  const room = 0.499 * Math.min(distance(before, point), distance(after, point));
  const reach = Math.min(radius / Math.tan(between / 2), room);
  const r = reach * Math.tan(between / 2);
  const middle = add(point, scale(normalise(add(inward, onward)), r / Math.sin(between / 2)));
  const from = subtract(add(point, scale(inward, reach)), middle);
  const to = subtract(add(point, scale(onward, reach)), middle);
  const steps = bendSegments(r, Math.PI - between, detail);
  return Array.from({ length: steps + 1 }, (_, k) => add(middle, between2(from, to, Math.PI - between, k / steps)));
}

function between2(from: Vec3, to: Vec3, angle: number, t: number): Vec3 {
  const s = Math.sin(angle);
  return add(scale(from, Math.sin((1 - t) * angle) / s), scale(to, Math.sin(t * angle) / s));
}

function circle(radius: number, detail: Detail): Outline {
  const steps = roundSegments(radius, detail);
  return Array.from({ length: steps }, (_, i): Vec2 => {
    const [x, y] = circlePoint(i, steps);
    return [x * radius, y * radius];
  });
}

/** The section carried along without twisting, cut at each corner by the plane that halves it. */
function swept(
  path: readonly Vec3[],
  section: Outline,
  closed: boolean,
  up: Vec3,
  sizes: readonly number[] | null,
): Ring[] {
  const count = path.length;
  const legs = path.map((point, i) => normalise(subtract(path[(i + 1) % count]!, point)));
  if (!closed) legs[count - 1] = legs[count - 2]!;
  let side = sideOf(closed ? legs[count - 1]! : legs[0]!, up);
  return path.map((point, i) => {
    let coming;
    if (i > 0) coming = legs[i - 1]!;
    else if (closed) coming = legs[count - 1]!;
    else coming = legs[0]!;
    const going = legs[i]!;
    const top = cross(side, coming);
    const plane = normalise(add(coming, going));
    const size = sizes ? sizes[i]! : 1;
    const ring = section.map(([x, y]) => {
      const away = add(scale(side, x * size), scale(top, -y * size));
      return add(add(point, away), scale(coming, -dot(away, plane) / dot(coming, plane)));
    });
    side = carried(side, coming, going);
    return ring;
  });
}

/** The least turn that takes one direction to another, done to `side`. */
function carried(side: Vec3, coming: Vec3, going: Vec3): Vec3 {
  const axis = cross(coming, going);
  const cos = dot(coming, going);
  return normalise(
    add(add(scale(side, cos), cross(axis, side)), scale(axis, dot(axis, side) / Math.max(1e-6, 1 + cos))),
  );
}

/** Points so that side, up and the way ahead are a right-handed frame. */
function sideOf(ahead: Vec3, up: Vec3): Vec3 {
  let hint: Vec3 = up;
  if (Math.abs(dot(ahead, up)) > 0.99) hint = Math.abs(ahead[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  return normalise(cross(hint, ahead));
}
