import type { Design } from '#design/document.ts';
import { allRooms } from '#design/rooms.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import type { Vec3 } from '#lib/vec.ts';

/** Eyes of a person who walks, in millimetres. */
export const eyeHeight = 1550;

/** Where one steps in: at the home's first camera, else in its largest room, looking along it. */
export function entranceOf(design: Design, cameras: readonly SceneCamera[]): { at: Vec3; target: Vec3 } {
  const [camera] = cameras;
  if (camera) return { at: camera.at, target: camera.target };
  const level = design.levels[0]!;
  const room = allRooms(design).filter(({ record }) => record.level === level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0];
  if (!room) return { at: [0, -4000, level.elevation + eyeHeight], target: [0, 0, level.elevation + eyeHeight] };
  const { bounds, middle } = room.shape;
  const [wide, deep] = [bounds.right - bounds.left, bounds.top - bounds.bottom];
  const height = level.elevation + eyeHeight;
  const at: Vec3 = wide > deep ? [bounds.right - 700, middle.y, height] : [middle.x, bounds.bottom + 700, height];
  return { at, target: wide > deep ? [bounds.left, middle.y, height - 250] : [middle.x, bounds.top, height - 250] };
}
