import { add, cross, dot, normalise, scale, subtract, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';

/**
 * Camera position and direction. Metres, Y up, Z towards the front of the home: three's axes, not ours. `fov` is
 * vertical, in degrees.
 */
export interface CameraPose {
  eye: Vec3;
  target: Vec3;
  up: Vec3;
  fov: number;
}

/** From our millimetres with Z up to the stage's axes. */
export function toStage([x, y, z]: Vec3): Vec3 {
  return [x / 1000, z / 1000, -y / 1000];
}

/** From the stage's metres to our own axes. */
export function fromStage([x, y, z]: Vec3): Vec3 {
  return [x * 1000, -z * 1000, y * 1000];
}

export function stageBox(box: Box): Box {
  const a = toStage(box.min);
  const b = toStage(box.max);
  return { min: [a[0], a[1], b[2]], max: [b[0], b[1], a[2]] };
}

export function middleOf({ min, max }: Box): Vec3 {
  return scale(add(min, max), 0.5);
}

export function cornersOf({ min, max }: Box): Vec3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [(i & 1 ? max : min)[0], (i & 2 ? max : min)[1], (i & 4 ? max : min)[2]]);
}

/** The camera's own axes. */
export function axesOf({ eye, target, up }: CameraPose): { right: Vec3; up: Vec3; ahead: Vec3 } {
  const ahead = normalise(subtract(target, eye));
  const right = normalise(cross(ahead, up));
  return { right, up: cross(right, ahead), ahead };
}

/** From −1 at the left and below to 1; null behind the camera. */
export function projectToScreen(look: CameraPose, aspect: number, point: Vec3): { x: number; y: number } | null {
  const { right, up, ahead } = axesOf(look);
  const from = subtract(point, look.eye);
  const depth = dot(from, ahead);
  if (depth <= 1e-6) return null;
  const half = Math.tan((look.fov * Math.PI) / 360);
  return { x: dot(from, right) / (depth * half * aspect), y: dot(from, up) / (depth * half) };
}

/** How far along −ahead from its middle a camera must stand for the box to fill `share` of the picture. */
export function fitDistance(box: Box, ahead: Vec3, up: Vec3, fov: number, aspect: number, share: number): number {
  const axes = axesOf({ eye: [0, 0, 0], target: ahead, up, fov });
  const middle = middleOf(box);
  const half = Math.tan((fov * Math.PI) / 360) * share;
  return Math.max(
    ...cornersOf(box).map((corner) => {
      const from = subtract(corner, middle);
      return (
        Math.max(Math.abs(dot(from, axes.right)) / (half * aspect), Math.abs(dot(from, axes.up)) / half) -
        dot(from, axes.ahead)
      );
    }),
  );
}
