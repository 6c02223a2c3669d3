import type { Detail } from '#models/geometry/mesh.ts';

/** How far, in millimetres, a chord may leave the true curve. */
const tolerance: Record<Detail, number> = { near: 0.3, middle: 1, far: 9 };
const fewest: Record<Detail, number> = { near: 12, middle: 8, far: 4 };
const most: Record<Detail, number> = { near: 64, middle: 40, far: 16 };

/** Segments of a full circle. A multiple of four, so that the circle touches its bounding box exactly. */
export function roundSegments(radius: number, detail: Detail): number {
  const needed = Math.PI / Math.acos(Math.max(0, 1 - tolerance[detail] / Math.max(radius, tolerance[detail])));
  return 4 * Math.ceil(Math.min(most[detail], Math.max(fewest[detail], needed)) / 4);
}

/** Segments of a bend through `angle` radians. */
export function bendSegments(radius: number, angle: number, detail: Detail): number {
  return Math.max(1, Math.ceil((roundSegments(radius, detail) * Math.abs(angle)) / (2 * Math.PI)));
}

/** Segments of a rounded edge: none can be seen from afar, one with soft normals serves small edges in a room. */
export function edgeSegments(radius: number, detail: Detail): number {
  if (radius <= 0 || detail === 'far') return radius > 25 ? 2 : 0;
  if (detail === 'middle') return radius > 12 ? 2 : 1;
  if (radius > 30) return 6;
  return radius > 4 ? 4 : 2;
}

export function byDetail<T>(detail: Detail, near: T, middle: T, far: T): T {
  if (detail === 'near') return near;
  return detail === 'middle' ? middle : far;
}
