import { add, cross, dot, normalise, scale, subtract, type Vec3 } from '#lib/vec.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { axesOf, fromStage, projectToScreen, toStage, type CameraPose } from '#viewer/camera-pose.ts';
import type { Size } from '../plan-view/plan-camera.ts';

/** In the axes of the home: millimetres, Z up; `along` of unit length. */
export interface Ray {
  readonly from: Vec3;
  readonly along: Vec3;
}

/** Between the home and its picture: where a pixel looks, where a place is seen. */
export interface Sight {
  readonly eye: Vec3;
  readonly size: Size;
  /** Through a place of the view, pixels from its upper left. */
  ray(at: Point): Ray;
  /** Null behind the eye. */
  toScreen(place: Vec3): Point | null;
  /** Screen pixels for a millimetre that lies across the view at this place. */
  scaleAt(place: Vec3): number;
}

/** Farther off nothing is meant: near the horizon a pixel is a street. Millimetres. */
const farthest = 200_000;

export function sightOf(pose: CameraPose, size: Size): Sight {
  const { width, height } = size;
  const { right, up, ahead } = axesOf(pose);
  const half = Math.tan((pose.fov * Math.PI) / 360);
  const aspect = width / height;
  return {
    eye: fromStage(pose.eye),
    size,
    ray({ x, y }) {
      const across = ((x / width) * 2 - 1) * half * aspect;
      const upward = (1 - (y / height) * 2) * half;
      const along = normalise(add(ahead, add(scale(right, across), scale(up, upward))));
      return { from: fromStage(pose.eye), along: [along[0], -along[2], along[1]] };
    },
    toScreen(place) {
      const seen = projectToScreen(pose, aspect, toStage(place));
      return seen && { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
    },
    scaleAt(place) {
      const depth = Math.max(0.05, dot(subtract(toStage(place), pose.eye), ahead));
      return height / (2 * half * depth * 1000);
    },
  };
}

/** Pixels: `bottom` the smaller, `top` the larger, as of any bounds. Null where a part is behind the eye. */
export function seenBounds(sight: Sight, places: readonly Vec3[]): Bounds | null {
  const seen = places.flatMap((place) => sight.toScreen(place) ?? []);
  if (seen.length < places.length || seen.length === 0) return null;
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Where a ray meets the level plane at this height; null where it looks away from it or meets it beyond all sense. */
export function onPlane({ from, along }: Ray, height: number): Point | null {
  const share = (height - from[2]) / along[2];
  if (!Number.isFinite(share) || share < 0 || share > farthest) return null;
  return { x: from[0] + along[0] * share, y: from[1] + along[1] * share };
}

/** As high as the ray passes an upright line through a place of the plan. */
export function onUpright({ from, along }: Ray, { x, y }: Point): number | null {
  const upright: Vec3 = [0, 0, 1];
  const across = cross(along, upright);
  const size = dot(across, across);
  // Straight from above, a line that stands up is a dot.
  if (size < 1e-4) return null;
  const apart = subtract([x, y, 0], from);
  return dot(cross(apart, along), across) / size;
}
