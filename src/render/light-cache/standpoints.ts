import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { camerasOn } from '#elements/scene-camera.ts';
import type { Vec3 } from '#lib/vec.ts';
import { cameraOf } from '#render/from-design/design-scene.ts';
import type { RenderCamera } from '#render/scene/render-scene.ts';

/** Where the light of a home is measured; pixels of the small picture. */
export type Standpoint = RenderCamera & { width: number; height: number };

const mostCameras = 12;
const mostRooms = 16;
const meterWidth = 96;
/** Millimetres: eyes of somebody who walks. */
const eyeHeight = 1550;

/** From the cameras of a design, as its photographs are; and all around from the middle of each room. */
export function standpointsOf(design: Design): Standpoint[] {
  const cameras = design.levels.flatMap((level) => camerasOn(design, level)).slice(0, mostCameras);
  const rooms = design.levels.flatMap((level) =>
    roomsOf(design, level.id).map(({ shape }): Standpoint => {
      const at: Vec3 = [shape.middle.x / 1000, shape.middle.y / 1000, (level.elevation + eyeHeight) / 1000];
      const target: Vec3 = [at[0] + 1, at[1], at[2]];
      return { kind: 'panorama', at, target, view: 90, width: meterWidth, height: meterWidth / 2 };
    }),
  );
  return [
    ...cameras.map((camera) => ({
      ...cameraOf(camera),
      width: meterWidth,
      height: camera.kind === 'panorama' ? meterWidth / 2 : Math.max(1, Math.round(meterWidth / camera.aspect)),
    })),
    ...rooms.slice(0, mostRooms),
  ];
}
