import type { Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { projectToScreen, type CameraPose } from '#viewer/camera-pose.ts';

interface MeasureLine {
  /** On the stage, in its own pixels. */
  from: Spot;
  to: Spot;
  millimetres: number;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Width, depth and height of a box, each along the edge that stands free before the thing: below in front, and at its
 * outermost upright.
 */
export function measureLines(box: Box, look: CameraPose, size: { width: number; height: number }): MeasureLine[] {
  const place = (point: Vec3): Spot | null => {
    const seen = projectToScreen(look, size.width / size.height, point);
    return seen && { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height };
  };
  const lengths = ([0, 2, 1] as const).map((axis) => box.max[axis] - box.min[axis]);
  return edgesOf(box, look.eye, place).flatMap(([a, b], index) => {
    const from = place(a);
    const to = place(b);
    const length = lengths[index] ?? 0;
    return from && to ? [{ from, to, millimetres: Math.round(length * 1000) }] : [];
  });
}

/** Width, depth, height. */
function edgesOf({ min, max }: Box, eye: Vec3, place: (point: Vec3) => Spot | null): [Vec3, Vec3][] {
  const nearX = eye[0] > (min[0] + max[0]) / 2 ? max[0] : min[0];
  const nearZ = eye[2] > (min[2] + max[2]) / 2 ? max[2] : min[2];
  // Seen from below, as a lamp is, its upper edges are the free ones.
  const low = eye[1] < min[1] ? max[1] : min[1];
  const uprights: Vec3[] = [
    [nearX, min[1], nearZ === max[2] ? min[2] : max[2]],
    [nearX === max[0] ? min[0] : max[0], min[1], nearZ],
  ];
  const upright = uprights.toSorted((a, b) => (place(a)?.x ?? 0) - (place(b)?.x ?? 0))[0]!;
  return [
    [
      [min[0], low, nearZ],
      [max[0], low, nearZ],
    ],
    [
      [nearX, low, min[2]],
      [nearX, low, max[2]],
    ],
    [
      [upright[0], min[1], upright[2]],
      [upright[0], max[1], upright[2]],
    ],
  ];
}
