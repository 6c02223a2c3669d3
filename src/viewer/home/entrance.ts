import type { Design, Level } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import { distance, type Vec3 } from '#lib/vec.ts';

/** Eyes of a person who walks, in millimetres. */
const eyeHeight = 1550;

/**
 * Where a walk begins: the largest room of the level, at the camera there that sees farthest, else looking along it.
 */
export function entranceOf(design: Design, level: Level, cameras: readonly SceneCamera[]): { at: Vec3; target: Vec3 } {
  const height = level.elevation + eyeHeight;
  const room = roomsOf(design, level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0];
  if (!room) return { at: [0, -4000, height], target: [0, 0, height] };
  const [camera] = cameras
    .filter((each) => each.level === level.id && roomContains(room.shape, { x: each.at[0], y: each.at[1] }))
    .toSorted((a, b) => distance(b.at, b.target) - distance(a.at, a.target));
  if (camera) return { at: [camera.at[0], camera.at[1], height], target: camera.target };
  const { bounds, middle } = room.shape;
  const wide = bounds.right - bounds.left > bounds.top - bounds.bottom;
  return wide
    ? { at: [bounds.right - 700, middle.y, height], target: [bounds.left, middle.y, height - 250] }
    : { at: [middle.x, bounds.bottom + 700, height], target: [middle.x, bounds.top, height - 250] };
}
